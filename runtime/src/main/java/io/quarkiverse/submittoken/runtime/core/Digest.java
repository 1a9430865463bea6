package io.quarkiverse.submittoken.runtime.core;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/**
 * SHA-256 over a sequence of parts. Every part is preceded by its length, so that no two different sequences look alike.
 * Not for use by several threads at once.
 */
final class Digest {

    private static final int ABSENT = -1;

    private final MessageDigest sha256 = sha256();

    Digest add(String part) {
        return part == null ? absent() : add(part.getBytes(StandardCharsets.UTF_8));
    }

    Digest add(byte[] part) {
        length(part.length);
        sha256.update(part);
        return this;
    }

    Digest add(long number) {
        sha256.update(ByteBuffer.allocate(Long.BYTES).putLong(number).array());
        return this;
    }

    /** Differs from every part, the empty one included. */
    Digest absent() {
        length(ABSENT);
        return this;
    }

    /** URL-safe Base64, 43 characters. Ends this digest. */
    String text() {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(sha256.digest());
    }

    private void length(int length) {
        sha256.update(ByteBuffer.allocate(Integer.BYTES).putInt(length).array());
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java platform has SHA-256", e);
        }
    }
}
