package io.quarkiverse.submittoken.runtime.store;

import java.util.Optional;

/** Whether submissions can be kept in Redis. A bean; asking it opens no connection. */
public interface RedisAvailability {

    /** Whether the application has the extension {@code io.quarkus:quarkus-redis-client}. */
    boolean hasExtension();

    /** The name of the client that the store uses. Empty: the default client. */
    Optional<String> clientName();

    /** Why the client cannot be used, in the words of the Redis extension. Empty: it is configured. */
    Optional<String> whyNotConfigured();
}
