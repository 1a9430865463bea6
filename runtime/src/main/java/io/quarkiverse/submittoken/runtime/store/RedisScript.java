package io.quarkiverse.submittoken.runtime.store;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.function.Predicate;

import io.vertx.redis.client.Response;

/**
 * One step of the store.
 *
 * @param step its name in messages
 * @param source the Lua source
 * @param sha1 the name by which Redis knows a script that it has run before
 * @param promises whether a reply tells of something written that must not get lost
 */
record RedisScript(String step, String source, String sha1, Predicate<Response> promises) {

    RedisScript(String step, String source) {
        this(step, source, reply -> false);
    }

    RedisScript(String step, String source, Predicate<Response> promises) {
        this(step, source, sha1(source), promises);
    }

    private static String sha1(String source) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-1").digest(source.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Redis names scripts by SHA-1, which this Java runtime does not offer", e);
        }
    }
}
