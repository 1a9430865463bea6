package io.quarkiverse.submittoken.runtime.config;

import io.quarkus.runtime.LaunchMode;

/** What decides about the store besides the run-time configuration. */
record Surroundings(LaunchMode mode, RedisAvailability redis) {

    private static final String DEFAULT_CLIENT = "<default>";

    boolean inProduction() {
        return mode == LaunchMode.NORMAL;
    }

    /** @return the key that names the hosts of the Redis client to use */
    String hostsKey() {
        return redis.clientName()
                .filter(name -> !name.equals(DEFAULT_CLIENT))
                .map(name -> "quarkus.redis.\"" + name + "\".hosts")
                .orElse("quarkus.redis.hosts");
    }
}
