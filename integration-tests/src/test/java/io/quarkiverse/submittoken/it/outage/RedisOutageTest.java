package io.quarkiverse.submittoken.it.outage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import org.jboss.logging.Logger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;

/** A Redis that is of no use in the middle of a crowd: everybody is told so in time, and it works again without a restart. */
@QuarkusTest
@TestProfile(RedisOutageTest.Timeout.class)
@WithTestResource(RedisOutageTest.Server.class)
class RedisOutageTest {

    private static final Logger LOG = Logger.getLogger(RedisOutageTest.class);
    private static final int CROWD = 200;

    public static class Timeout implements QuarkusTestProfile {
        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of("quarkus.submit-token.redis.timeout", "1S", "demo.handler-delay", "0S");
        }
    }

    public static class Server implements QuarkusTestResourceLifecycleManager {
        @Override
        public Map<String, String> start() {
            OutageRedis.shared().start();
            return Map.of("quarkus.redis.hosts", OutageRedis.shared().uri(), "quarkus.submit-token.backend", "redis");
        }

        @Override
        public void stop() {
            OutageRedis.shared().close();
        }

        @Override
        public void inject(Object test) {
            ((RedisOutageTest) test).redis = OutageRedis.shared();
        }
    }

    @TestHTTPResource
    URI base;

    private OutageRedis redis;
    private final HttpClient http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    @ParameterizedTest
    @EnumSource
    void everybodyIsToldAndServedAfterwards(Outage outage) {
        assertThat(order(UUID.randomUUID().toString()).join().statusCode()).isEqualTo(303);
        List<String> tokens = Stream.generate(() -> UUID.randomUUID().toString()).limit(CROWD).toList();
        outage.begin(redis);
        long mended;
        try {
            List<CompletableFuture<HttpResponse<String>>> crowd = tokens.stream().map(this::order).toList();
            assertThat(send(HttpRequest.newBuilder(base.resolve("/orders.json")).build()).join().statusCode())
                    .as("who needs no Redis").isEqualTo(200);
            assertThat(crowd).allSatisfy(submission -> {
                HttpResponse<String> answer = submission.join();
                assertThat(answer.statusCode()).isEqualTo(503);
                assertThat(answer.headers().firstValue("Retry-After")).contains("1");
                assertThat(answer.body()).contains("urn:submit-token:store-unavailable");
            });
        } finally {
            outage.end(redis);
            mended = System.nanoTime();
        }

        await().atMost(Duration.ofSeconds(30)).until(() -> order(tokens.get(0)).join().statusCode() == 303);
        LOG.infof("%s: served again after %d ms", outage, TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - mended));
        await().atMost(Duration.ofSeconds(30)).until(() -> tokens.stream().map(this::order).toList().stream()
                .allMatch(answer -> answer.join().statusCode() == 303));
    }

    /** The client has six connections. Who does not get one in time is told so, and nobody gets anything else. */
    @Test
    void fiveHundredAtOnceAreServedOrToldToComeAgain() {
        List<String> tokens = Stream.generate(() -> UUID.randomUUID().toString()).limit(500).toList();

        assertThat(tokens.stream().map(this::order).toList()).extracting(answer -> answer.join().statusCode())
                .isSubsetOf(303, 503).contains(303);
        await().atMost(Duration.ofSeconds(30)).until(() -> tokens.stream().map(this::order).toList().stream()
                .allMatch(answer -> answer.join().statusCode() == 303));
    }

    private CompletableFuture<HttpResponse<String>> order(String token) {
        return send(HttpRequest.newBuilder(base.resolve("/orders/guarded"))
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(HttpRequest.BodyPublishers.ofString("item=Tea&quantity=1&note=&_submit_token=" + token)).build());
    }

    /** Far longer than any step may take: who waits for so long hangs. */
    private CompletableFuture<HttpResponse<String>> send(HttpRequest request) {
        return http.sendAsync(request, HttpResponse.BodyHandlers.ofString()).orTimeout(15, TimeUnit.SECONDS);
    }
}
