package io.quarkiverse.submittoken.runtime.store;

import java.util.Optional;

import jakarta.inject.Singleton;

import io.quarkiverse.submittoken.runtime.config.SubmitTokenBuildTimeConfig;
import io.quarkiverse.submittoken.spi.SubmissionStore;
import io.quarkus.arc.DefaultBean;

/** The application has no Redis client. Makes way for {@link RedisClientStoreFactory} where it has one. */
@DefaultBean
@Singleton
final class NoRedis implements RedisStoreFactory {

    private static final String REASON = "The application has no Redis client: add the dependency"
            + " io.quarkus:quarkus-redis-client, or set quarkus.submit-token.backend=memory";

    private final SubmitTokenBuildTimeConfig config;

    NoRedis(SubmitTokenBuildTimeConfig config) {
        this.config = config;
    }

    @Override
    public boolean hasExtension() {
        return false;
    }

    @Override
    public Optional<String> clientName() {
        return config.redis().clientName();
    }

    @Override
    public Optional<String> whyNotConfigured() {
        return Optional.of(REASON);
    }

    @Override
    public SubmissionStore create() {
        throw new IllegalStateException(REASON);
    }
}
