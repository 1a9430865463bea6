package io.quarkiverse.submittoken.runtime.config;

import java.util.Optional;

/** What the start-up validation has to know of Redis. The application without a Redis client has {@link NoRedis}. */
public interface RedisAvailability {

    /** @return whether the application has the extension {@code quarkus-redis-client} */
    boolean clientPresent();

    /**
     * Asked only where a client is present. Opens no connection.
     *
     * @return why the client cannot be used, in a few words without a full stop; empty if it can
     */
    Optional<String> whyNotConfigured();
}
