package io.quarkiverse.submittoken.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The process that works on an order dies; the person goes Back and orders again, and another process takes it. */
class KilledWhileOrderingIT {

    private static final Duration LEASE_AND_MORE = Duration.ofMinutes(1);

    @TempDir
    static Path folder;

    private static Browser browser;
    private static SharedShop shared;
    private static ApplicationProcess other;

    private final ShopClient shop = new ShopClient(other.baseUri());

    @BeforeAll
    static void start() throws Exception {
        browser = Browser.open();
        shared = new SharedShop(folder);
        other = shared.startProcess(Map.of("quarkus.submit-token.in-flight-wait", "0S", "demo.handler-delay", "0S"));
    }

    @AfterAll
    static void stop() throws Exception {
        try (var open = browser; var common = shared; var running = other) {
            // closed in reverse order
        }
    }

    @BeforeEach
    void clear() throws Exception {
        shop.clear();
    }

    @Test
    void thePersonIsToldThatItIsInProgressThenThatNobodyCanTellAndMaySendItAsNew() throws Exception {
        var page = orderAtAProcessThatIsKilledBeforeItWrites();
        page.isCutOff();

        page.back();
        page.guardedForm().at(other.baseUri()).submit();

        page.says("Your request is still being processed");
        checkAgainUntilNobodyCanTell(page);
        assertThat(shop.rows("Tea")).as("rows after all attempts").isEmpty();

        page.press("It was not saved: send it as a new submission");

        page.result();
        assertThat(shop.rows("Tea")).hasSize(1);
    }

    private static ShopPage orderAtAProcessThatIsKilledBeforeItWrites() throws Exception {
        try (var doomed = shared.startProcess(Map.of("quarkus.submit-token.in-flight-lease", "20S",
                "quarkus.submit-token.in-flight-wait", "5M", "demo.handler-delay", "5M"))) {
            var page = browser.visit(doomed.baseUri());
            int before = shared.redis().keys();
            page.guardedForm().doubleClick();
            await().until(() -> shared.redis().keys() > before);
            doomed.kill();
            return page;
        }
    }

    private static void checkAgainUntilNobodyCanTell(ShopPage page) {
        await().pollInSameThread().atMost(LEASE_AND_MORE).until(() -> {
            page.pressThrough("Check again");
            return page.text().contains("We cannot tell whether this was saved");
        });
    }
}
