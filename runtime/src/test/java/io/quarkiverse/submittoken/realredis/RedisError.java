package io.quarkiverse.submittoken.realredis;

/** An error that Redis has answered. */
public final class RedisError extends RuntimeException {

    private static final long serialVersionUID = 1L;

    RedisError(String message) {
        super(message);
    }
}
