package io.quarkiverse.submittoken.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import org.junit.jupiter.api.Test;

import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;

/** A Redis that is stopped in the middle of a crowd: everybody is answered in time, and nobody else notices. */
@QuarkusTest
@TestProfile(RedisSilentTest.Timeout.class)
@WithTestResource(RedisServerResource.class)
class RedisSilentTest {

    public static class Timeout implements QuarkusTestProfile {
        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of("quarkus.submit-token.redis.timeout", "1S", "demo.handler-delay", "0S");
        }
    }

    private static final int CROWD = 200;

    @TestHTTPResource
    URI base;

    private final HttpClient http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    record Timed(int status, String body, Duration took) {
    }

    @Test
    void crowdIsAnsweredWhileRedisIsSilentAndServedAfterwards() throws Exception {
        assertThat(order(UUID.randomUUID().toString()).join().status()).isEqualTo(303);
        long pid = redisPid();
        signal("STOP", pid);
        List<String> tokens = new ArrayList<>();
        try {
            List<CompletableFuture<Timed>> crowd = new ArrayList<>();
            for (int i = 0; i < CROWD; i++) {
                String token = UUID.randomUUID().toString();
                tokens.add(token);
                crowd.add(order(token));
            }
            List<Timed> unguarded = new ArrayList<>();
            for (int i = 0; i < 20; i++) {
                unguarded.add(send(HttpRequest.newBuilder(base.resolve("/orders.json")).build()).join());
            }
            assertThat(unguarded).allSatisfy(answer -> {
                assertThat(answer.status()).isEqualTo(200);
                assertThat(answer.took()).isLessThan(Duration.ofSeconds(3));
            });
            List<Timed> answers = crowd.stream().map(CompletableFuture::join).toList();
            assertThat(answers).extracting(Timed::status).containsOnly(503);
            assertThat(answers).allSatisfy(answer -> {
                assertThat(answer.body()).contains("store-unavailable");
                assertThat(answer.took()).isLessThan(Duration.ofSeconds(4));
            });
        } finally {
            signal("CONT", pid);
        }
        await().atMost(Duration.ofSeconds(30)).until(() -> {
            List<CompletableFuture<Timed>> again = tokens.stream().map(this::order).toList();
            return again.stream().map(CompletableFuture::join).allMatch(answer -> answer.status() == 303);
        });
    }

    private CompletableFuture<Timed> order(String token) {
        return send(HttpRequest.newBuilder(base.resolve("/orders/guarded"))
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(HttpRequest.BodyPublishers.ofString("item=Tea&quantity=1&note=&_submit_token=" + token)).build());
    }

    private CompletableFuture<Timed> send(HttpRequest request) {
        long begin = System.nanoTime();
        return http.sendAsync(request, HttpResponse.BodyHandlers.ofString()).thenApply(answer -> new Timed(
                answer.statusCode(), answer.body(), Duration.ofNanos(System.nanoTime() - begin)));
    }

    /** The Redis that this process has started. */
    private static long redisPid() {
        return ProcessHandle.current().descendants()
                .filter(process -> process.info().command().orElse("").contains("redis-server")).findFirst().orElseThrow()
                .pid();
    }

    private static void signal(String name, long pid) throws Exception {
        assertThat(new ProcessBuilder("kill", "-" + name, Long.toString(pid)).start().waitFor()).isZero();
    }
}
