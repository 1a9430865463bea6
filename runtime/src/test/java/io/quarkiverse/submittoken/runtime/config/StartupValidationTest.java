package io.quarkiverse.submittoken.runtime.config;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class StartupValidationTest {

    @Test
    void theDefaultsAreValid() {
        assertThat(Validation.inDev().lines()).isEmpty();
        assertThat(Validation.inProduction().withRedisClient().lines()).isEmpty();
    }

    @Test
    void everythingWrongIsToldAtOnceAndEachOnItsLine() {
        Validation wrong = Validation.inProduction().with("backend", "memory").with("ttl", "0").with("header-name", "a b")
                .with("signing-keys", "AAAA").with("max-recorded-body", "0");
        assertThat(wrong.objections()).extracting(Objection::key).containsExactlyInAnyOrder(
                "quarkus.submit-token.ttl", "quarkus.submit-token.header-name", "quarkus.submit-token.signing-keys",
                "quarkus.submit-token.max-recorded-body", "quarkus.submit-token.backend");
        assertThat(wrong.lines()).allSatisfy(line -> assertThat(line).doesNotContain("\n").startsWith("quarkus."));
    }

    @Test
    void theStoreIsNotLookedAtWhenDisabled() {
        Validation disabled = Validation.inProduction().with("enabled", "false").with("redis.timeout", "0")
                .with("redis.key-prefix", "{").with("memory.max-size", "0");
        assertThat(disabled.lines()).isEmpty();
        assertThat(disabled.with("backend", "memory").lines()).isEmpty();
        assertThat(disabled.with("backend", "redis").lines()).isEmpty();
    }

    @Test
    void theRestIsLookedAtWhenDisabled() {
        assertThat(Validation.inProduction().with("enabled", "false").with("ttl", "0").lines()).hasSize(1);
    }
}
