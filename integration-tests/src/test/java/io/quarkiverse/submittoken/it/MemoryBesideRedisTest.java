package io.quarkiverse.submittoken.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.Map;

import jakarta.inject.Inject;

import org.junit.jupiter.api.Test;

import io.quarkiverse.submittoken.runtime.config.RedisAvailability;
import io.quarkiverse.submittoken.spi.Claim;
import io.quarkiverse.submittoken.spi.Fingerprint;
import io.quarkiverse.submittoken.spi.SubmissionStore;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;

/** With {@code backend=memory} a Redis client that the application has for other things is left alone. */
@QuarkusTest
@TestProfile(MemoryBesideRedisTest.WithoutDevServices.class)
@WithTestResource(MemoryBesideRedisTest.PortInPlaceOfRedis.class)
class MemoryBesideRedisTest {

    @Inject
    SubmissionStore store;

    @Inject
    RedisAvailability redis;

    @Test
    void noConnectionIsOpened() throws IOException {
        Claim claim = new Claim("key", "owner", new Fingerprint("b", "p"), Duration.ZERO, Duration.ofMinutes(1));

        assertThat(redis.whyNotConfigured()).isEmpty();
        assertThat(store.claim(claim).toCompletableFuture().join()).isEmpty();
        assertThat(store.claim(claim).toCompletableFuture().join()).isPresent();

        assertThat(PortInPlaceOfRedis.wasCalled()).as("a connection was opened").isFalse();
    }

    public static class WithoutDevServices implements QuarkusTestProfile {

        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of("quarkus.redis.devservices.enabled", "false");
        }
    }

    /** Whoever connects is found in the queue of the port later on. */
    public static class PortInPlaceOfRedis implements QuarkusTestResourceLifecycleManager {

        private static ServerSocket port;

        @Override
        public Map<String, String> start() {
            try {
                port = new ServerSocket(0);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return Map.of("quarkus.redis.hosts", "redis://127.0.0.1:" + port.getLocalPort(),
                    "quarkus.submit-token.backend", "memory");
        }

        static boolean wasCalled() throws IOException {
            port.setSoTimeout(500);
            try {
                port.accept().close();
                return true;
            } catch (SocketTimeoutException nobody) {
                return false;
            }
        }

        @Override
        public void stop() {
            try {
                port.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
