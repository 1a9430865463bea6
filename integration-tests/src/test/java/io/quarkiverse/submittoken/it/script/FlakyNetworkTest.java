package io.quarkiverse.submittoken.it.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

import org.junit.jupiter.api.Test;

import com.microsoft.playwright.Request;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.Route.FetchOptions;
import com.microsoft.playwright.Route.FulfillOptions;

import io.quarkiverse.submittoken.it.script.FormTab.Event;
import io.quarkus.test.junit.QuarkusTest;

/** A form that the script sends is sent again when its answer is lost, and is handled once. */
@QuarkusTest
class FlakyNetworkTest extends BrowserTest {

    private static final String RESET = "connectionreset";

    /** One for each attempt; further ones go through. */
    @SafeVarargs
    private FormTab behind(End end, Consumer<Route>... attempts) {
        FormTab tab = tab().listening();
        Deque<Consumer<Route>> network = new ArrayDeque<>(List.of(attempts));
        tab.page().route("**/forms/" + end + "*",
                route -> (network.isEmpty() ? (Consumer<Route>) Route::resume : network.remove()).accept(route));
        return tab.open(formThat(end, "mode=fetch"));
    }

    private static void loseTheRequest(Route route) {
        route.abort(RESET);
    }

    private static void loseTheAnswer(Route route) {
        route.fetch(new FetchOptions().setMaxRedirects(0));
        route.abort(RESET);
    }

    private static Consumer<Route> proxyAnswers(int status, Map<String, String> headers) {
        return route -> route.fulfill(new FulfillOptions().setStatus(status).setHeaders(headers).setBody("proxy"));
    }

    @Test
    void aLostRequestIsSentAgain() {
        FormTab tab = behind(End.REDIRECT, FlakyNetworkTest::loseTheRequest).press("Buy");

        tab.sees("Done");
        assertThat(tab.eventsUntil("success")).hasToString("[start, retry 1, success 200]");
        assertThat(tab.received()).hasSize(1);
    }

    @Test
    void aLostAnswerIsGotByTheSecondAttempt() {
        FormTab tab = behind(End.REDIRECT, FlakyNetworkTest::loseTheAnswer).press("Buy");

        tab.sees("Done");
        assertThat(tab.received()).hasSize(1);
        assertThat(tab.submissions()).isEqualTo(2);
        assertThat(tab.submission(1).response().headerValue("X-Submit-Token-Replayed")).isEqualTo("true");
    }

    @Test
    void aProxyWithoutServerIsAskedAgain() {
        FormTab tab = behind(End.REDIRECT, proxyAnswers(502, Map.of()), proxyAnswers(503, Map.of())).press("Buy");

        tab.sees("Done");
        List<Event> events = tab.eventsUntil("success");
        assertThat(events).hasToString("[start, retry 1, retry 2, success 200]");
        assertThat(events.get(1).atMillis() - events.get(0).atMillis()).isGreaterThanOrEqualTo(500);
        assertThat(events.get(2).atMillis() - events.get(1).atMillis()).isGreaterThanOrEqualTo(1000);
        assertThat(tab.received()).hasSize(1);
    }

    @Test
    void itIsSentAgainNotBeforeTheServerWantsIt() {
        FormTab tab = behind(End.REDIRECT, proxyAnswers(503, Map.of("Retry-After", "2"))).press("Buy");

        List<Event> events = tab.eventsUntil("success");
        assertThat(events).hasToString("[start, retry 1, success 200]");
        assertThat(events.get(1).atMillis() - events.get(0).atMillis()).isGreaterThanOrEqualTo(2000);
    }

    @Test
    void aServerThatIsAwayForLongIsAFailure() {
        FormTab tab = behind(End.REDIRECT, proxyAnswers(503, Map.of("Retry-After", "61"))).press("Buy");

        assertThat(tab.eventsUntil("failure")).hasToString("[start, failure 503]");
        tab.isReady();
    }

    @Test
    void whileTheFirstAttemptIsInFlightItGoesOnAsking() throws Exception {
        FormTab tab = behind(End.SLOW, FlakyNetworkTest::goOnWithoutTheBrowser);
        tab.page().evaluate("addEventListener('submit-token:success', event => event.preventDefault())");
        tab.page().onResponse(response -> {
            if (response.status() == 409) {
                tab.openDoor();
            }
        });

        tab.press("Buy");

        assertThat(tab.eventsUntil("success")).startsWith(tab.eventsUntil("retry").get(0)).last()
                .hasToString("success 200");
        assertThat(tab.submission(1).response().status()).isEqualTo(409);
        assertThat(tab.received()).hasSize(1);
    }

    /** The request has reached the server, which is at work, when the connection breaks. */
    private static void goOnWithoutTheBrowser(Route route) {
        Request request = route.request();
        var sent = HttpRequest.newBuilder(URI.create(request.url()))
                .POST(HttpRequest.BodyPublishers.ofByteArray(request.postDataBuffer()));
        for (String header : List.of("content-type", "x-submit-token")) {
            sent.header(header, request.headers().get(header));
        }
        HttpClient.newHttpClient().sendAsync(sent.build(), HttpResponse.BodyHandlers.discarding());
        String visit = request.url().substring(request.url().indexOf("visit=") + "visit=".length());
        await().until(() -> !Received.from(visit).isEmpty());
        route.abort(RESET);
    }

    @Test
    void afterFiveAttemptsItHasFailedAndCanBeSentAgain() {
        FormTab tab = behind(End.REDIRECT, FlakyNetworkTest::loseTheAnswer, FlakyNetworkTest::loseTheRequest,
                FlakyNetworkTest::loseTheRequest, FlakyNetworkTest::loseTheRequest, FlakyNetworkTest::loseTheRequest);

        assertThat(tab.press("Buy").eventsUntil("failure"))
                .hasToString("[start, retry 1, retry 2, retry 3, retry 4, failure TypeError]");

        tab.isReady();
        tab.press("Buy");
        tab.sees("Done");
        assertThat(tab.received()).hasSize(1);
    }
}
