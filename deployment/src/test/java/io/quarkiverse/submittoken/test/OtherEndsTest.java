package io.quarkiverse.submittoken.test;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.concurrent.CountDownLatch;

import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.container.AsyncResponse;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.Suspended;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.StreamingOutput;
import jakarta.ws.rs.sse.Sse;
import jakarta.ws.rs.sse.SseEventSink;

import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.RestMulti;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.vertx.ext.web.RoutingContext;

/** Less usual ways for a method to give its answer, and for that answer to fail. */
class OtherEndsTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = TestApplication.with(EndsResource.class, EndsResource.Broken.class,
            EndsResource.Sub.class, Filters.class)
            .overrideConfigKey("quarkus.submit-token.max-recorded-body", "1000");

    @TestHTTPResource("/")
    URI base;

    public static class Filters {

        @ServerResponseFilter
        public Uni<Void> failing(ContainerRequestContext request, ContainerResponseContext response) {
            return request.getUriInfo().getPath().endsWith("filter-uni-fails") && response.getStatus() == 200
                    ? Uni.createFrom().failure(new WebApplicationException(418))
                    : null;
        }

        @ServerResponseFilter
        public void status(ContainerRequestContext request, ContainerResponseContext response) {
            if (request.getUriInfo().getPath().endsWith("filter-makes-500")) {
                response.setStatus(500);
            }
        }
    }

    @Path("/ends")
    public static class EndsResource {

        static final CountDownLatch SINK = new CountDownLatch(1);

        public static class Broken extends RuntimeException {
        }

        @ServerExceptionMapper
        public jakarta.ws.rs.core.Response broken(Broken broken) {
            throw new IllegalStateException("expected by the test");
        }

        @POST
        @Path("wildcard")
        @Produces("text/*")
        public String wildcard(@RestForm String item) {
            return "order " + Executions.begin("wildcard");
        }

        @POST
        @Path("wildcard-uni")
        @Produces("text/*")
        public Uni<String> wildcardUni(@RestForm String item) {
            return Uni.createFrom().item(() -> "order " + Executions.begin("wildcard-uni"));
        }

        @POST
        @Path("wildcard-response")
        @Produces("text/*")
        public jakarta.ws.rs.core.Response wildcardResponse(@RestForm String item) {
            return jakarta.ws.rs.core.Response.ok("order " + Executions.begin("wildcard-response")).build();
        }

        @POST
        @Path("sink")
        @Produces("text/event-stream")
        public void sink(@RestForm String item, @Context SseEventSink sink, @Context Sse sse) {
            Executions.begin("sink");
            new Thread(() -> {
                try (sink) {
                    SINK.await();
                    sink.send(sse.newEvent("sent")).toCompletableFuture().join();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }).start();
        }

        @POST
        @Path("sink-closed-in-method")
        @Produces("text/event-stream")
        public void sinkClosed(@RestForm String item, @Context SseEventSink sink, @Context Sse sse) {
            Executions.begin("sink-closed-in-method");
            try (sink) {
                sink.send(sse.newEvent("sent")).toCompletableFuture().join();
            }
        }

        @POST
        @Path("async")
        public void async(@RestForm String item, @Suspended AsyncResponse answer) {
            int number = Executions.begin("async");
            new Thread(() -> answer.resume("order " + number)).start();
        }

        @POST
        @Path("async-at-once")
        public void asyncAtOnce(@RestForm String item, @Suspended AsyncResponse answer) {
            answer.resume("order " + Executions.begin("async-at-once"));
        }

        @POST
        @Path("async-fails")
        public void asyncFails(@RestForm String item, @Suspended AsyncResponse answer) {
            Executions.begin("async-fails");
            new Thread(() -> answer.resume(new WebApplicationException(418))).start();
        }

        @POST
        @Path("rest-multi")
        @Produces("application/json")
        public RestMulti<Integer> restMulti(@RestForm String item) {
            return RestMulti.fromMultiData(Multi.createFrom().items(Executions.begin("rest-multi"))).status(201)
                    .header("X-Own", "yes").build();
        }

        @POST
        @Path("rest-multi-fails")
        @Produces("application/json")
        public RestMulti<Integer> restMultiFails(@RestForm String item) {
            return RestMulti.fromMultiData(Multi.createFrom().items(Executions.begin("rest-multi-fails"))).status(418)
                    .build();
        }

        @Path("sub")
        public Sub sub() {
            return new Sub();
        }

        public static class Sub {
            @POST
            @Path("order")
            public String order(@RestForm String item) {
                return "order " + Executions.begin("sub/order");
            }
        }

        @POST
        @Path("mapper-fails")
        public String mapperFails(@RestForm String item) {
            Executions.begin("mapper-fails");
            throw new Broken();
        }

        @POST
        @Path("writer-fails-midway")
        public StreamingOutput writerFails(@RestForm String item) {
            Executions.begin("writer-fails-midway");
            return out -> {
                out.write("half".getBytes());
                out.flush();
                throw new IllegalStateException("expected by the test");
            };
        }

        @POST
        @Path("long-writer-fails-midway")
        public StreamingOutput longWriterFails(@RestForm String item) {
            Executions.begin("long-writer-fails-midway");
            return out -> {
                out.write(new byte[20_000]);
                out.flush();
                throw new IllegalStateException("expected by the test");
            };
        }

        @POST
        @Path("filter-uni-fails")
        public String filterUniFails(@RestForm String item) {
            return "order " + Executions.begin("filter-uni-fails");
        }

        @POST
        @Path("filter-makes-500")
        public String filterMakes500(@RestForm String item) {
            return "order " + Executions.begin("filter-makes-500");
        }

        @POST
        @Path("direct-in-parts")
        public void directInParts(@RestForm String item, RoutingContext context) {
            Executions.begin("direct-in-parts");
            context.response().setChunked(true).write("a");
            context.response().end("b");
        }

        @POST
        @Path("direct-uni")
        public Uni<Void> directUni(@RestForm String item, RoutingContext context) {
            Executions.begin("direct-uni");
            return Uni.createFrom().completionStage(() -> context.response().end("b").toCompletionStage());
        }
    }

    private Form form(String path) {
        return Form.to(base, "/ends/" + path).field("item", "tea").token(Form.newToken());
    }

    @ParameterizedTest
    @ValueSource(strings = { "async", "async-at-once", "sub/order" })
    void repeatGetsTheReplay(String path) {
        Form form = form(path);

        String first = form.submit().text();
        Answer repeat = form.submit();

        assertThat(repeat.text()).isEqualTo(first).isEqualTo("order 1");
        assertThat(repeat.isReplay()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({ "async-fails,418", "rest-multi-fails,418", "mapper-fails,500" })
    void failedHandlerRunsAgain(String path, int status) {
        Form form = form(path);

        assertThat(form.submit().status()).isEqualTo(status);
        assertThat(form.submit().status()).isEqualTo(status);
        assertThat(Executions.of(path)).as("executions").isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({ "rest-multi,201", "writer-fails-midway,500", "filter-uni-fails,418", "filter-makes-500,500",
            "direct-in-parts,200", "direct-uni,200" })
    void succeededHandlerNeverRunsAgain(String path, int status) {
        Form form = form(path);

        assertThat(form.submit().status()).isEqualTo(status);
        Answer repeat = form.submit();

        assertThat(Executions.of(path)).as("executions").isEqualTo(1);
        assertThat(repeat.text()).contains("urn:submit-token:already-submitted");
    }

    /** The method has returned; then Quarkus REST finds that no type can be negotiated, before a response is created. */
    @ParameterizedTest
    @ValueSource(strings = { "wildcard", "wildcard-uni" })
    void answerThatCannotBeNegotiatedIsNoReasonToRunAgain(String path) {
        Form form = form(path).header("Accept", "text/*");

        assertThat(form.submit().status()).isEqualTo(406);
        Answer repeat = form.submit();

        assertThat(Executions.of(path)).as("executions").isEqualTo(1);
        assertThat(repeat.status()).isEqualTo(409);
    }

    /** Quarkus REST answers 406 by itself, while it looks for a writer. */
    @Test
    void answerThatItsWriterRefusedIsNotRecordedAsASuccess() {
        Form form = form("wildcard-response").header("Accept", "text/*");

        assertThat(form.submit().status()).isEqualTo(406);
        Answer repeat = form.submit();

        assertThat(repeat.status()).isEqualTo(409);
    }

    /** Quarkus REST ends the request as soon as the head of the response is out. */
    @Test
    void methodWithAnOpenSinkDoesNotRunAgain() {
        try {
            for (int i = 1; i <= 20; i++) {
                assertDoesNotRunAgainWhileOpen(i);
            }
        } finally {
            EndsResource.SINK.countDown();
        }
    }

    private void assertDoesNotRunAgainWhileOpen(int number) {
        String form = "item=tea&_submit_token=" + Form.newToken();
        HttpRequest request = HttpRequest.newBuilder(URI.create(base + "ends/sink"))
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(HttpRequest.BodyPublishers.ofString(form)).build();
        HttpClient client = HttpClient.newHttpClient();

        // ends with the head of the response
        client.sendAsync(request, HttpResponse.BodyHandlers.ofInputStream()).join();
        HttpResponse<InputStream> second = client.sendAsync(request, HttpResponse.BodyHandlers.ofInputStream()).join();

        assertThat(Executions.of("sink")).as("executions").isEqualTo(number);
        assertThat(second.statusCode()).isEqualTo(409);
    }

    /** The end of the request comes before the method has returned. */
    @Test
    void sinkThatIsClosedInTheMethodIsCompleted() {
        Form form = form("sink-closed-in-method");

        assertThat(form.submit().text()).contains("data:sent");
        form.submit();

        assertThat(Executions.of("sink-closed-in-method")).as("executions").isEqualTo(1);
    }

    @Test
    void writerThatFailsBeyondTheBoundIsNotSentAsAWholeAnswer() {
        Form form = form("long-writer-fails-midway");
        try {
            form.submit();
        } catch (AssertionError cutOff) {
            assertThat(cutOff).hasMessageContaining("No answer");
        }

        assertThat(form.submit().text()).contains("urn:submit-token:already-submitted");
        assertThat(Executions.of("long-writer-fails-midway")).as("executions").isEqualTo(1);
    }
}
