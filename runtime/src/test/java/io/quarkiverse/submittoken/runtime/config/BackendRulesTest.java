package io.quarkiverse.submittoken.runtime.config;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BackendRulesTest {

    private static final String ONE_PROCESS = " Or, if it runs in one process and may forget submissions at a restart, set"
            + " quarkus.submit-token.backend=memory and quarkus.submit-token.memory.allow-in-production=true.";

    @Test
    void memoryIsNotForProduction() {
        assertThat(Validation.inProduction().with("backend", "memory").lines()).containsExactly(
                "quarkus.submit-token.backend=memory: is not allowed in production, where it is not shared between"
                        + " processes and is lost at a restart. Set quarkus.submit-token.backend=redis, or allow it with"
                        + " quarkus.submit-token.memory.allow-in-production=true.");
    }

    @Test
    void memoryMayBeAllowedInProduction() {
        assertThat(Validation.inProduction().with("backend", "memory").with("memory.allow-in-production", "true").lines())
                .isEmpty();
    }

    @Test
    void memoryIsTheDefaultElsewhere() {
        assertThat(Validation.inDev().lines()).isEmpty();
    }

    @Test
    void redisNeedsAClient() {
        assertThat(Validation.inDev().with("backend", "redis").lines()).containsExactly(
                "quarkus.submit-token.backend=redis: needs a Redis client, and this application has none."
                        + " Add the dependency io.quarkus:quarkus-redis-client and set quarkus.redis.hosts.");
    }

    @Test
    void redisIsTheDefaultInProduction() {
        assertThat(Validation.inProduction().lines()).containsExactly(
                "quarkus.submit-token.backend: not set, which means redis in production: needs a Redis client, and this"
                        + " application has none. Add the dependency io.quarkus:quarkus-redis-client and set"
                        + " quarkus.redis.hosts." + ONE_PROCESS);
    }

    @Test
    void redisNeedsHosts() {
        assertThat(Validation.inProduction().with("backend", "redis").withRedisClientNotConfigured("no hosts").lines())
                .containsExactly("quarkus.submit-token.backend=redis: the Redis client is not configured (no hosts)."
                        + " Set quarkus.redis.hosts, for example to redis://localhost:6379." + ONE_PROCESS);
    }

    @Test
    void redisNeedsTheHostsOfItsOwnClient() {
        assertThat(Validation.inProduction().with("redis.client-name", "forms").withRedisClientNotConfigured("no hosts")
                .lines()).singleElement().asString().contains("Set quarkus.redis.\"forms\".hosts, for example");
        assertThat(Validation.inProduction().with("redis.client-name", "<default>")
                .withRedisClientNotConfigured("no hosts").lines()).singleElement().asString()
                .contains("Set quarkus.redis.hosts, for example");
    }

    @Test
    void redisWithAConfiguredClientIsFine() {
        assertThat(Validation.inProduction().withRedisClient().lines()).isEmpty();
    }
}
