package io.quarkiverse.submittoken.runtime.config;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
    void redisNeedsAClientThatCanBeUsed() {
        String reason = "Redis Client '<default>' was deactivated because no hosts are set.\n To activate it, set the"
                + " configuration property 'quarkus.redis.hosts'.\n";
        assertThat(Validation.inProduction().with("backend", "redis").withUnusableRedisClient(reason).lines())
                .containsExactly("quarkus.submit-token.backend=redis: the Redis client cannot be used."
                        + " Redis Client '<default>' was deactivated because no hosts are set. To activate it, set the"
                        + " configuration property 'quarkus.redis.hosts'." + ONE_PROCESS);
    }

    @ParameterizedTest
    @CsvSource(quoteCharacter = '\'', value = { "forms,quarkus.redis.\"forms\".hosts", "<default>,quarkus.redis.hosts" })
    void redisNeedsTheHostsOfItsOwnClient(String client, String hostsKey) {
        assertThat(Validation.inDev().with("backend", "redis").withRedisClientName(client).lines())
                .singleElement().asString().endsWith("and set " + hostsKey + ".");
    }

    @Test
    void redisWithAConfiguredClientIsFine() {
        assertThat(Validation.inProduction().withRedisClient().lines()).isEmpty();
    }
}
