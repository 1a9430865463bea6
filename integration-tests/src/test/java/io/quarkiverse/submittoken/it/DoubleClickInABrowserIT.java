package io.quarkiverse.submittoken.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.URI;
import java.util.Map;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Two clicks on "Place order", on this machine and on a plain HTTP address elsewhere. */
class DoubleClickInABrowserIT {

    private static ApplicationProcess application;
    private static Browser browser;

    private final ShopClient shop = new ShopClient(application.baseUri());

    @BeforeAll
    static void start() throws Exception {
        browser = Browser.open();
        application = ApplicationProcess.start(Map.of("demo.handler-delay", "1S"));
    }

    @AfterAll
    static void stop() throws Exception {
        try (var open = browser; var running = application) {
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
        var page = browser.visit(at(host));

        page.guardedForm().doubleClick();

        String result = page.result();
        assertThat(page.submissions()).as("clicks that were sent").isEqualTo(2);
        assertThat(page.shown()).as("pages after the form").containsExactly(result);
        assertThat(shop.rows("Tea")).singleElement().satisfies(row -> assertThat(result).endsWith("/?order=" + row.id()));
    }

    @ParameterizedTest
    @ValueSource(strings = { "localhost", Browser.SHOP_EXAMPLE })
    void withoutATokenTwoRowsAreWritten(String host) {
        var page = browser.visit(at(host));

        page.unguardedForm().doubleClick();

        page.result();
        await().untilAsserted(() -> assertThat(shop.rows("Tea")).hasSize(2));
    }

    @ParameterizedTest
    @ValueSource(strings = { "localhost", Browser.SHOP_EXAMPLE })
    void onlyThisMachineIsToldThatItIsANavigation(String host) {
        var page = browser.visit(at(host));

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

    private static URI at(String host) {
        return URI.create("http://" + host + ":" + application.baseUri().getPort() + "/");
    }
}
