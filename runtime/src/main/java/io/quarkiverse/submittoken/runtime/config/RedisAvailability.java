package io.quarkiverse.submittoken.runtime.config;

import java.util.Optional;

/** What the start-up validation has to know of Redis. A bean; asking it opens no connection. */
public interface RedisAvailability {

    /** @return whether the application has the extension {@code io.quarkus:quarkus-redis-client} */
    boolean hasExtension();

    /** @return the name of the client that the store uses; empty for the default client */
    Optional<String> clientName();

    /** @return why the client cannot be used and how to mend it, in the words of the Redis extension; empty if it can */
    Optional<String> whyNotConfigured();
}
