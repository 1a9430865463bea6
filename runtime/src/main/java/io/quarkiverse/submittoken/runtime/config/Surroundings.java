package io.quarkiverse.submittoken.runtime.config;

import io.quarkus.runtime.LaunchMode;

/**
 * What decides about the store besides the run-time configuration.
 *
 * @param hostsKey the key that names the hosts of the Redis client to use
 */
record Surroundings(LaunchMode mode, RedisAvailability redis, String hostsKey) {

    private static final String DEFAULT_CLIENT = "<default>";

    static Surroundings of(LaunchMode mode, RedisAvailability redis, SubmitTokenBuildTimeConfig config) {
        return new Surroundings(mode, redis, config.redis().clientName()
                .filter(name -> !name.equals(DEFAULT_CLIENT))
                .map(name -> "quarkus.redis.\"" + name + "\".hosts")
                .orElse("quarkus.redis.hosts"));
    }
}
