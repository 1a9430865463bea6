package io.quarkiverse.submittoken.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A process that is asked to end while it handles a submission, and another one that gets the repeat. */
class ShutdownIT {

    private static final Duration LONG_ENOUGH = Duration.ofSeconds(60);

    @TempDir
    static Path folder;

    private static RealRedis redis;
    private static ApplicationProcess other;

    private final ShopClient shop = new ShopClient(other.baseUri());

    @BeforeAll
    static void start() throws Exception {
        redis = RealRedis.start();
        other = shop("0S", "0S");
    }

    @AfterAll
    static void stop() throws Exception {
        try (var server = redis; var process = other) {
            // closed in reverse order
        }
    }

    private static ApplicationProcess shop(String handlerDelay, String shutdownTimeout) throws Exception {
        return ApplicationProcess.start(Map.of(
                "quarkus.datasource.jdbc.url", "jdbc:h2:file:" + folder.resolve("shop").toAbsolutePath() + ";AUTO_SERVER=TRUE",
                "quarkus.submit-token.backend", "redis", "quarkus.submit-token.in-flight-lease", "6S",
                "quarkus.redis.hosts", redis.uri(), "demo.handler-delay", handlerDelay,
                "quarkus.shutdown.timeout", shutdownTimeout));
    }

    @Test
    void whatIsUnderWayIsFinishedAndRecorded() throws Exception {
        try (var ending = shop("3S", "60S")) {
            var form = shop.guardedForm();
            var answer = underWay(form.at(new ShopClient(ending.baseUri())), "Finished");
            ending.terminate();

            assertThat(answer.join().statusCode()).isEqualTo(303);
            await().atMost(LONG_ENOUGH).until(ending::hasEnded);
            assertIsReplay(form.post("Finished").join());
            assertThat(shop.rows("Finished")).hasSize(1);
        }
    }

    @Test
    void soIsWhatNobodyWaitsForAnyMore() throws Exception {
        try (var ending = shop("3S", "60S")) {
            var form = shop.guardedForm();
            underWay(form.at(new ShopClient(ending.baseUri())), "Gone").cancel(true);
            ending.terminate();

            await().atMost(LONG_ENOUGH).until(ending::hasEnded);
            assertIsReplay(form.post("Gone").join());
            assertThat(shop.rows("Gone")).hasSize(1);
        }
    }

    @Test
    void whatCannotFinishIsAbandonedAndDoesNotRunAgain() throws Exception {
        try (var ending = shop("600S", "1S")) {
            var form = shop.guardedForm();
            underWay(form.at(new ShopClient(ending.baseUri())), "Cut");
            ending.terminate();

            await().atMost(LONG_ENOUGH).until(ending::hasEnded);
            await().atMost(LONG_ENOUGH).until(() -> !form.post("Cut").join().body().contains("urn:submit-token:in-flight"));
            assertThat(form.post("Cut").join().body()).contains("urn:submit-token:abandoned");
            assertThat(shop.rows("Cut")).isEmpty();
        }
    }

    private static CompletableFuture<HttpResponse<String>> underWay(ShopClient.Form form, String item) throws Exception {
        int before = redis.keys();
        var answer = form.post(item);
        await().until(() -> redis.keys() > before);
        return answer;
    }

    private static void assertIsReplay(HttpResponse<String> answer) {
        assertThat(answer.statusCode()).isEqualTo(303);
        assertThat(answer.headers().firstValue("X-Submit-Token-Replayed")).contains("true");
    }
}
