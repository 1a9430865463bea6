package io.quarkiverse.submittoken.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.URI;
import java.time.Duration;

import org.awaitility.core.ConditionTimeoutException;
import org.awaitility.core.ThrowingRunnable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Two clicks on "Place order", on this machine and on a plain HTTP address elsewhere, wherever the shop is. */
@TestInstance(Lifecycle.PER_CLASS)
abstract class DoubleClickScenarios {

    private static final Duration PATIENCE = Duration.ofMinutes(3);

    private Browser browser;
    private RunningShop running;
    private ShopClient shop;

    /** Starts the shop. A handler takes so long that a second click overlaps. */
    abstract RunningShop start() throws Exception;

    @BeforeAll
    void open() throws Exception {
        browser = Browser.open();
        running = start();
        shop = new ShopClient(running.baseUri());
    }

    @AfterAll
    void close() throws Exception {
        try (var tabs = browser; var all = running) {
            // closed in reverse order
        }
    }

    @BeforeEach
    void clear() throws Exception {
        shop.clear();
    }

    @ParameterizedTest
    @ValueSource(strings = { "localhost", Browser.SHOP_EXAMPLE })
    void withATokenOneRowIsWrittenAndThePersonSeesItsResult(String host) throws Exception {
        var page = visit(host);

        page.guardedForm().doubleClick();

        String result = page.result();
        assertThat(page.submissions()).as("clicks that were sent").isEqualTo(2);
        assertThat(page.shown()).as("pages after the form").containsExactly(result);
        assertThat(shop.rows("Tea")).singleElement().satisfies(row -> assertThat(result).endsWith("/?order=" + row.id()));
    }

    @ParameterizedTest
    @ValueSource(strings = { "localhost", Browser.SHOP_EXAMPLE })
    void withoutATokenTwoRowsAreWritten(String host) {
        untilBothClicksArrive(() -> {
            shop.clear();
            var page = visit(host);

            page.unguardedForm().doubleClick();

            page.result();
            await().untilAsserted(() -> assertThat(shop.rows("Tea")).hasSize(2));
        });
    }

    @ParameterizedTest
    @ValueSource(strings = { "localhost", Browser.SHOP_EXAMPLE })
    void onlyThisMachineIsToldThatItIsANavigation(String host) {
        var page = visit(host);

        page.guardedForm().submit();

        page.result();
        var headers = page.headersOfTheLastSubmission();
        assertThat(headers.get("accept")).startsWith("text/html");
        if (host.equals("localhost")) {
            assertThat(headers).containsEntry("sec-fetch-mode", "navigate");
        } else {
            assertThat(headers.keySet()).noneMatch(name -> name.startsWith("sec-fetch-"));
        }
    }

    /** On a busy machine, the second click can end the request of the first before that has reached the shop. */
    static void untilBothClicksArrive(ThrowingRunnable doubleClick) {
        await().pollInSameThread().atMost(PATIENCE).ignoreExceptionsInstanceOf(ConditionTimeoutException.class)
                .untilAsserted(doubleClick);
    }

    ShopPage visit(String host) {
        return browser.visit(URI.create("http://" + host + ":" + running.baseUri().getPort() + "/"));
    }
}
