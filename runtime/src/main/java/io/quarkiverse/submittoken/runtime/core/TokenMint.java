package io.quarkiverse.submittoken.runtime.core;

import java.security.SecureRandom;
import java.util.Base64;

/** Makes tokens: 192 bits from a cryptographically strong generator, 32 URL-safe characters. Safe for many threads. */
public final class TokenMint {

    private static final int TOKEN_BYTES = 24;

    private final SecureRandom random;

    /** @param random created at run time: one created while a native executable is built repeats itself at every start */
    public TokenMint(SecureRandom random) {
        this.random = random;
    }

    public String mint() {
        byte[] token = new byte[TOKEN_BYTES];
        random.nextBytes(token);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(token);
    }
}
