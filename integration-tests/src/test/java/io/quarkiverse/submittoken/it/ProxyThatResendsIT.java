package io.quarkiverse.submittoken.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** When the process that has an order fails, the proxy sends the order to the other one, without asking anybody. */
class ProxyThatResendsIT {

    private static final String RESENDING = "proxy_next_upstream error timeout http_502 http_503 non_idempotent;";
    private static final Duration LEASE_AND_MORE = Duration.ofMinutes(1);

    @TempDir
    static Path folder;

    private static Path nginx;
    private static SharedShop shared;
    private static ApplicationProcess other;

    private final ShopClient shop = new ShopClient(other.baseUri());
    private ApplicationProcess failing;
    private Nginx proxy;

    @BeforeAll
    static void start() throws Exception {
        nginx = Nginx.executable();
        shared = new SharedShop(folder);
        other = shared.startProcess(Map.of("demo.handler-delay", "0S"));
    }

    @AfterAll
    static void stop() throws Exception {
        try (var common = shared; var running = other) {
            // closed in reverse order
        }
    }

    /** The first order through the new proxy goes to the new process. */
    private void startFailing(Map<String, String> options) throws Exception {
        failing = shared.startProcess(options);
        proxy = Nginx.start(nginx, folder, List.of(failing, other), RESENDING);
    }

    @AfterEach
    void stopFailing() throws Exception {
        try (var process = failing; var server = proxy) {
            // closed in reverse order
        }
    }

    @Test
    void whatWasKilledBeforeItWroteIsNotRunByTheOther() throws Exception {
        startFailing(Map.of("quarkus.submit-token.in-flight-lease", "10S", "demo.handler-delay", "5M"));
        int before = shared.redis().keys();

        neverRunsAgain("Killed early", () -> shared.redis().keys() > before);

        assertThat(shop.rows("Killed early")).isEmpty();
    }

    @Test
    void whatWasKilledAfterItWroteIsNotRunByTheOther() throws Exception {
        startFailing(Map.of("quarkus.submit-token.in-flight-lease", "10S", "demo.handler-delay", "0S",
                "demo.answer-delay", "5M"));

        neverRunsAgain("Killed late", () -> shop.rows("Killed late").size() == 1);

        assertThat(shop.rows("Killed late")).hasSize(1);
    }

    @Test
    void whatNeverReachedTheFirstIsRunByTheOther() throws Exception {
        startFailing(Map.of());
        failing.kill();

        var answer = inTime(orderThroughTheProxy().post("Gone"));

        assertThat(answer.statusCode()).isEqualTo(303);
        wasSentToBoth();
        assertThat(shop.rows("Gone")).hasSize(1);
    }

    @Test
    void whatTheFirstCouldNotCheckIsRunByTheOther() throws Exception {
        startFailing(Map.of("quarkus.redis.hosts", "redis://127.0.0.1:1"));

        var answer = inTime(orderThroughTheProxy().post("Unchecked"));

        assertThat(answer.statusCode()).isEqualTo(303);
        wasSentToBoth();
        assertThat(shop.rows("Unchecked")).hasSize(1);
    }

    /** Kills the first process when the order has come so far. */
    private void neverRunsAgain(String item, Callable<Boolean> soFar) throws Exception {
        var order = orderThroughTheProxy();
        var answer = order.post(item);
        await().until(soFar);
        failing.kill();

        assertThat(inTime(answer).body()).contains("urn:submit-token:in-flight");
        wasSentToBoth();
        await().atMost(LEASE_AND_MORE)
                .until(() -> inTime(order.post(item)).body().contains("urn:submit-token:abandoned"));
    }

    private ShopClient.Form orderThroughTheProxy() throws Exception {
        return shop.guardedForm().at(new ShopClient(proxy.baseUri()));
    }

    private void wasSentToBoth() {
        await().untilAsserted(() -> assertThat(proxy.guardedOrders()).first().asString()
                .contains(Nginx.address(failing), Nginx.address(other)));
    }

    private static HttpResponse<String> inTime(CompletableFuture<HttpResponse<String>> answer) {
        return answer.orTimeout(1, TimeUnit.MINUTES).join();
    }
}
