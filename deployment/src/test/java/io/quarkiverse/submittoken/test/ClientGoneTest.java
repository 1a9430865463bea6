package io.quarkiverse.submittoken.test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;

import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;

import org.jboss.resteasy.reactive.RestForm;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;
import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpServerRequest;

/** What a double click does to the first request: its client goes in the middle of the handler. */
class ClientGoneTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = TestApplication.with(SlowResource.class);

    @TestHTTPResource("/")
    URI base;

    @Path("/slow")
    public static class SlowResource {

        private static final Duration WORK = Duration.ofSeconds(1);

        private static void begin(String handler, HttpServerRequest request) {
            Executions.begin(handler);
            request.connection().closeHandler(closed -> Executions.begin(handler + " client gone"));
        }

        @POST
        @Path("blocking")
        public String blocking(@RestForm String item, HttpServerRequest request) throws InterruptedException {
            begin("blocking", request);
            TimeUnit.MILLISECONDS.sleep(WORK.toMillis());
            return "done " + Executions.begin("blocking done");
        }

        @POST
        @Path("uni")
        public Uni<String> uni(@RestForm String item, HttpServerRequest request) {
            begin("uni", request);
            return Uni.createFrom().item("done ").onItem().delayIt().by(WORK)
                    .map(done -> done + Executions.begin("uni done"));
        }

        @POST
        @Path("event-loop-uni")
        @NonBlocking
        public Uni<String> eventLoopUni(HttpServerRequest request) {
            begin("event-loop-uni", request);
            return Uni.createFrom().voidItem().onItem().delayIt().by(WORK)
                    .map(nothing -> "done " + Executions.begin("event-loop-uni done"));
        }

        @POST
        @Path("stage")
        public CompletionStage<String> stage(@RestForm String item, HttpServerRequest request) {
            begin("stage", request);
            return CompletableFuture.supplyAsync(() -> "done " + Executions.begin("stage done"),
                    CompletableFuture.delayedExecutor(WORK.toMillis(), TimeUnit.MILLISECONDS));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "blocking", "uni", "event-loop-uni", "stage" })
    void handlerRunsToItsEndAndTheRetryGetsTheReplay(String kind) throws IOException {
        Form form = Form.to(base, "/slow/" + kind).field("item", "tea").token(Form.newToken()).navigating();

        form.submitAndGo(() -> await().until(() -> Executions.of(kind) == 1));
        await().untilAsserted(() -> assertThat(Executions.of(kind + " client gone")).isEqualTo(1));
        assertThat(Executions.of(kind + " done")).as("the handler is still at work when its client goes").isZero();
        Answer retry = form.submit();

        assertThat(retry.status()).isEqualTo(200);
        assertThat(retry.text()).isEqualTo("done 1");
        assertThat(retry.isReplay()).isTrue();
        assertThat(Executions.of(kind)).as("executions").isEqualTo(1);
    }
}
