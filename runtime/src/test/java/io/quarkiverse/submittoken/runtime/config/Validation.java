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

    static Validation inDev() {
        return new Validation(LaunchMode.DEVELOPMENT, new NoRedis(), Map.of());
    }

    static Validation inProduction() {
        return new Validation(LaunchMode.NORMAL, new NoRedis(), Map.of());
    }

    Validation with(String name, String value) {
        return withKey(Objection.key(name), value);
    }

    Validation withKey(String key, String value) {
        Map<String, String> more = new HashMap<>(settings);
        more.put(key, value);
        return new Validation(mode, redis, more);
    }

    Validation withRedisClient() {
        return new Validation(mode, client(Optional.empty()), settings);
    }

    Validation withRedisClientNotConfigured(String reason) {
        return new Validation(mode, client(Optional.of(reason)), settings);
    }

    List<String> lines() {
        return objections().stream().map(Objection::line).toList();
    }

    List<Objection> objections() {
        var config = new SmallRyeConfigBuilder().addDiscoveredConverters().addDefaultInterceptors()
                .withMapping(SubmitTokenConfig.class).withMapping(SubmitTokenBuildTimeConfig.class)
                .withSources(new PropertiesConfigSource(settings, "test", 500))
                .build();
        return StartupValidation.objections(config.getConfigMapping(SubmitTokenConfig.class),
                Surroundings.of(mode, redis, config.getConfigMapping(SubmitTokenBuildTimeConfig.class)));
    }

    private static RedisAvailability client(Optional<String> whyNotConfigured) {
        return new RedisAvailability() {
            @Override
            public boolean clientPresent() {
                return true;
            }

            @Override
            public Optional<String> whyNotConfigured() {
                return whyNotConfigured;
            }
        };
    }
}
