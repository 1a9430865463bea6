package io.quarkiverse.submittoken.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.TimeUnit;

import jakarta.inject.Inject;

import org.junit.jupiter.api.Test;

import io.quarkiverse.submittoken.runtime.config.RedisAvailability;
import io.quarkiverse.submittoken.spi.Claim;
import io.quarkiverse.submittoken.spi.Fingerprint;
import io.quarkiverse.submittoken.spi.SubmissionEntry;
import io.quarkiverse.submittoken.spi.SubmissionStore;
import io.quarkus.arc.Arc;
import io.quarkus.redis.client.RedisClientName;
import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.vertx.redis.client.Command;
import io.vertx.redis.client.Redis;
import io.vertx.redis.client.Request;

/** {@code quarkus.submit-token.redis.client-name} is all that is needed to keep submissions by another client. */
@QuarkusTest
@TestProfile(NamedRedisClientTest.NamedClient.class)
@WithTestResource(value = RedisServerResource.class, initArgs = @ResourceArg(name = RedisServerResource.CLIENT, value = "tokens"))
class NamedRedisClientTest {

    private static final Duration MINUTE = Duration.ofMinutes(1);

    @Inject
    SubmissionStore store;

    @Inject
    RedisAvailability redis;

    @Test
    void submissionsAreKeptByTheNamedClient() {
        Claim claim = new Claim("key", "owner", new Fingerprint("b", "p"), Duration.ZERO, MINUTE);

        assertThat(store.claim(claim).toCompletableFuture().join()).isEmpty();
        assertThat(store.complete(claim, new byte[] { 1, 2 }, MINUTE, MINUTE).toCompletableFuture().join()).isTrue();

        assertThat(store.claim(claim).toCompletableFuture().join()).get()
                .isInstanceOfSatisfying(SubmissionEntry.Completed.class,
                        entry -> assertThat(entry.response()).contains(new byte[] { 1, 2 }));
        assertThat(keys()).containsExactlyInAnyOrder("it:{key}", "it:{key}:response");
    }

    @Test
    void itIsKnownToBeThereAndConfigured() {
        assertThat(redis.hasExtension()).isTrue();
        assertThat(redis.clientName()).contains("tokens");
        assertThat(redis.whyNotConfigured()).isEmpty();
    }

    private static Iterable<String> keys() {
        Redis client = Arc.container().select(Redis.class, RedisClientName.Literal.of("tokens")).get();
        return client.send(Request.cmd(Command.KEYS).arg("*")).toCompletionStage().toCompletableFuture()
                .orTimeout(10, TimeUnit.SECONDS).join().stream().map(Object::toString).toList();
    }

    public static class NamedClient implements QuarkusTestProfile {

        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of("quarkus.submit-token.redis.client-name", "tokens",
                    "quarkus.submit-token.redis.key-prefix", "it:",
                    "quarkus.redis.devservices.enabled", "false");
        }
    }
}
