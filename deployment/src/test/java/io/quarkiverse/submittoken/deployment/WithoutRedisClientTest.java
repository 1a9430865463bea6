package io.quarkiverse.submittoken.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.logging.Level;

import jakarta.inject.Inject;

import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkiverse.submittoken.runtime.config.RedisAvailability;
import io.quarkiverse.submittoken.runtime.store.MemorySubmissionStore;
import io.quarkiverse.submittoken.spi.Claim;
import io.quarkiverse.submittoken.spi.Fingerprint;
import io.quarkiverse.submittoken.spi.SubmissionStore;
import io.quarkus.arc.ClientProxy;
import io.quarkus.test.QuarkusUnitTest;

/** An application without the Redis client has nothing of Redis, and needs nothing of it. */
class WithoutRedisClientTest {

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest()
            .withEmptyApplication()
            .setLogRecordPredicate(record -> record.getLevel().intValue() >= Level.WARNING.intValue())
            .assertLogRecords(records -> Assertions.assertThat(records).as("warnings").isEmpty());

    @Inject
    SubmissionStore store;

    @Inject
    RedisAvailability redis;

    @Test
    void keepsSubmissionsInMemory() {
        Claim claim = new Claim("key", "owner", new Fingerprint("b", "p"), Duration.ZERO, Duration.ofMinutes(1));

        assertThat(store.claim(claim).toCompletableFuture().join()).isEmpty();
        assertThat(store.claim(claim).toCompletableFuture().join()).isPresent();
        assertThat(ClientProxy.unwrap(store)).isInstanceOf(MemorySubmissionStore.class);
    }

    @Test
    void saysWhichDependencyToAdd() {
        assertThat(redis.hasExtension()).isFalse();
        assertThat(redis.whyNotConfigured()).get().asString().contains("io.quarkus:quarkus-redis-client");
    }

    @Test
    void hasNoRedisClass() {
        assertThat(Thread.currentThread().getContextClassLoader().getResource("io/vertx/redis/client/Redis.class")).isNull();
    }
}
