package io.quarkiverse.submittoken.runtime.store;

import io.quarkiverse.submittoken.runtime.config.RedisAvailability;
import io.quarkiverse.submittoken.spi.SubmissionStore;

/** Where the Redis store comes from, for those who must not know any class of the Redis client. */
interface RedisStoreFactory extends RedisAvailability {

    /** @throws IllegalStateException there is no Redis client to use */
    SubmissionStore create();
}
