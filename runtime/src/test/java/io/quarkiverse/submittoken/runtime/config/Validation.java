package io.quarkiverse.submittoken.runtime.config;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import io.quarkus.runtime.LaunchMode;
import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfigBuilder;

/** The start-up validation of an application: {@code inDev().with("ttl", "0S").lines()}. */
record Validation(LaunchMode mode, RedisAvailability redis, Map<String, String> settings) {

    private record Redis(boolean hasExtension, Optional<String> clientName, Optional<String> whyNotConfigured)
            implements
                RedisAvailability {
    }

    static Validation inDev() {
        return new Validation(LaunchMode.DEVELOPMENT, new Redis(false, Optional.empty(), Optional.empty()), Map.of());
    }

    static Validation inProduction() {
        return new Validation(LaunchMode.NORMAL, inDev().redis(), Map.of());
    }

    Validation with(String name, String value) {
        Map<String, String> more = new HashMap<>(settings);
        more.put(Objection.key(name), value);
        return new Validation(mode, redis, more);
    }

    Validation withRedisClient() {
        return new Validation(mode, new Redis(true, redis.clientName(), Optional.empty()), settings);
    }

    Validation withUnusableRedisClient(String reason) {
        return new Validation(mode, new Redis(true, redis.clientName(), Optional.of(reason)), settings);
    }

    Validation withRedisClientName(String name) {
        return new Validation(mode, new Redis(redis.hasExtension(), Optional.of(name), redis.whyNotConfigured()), settings);
    }

    List<String> lines() {
        return objections().stream().map(Objection::line).toList();
    }

    List<Objection> objections() {
        var config = new SmallRyeConfigBuilder().addDiscoveredConverters().addDefaultInterceptors()
                .withMapping(SubmitTokenConfig.class)
                .withSources(new PropertiesConfigSource(settings, "test", 500))
                .build();
        return StartupValidation.objections(config.getConfigMapping(SubmitTokenConfig.class),
                new Surroundings(mode, redis));
    }
}
