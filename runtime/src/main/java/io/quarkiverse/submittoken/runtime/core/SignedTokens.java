package io.quarkiverse.submittoken.runtime.core;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.function.LongSupplier;

import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Tokens that only a holder of a key can make, and that age. One that was minted for a user is of use to that user only;
 * one of an anonymous page to everybody, so that a login form can carry one.
 *
 * <p>
 * URL-safe Base64 of: a byte for the version, a byte that tells whether the token is bound to a user, the time of minting
 * in seconds (8 bytes), 24 random bytes, and HMAC-SHA-256 (RFC 2104) over all of this and the name of the user.
 */
public final class SignedTokens implements Tokens {

    private static final String ALGORITHM = "HmacSHA256";
    private static final byte VERSION = 1;
    private static final byte ANYBODY = 0;
    private static final byte BOUND = 1;
    private static final int RANDOM_BYTES = 24;
    private static final int CONTENT_BYTES = 2 + Long.BYTES + RANDOM_BYTES;
    private static final int SIGNATURE_BYTES = 32;

    private final List<SecretKeySpec> keys;
    private final long maxAgeSeconds;
    private final SecureRandom random;
    private final LongSupplier epochSeconds;

    /**
     * @param keys the first signs, any verifies; at least one
     * @param maxAge how old a token may be; by the clocks of those who mint and verify
     */
    public SignedTokens(List<byte[]> keys, Duration maxAge, SecureRandom random, LongSupplier epochSeconds) {
        this.keys = keys.stream().map(key -> new SecretKeySpec(key, ALGORITHM)).toList();
        this.maxAgeSeconds = maxAge.toSeconds();
        this.random = random;
        this.epochSeconds = epochSeconds;
    }

    @Override
    public String mint(String user) {
        byte[] unguessable = new byte[RANDOM_BYTES];
        random.nextBytes(unguessable);
        byte[] content = ByteBuffer.allocate(CONTENT_BYTES).put(VERSION).put(user == null ? ANYBODY : BOUND)
                .putLong(epochSeconds.getAsLong()).put(unguessable).array();
        byte[] token = ByteBuffer.allocate(CONTENT_BYTES + SIGNATURE_BYTES).put(content)
                .put(signature(keys.get(0), content, user)).array();
        return Base64.getUrlEncoder().withoutPadding().encodeToString(token);
    }

    @Override
    public Verdict verdict(String token, String user) {
        byte[] bytes = decoded(token);
        if (bytes.length != CONTENT_BYTES + SIGNATURE_BYTES || bytes[0] != VERSION) {
            return Verdict.FORGED;
        }
        byte[] content = Arrays.copyOf(bytes, CONTENT_BYTES);
        String boundTo = content[1] == ANYBODY ? null : user;
        if (content[1] == BOUND && user == null || !isSigned(content, boundTo, bytes)) {
            return Verdict.FORGED;
        }
        long age = epochSeconds.getAsLong() - ByteBuffer.wrap(content).getLong(2);
        return age > maxAgeSeconds ? Verdict.EXPIRED : Verdict.GENUINE;
    }

    /** Takes the same time whichever key has signed, if any. */
    private boolean isSigned(byte[] content, String user, byte[] token) {
        byte[] claimed = Arrays.copyOfRange(token, CONTENT_BYTES, token.length);
        boolean signed = false;
        for (SecretKeySpec key : keys) {
            signed |= MessageDigest.isEqual(signature(key, content, user), claimed);
        }
        return signed;
    }

    private static byte[] signature(SecretKeySpec key, byte[] content, String user) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(key);
            mac.update(content);
            return mac.doFinal(user == null ? new byte[0] : user.getBytes(StandardCharsets.UTF_8));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("Every Java platform has HMAC-SHA-256", e);
        }
    }

    private static byte[] decoded(String token) {
        try {
            return Base64.getUrlDecoder().decode(token);
        } catch (IllegalArgumentException notBase64) {
            return new byte[0];
        }
    }
}
