package io.quarkiverse.submittoken.runtime.config;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StoreRulesTest {

    @Test
    void theMemoryStoreHasMemory() {
        assertThat(Validation.inDev().with("memory.max-size", "0").lines()).containsExactly(
                "quarkus.submit-token.memory.max-size=0: must be more than zero."
                        + " Set it to the memory that submissions may take, for example 64M.");
    }

    @Test
    void theMemoryStoreHasRoomForTheLongestResponse() {
        Validation small = Validation.inDev().with("memory.max-size", "255K");
        assertThat(small.lines()).containsExactly("quarkus.submit-token.memory.max-size=261120: must be at least"
                + " quarkus.submit-token.max-recorded-body=262144. Set it to room for many responses, for example 64M.");
        assertThat(small.with("backend", "redis").withRedisClient().lines()).as("with Redis").isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = { "{shop}:", "a b", " ", "shop}", "\u00a0\t" })
    void theKeyPrefixLeavesTheHashTagAlone(String prefix) {
        assertThat(Validation.inDev().with("redis.key-prefix", prefix).lines()).singleElement().asString()
                .startsWith("quarkus.submit-token.redis.key-prefix=" + prefix.replace("\t", "\\u0009")
                        + ": must not be empty or contain braces, spaces or control characters."
                        + " Set it to what the keys of this application start with, for example submit-token: or shop:");
    }

    @Test
    void replicasAreNotWaitedForInNegativeNumbers() {
        assertThat(Validation.inDev().with("redis.wait-replicas", "-1").lines()).containsExactly(
                "quarkus.submit-token.redis.wait-replicas=-1: must not be negative."
                        + " Set it to the number of replicas that must have confirmed a claim, or to 0.");
    }
}
