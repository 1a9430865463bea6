package io.quarkiverse.submittoken.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The process that works on an order dies; the person goes Back and orders again, and another process takes it. */
class KilledWhileOrderingIT {

    private static final Duration LEASE_AND_MORE = Duration.ofSeconds(30);

    @TempDir
    static Path folder;

    private static Browser browser;
    private static RealRedis redis;
    private static ApplicationProcess doomed;
    private static ApplicationProcess other;

    @BeforeAll
    static void start() throws Exception {
        browser = Browser.open();
        redis = RealRedis.start();
        other = shop("1S");
        doomed = shop("1M");
    }

    @AfterAll
    static void stop() throws Exception {
        try (var open = browser; var server = redis; var a = other; var b = doomed) {
            // closed in reverse order
        }
    }

    private static ApplicationProcess shop(String handlerDelay) throws Exception {
        return ApplicationProcess.start(Map.of(
                "quarkus.datasource.jdbc.url", "jdbc:h2:file:" + folder.resolve("shop").toAbsolutePath() + ";AUTO_SERVER=TRUE",
                "quarkus.submit-token.backend", "redis", "quarkus.redis.hosts", redis.uri(),
                "quarkus.submit-token.in-flight-lease", "12S", "quarkus.submit-token.in-flight-wait", "1S",
                "demo.handler-delay", handlerDelay));
    }

    @Test
    void thePersonIsToldThatItIsInProgressThenThatNobodyCanTellAndNothingRunsAgain() throws Exception {
        var page = browser.visit(doomed.baseUri());
        int before = redis.scriptCalls();
        page.guardedForm().submit();
        await().until(() -> redis.scriptCalls() > before);

        doomed.kill();
        page.isCutOff();
        page.back();
        page.guardedForm().at(other.baseUri()).submit();
        page.says("Your request is still being processed");

        await().pollInSameThread().atMost(LEASE_AND_MORE).until(() -> {
            page.reload();
            return page.text().contains("We cannot tell whether this was saved");
        });
        assertThat(new ShopClient(other.baseUri()).rows("Tea")).isEmpty();
    }
}
