package io.quarkiverse.submittoken.realredis;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;

import redis.embedded.RedisExecProvider;

/**
 * The {@code redis-server} that comes with a test dependency, or the one that
 * {@code -Dsubmit-token.test.redis-server=<path>} names.
 */
final class RedisExecutable {

    private static final String PROPERTY = "submit-token.test.redis-server";

    /** Unpacked once. */
    private static final String PATH = Optional.ofNullable(System.getProperty(PROPERTY))
            .orElseGet(RedisExecutable::ofTheDependency);

    private RedisExecutable() {
    }

    static String path() {
        return PATH;
    }

    private static String ofTheDependency() {
        try {
            return RedisExecProvider.defaultProvider().get().getAbsolutePath();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
