package io.quarkiverse.submittoken.runtime.config;

import java.util.Optional;

import jakarta.inject.Singleton;

import io.quarkus.arc.DefaultBean;

/** An application without the extension {@code quarkus-redis-client}. */
@DefaultBean
@Singleton
class NoRedis implements RedisAvailability {

    @Override
    public boolean clientPresent() {
        return false;
    }

    @Override
    public Optional<String> whyNotConfigured() {
        return Optional.of("there is no client");
    }
}
