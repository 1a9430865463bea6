package io.quarkiverse.submittoken.runtime.store;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;

import io.quarkiverse.submittoken.runtime.config.EffectiveBackend;
import io.quarkiverse.submittoken.runtime.config.SubmitTokenConfig;
import io.quarkiverse.submittoken.spi.SubmissionStore;
import io.quarkus.arc.DefaultBean;
import io.quarkus.runtime.LaunchMode;

/**
 * The store that the configuration chooses, made at its first use and at run time. An application that has a
 * {@link SubmissionStore} bean of its own gets that one.
 */
@Singleton
public class SubmissionStoreProducer {

    @Produces
    @ApplicationScoped
    @DefaultBean
    SubmissionStore store(SubmitTokenConfig config, RedisStoreFactory redis) {
        return switch (EffectiveBackend.of(config, LaunchMode.current())) {
            case MEMORY -> new MemorySubmissionStore(config.memory().maxSize().asLongValue(),
                    config.maxRecordedBody().asLongValue());
            case REDIS -> redis.create();
        };
    }
}
