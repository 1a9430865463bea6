package io.quarkiverse.submittoken.runtime.config;

import java.util.Optional;

import jakarta.inject.Singleton;

import io.quarkus.arc.DefaultBean;

/** An application without the extension {@code quarkus-redis-client}. */
@DefaultBean
@Singleton
class NoRedis implements RedisAvailability {

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
        return Optional.of("Add the dependency io.quarkus:quarkus-redis-client.");
    }
}
