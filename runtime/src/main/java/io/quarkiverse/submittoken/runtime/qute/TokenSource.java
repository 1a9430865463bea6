package io.quarkiverse.submittoken.runtime.qute;

import java.security.SecureRandom;

import jakarta.enterprise.context.ApplicationScoped;

import io.quarkiverse.submittoken.runtime.core.TokenMint;

/**
 * Where new tokens come from. The generator is created with the first token, hence at run time: one created while a native
 * executable is built would repeat itself at every start.
 */
@ApplicationScoped
public class TokenSource {

    private final TokenMint mint = new TokenMint(new SecureRandom());

    /** @return a token that has not been given out before; nothing is written to any store */
    public String mint() {
        return mint.mint();
    }
}
