package io.quarkiverse.submittoken.test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.URI;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;

import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Response;

import org.jboss.resteasy.reactive.RestForm;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;

/** Two submissions at once: the handler runs once, and a person sees what a single click would have shown. */
class DoubleClickTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = TestApplication.with(HeldResource.class)
            .overrideConfigKey("quarkus.submit-token.in-flight-wait", "20S");

    @TestHTTPResource("/")
    URI base;

    /** Handlers that end when the test lets them. */
    @Path("/held")
    public static class HeldResource {

        static final ConcurrentHashMap<String, CountDownLatch> DOORS = new ConcurrentHashMap<>();

        static CountDownLatch door(String name) {
            return DOORS.computeIfAbsent(name, any -> new CountDownLatch(1));
        }

        @POST
        @Path("order")
        public Response order(@RestForm String item) throws InterruptedException {
            int number = Executions.begin(item);
            door(item).await();
            return Response.status(201).entity("order " + number).build();
        }

        @POST
        @Path("invalid")
        public Response invalid(@RestForm String item) throws InterruptedException {
            int number = Executions.begin(item);
            door(item).await();
            return Response.status(422).entity("<form>mend me " + number).type("text/html").header("X-Form", "y").build();
        }

        @POST
        @Path("unmapped")
        public Response unmapped(@RestForm String item) throws InterruptedException {
            Executions.begin(item);
            door(item).await();
            throw new IllegalStateException("expected by the test");
        }
    }

    private Form form(String path, String item) {
        return Form.to(base, "/held/" + path).field("item", item).token(Form.newToken());
    }

    @Test
    void fiftyPostsAtOnceRunOnce() {
        Form form = form("order", "posts");
        List<CompletableFuture<Answer>> submissions = fiftyTimes(form);
        await().until(() -> submissions.stream().filter(CompletableFuture::isDone).count() == 49);
        HeldResource.door("posts").countDown();
        List<Answer> answers = submissions.stream().map(CompletableFuture::join).toList();

        assertThat(Executions.of("posts")).isEqualTo(1);
        assertThat(answers).filteredOn(answer -> answer.status() == 201).hasSize(1);
        assertThat(answers).filteredOn(answer -> answer.status() == 409).hasSize(49).allSatisfy(refused -> {
            assertThat(refused.header("Retry-After")).isEqualTo("1");
            assertThat(refused.header("Content-Type")).startsWith("application/problem+json");
            assertThat(refused.text()).contains("\"urn:submit-token:in-flight\"", "\"status\":409", "\"title\"", "\"detail\"");
        });
    }

    @Test
    void fiftyNavigationsAtOnceRunOnceAndAllGetTheFirstAnswer() {
        Form form = form("order", "navigations").navigating();
        List<CompletableFuture<Answer>> submissions = fiftyTimes(form);
        await().until(() -> Executions.of("navigations") == 1);
        HeldResource.door("navigations").countDown();

        assertThat(submissions).allSatisfy(submission -> {
            assertThat(submission.join().status()).isEqualTo(201);
            assertThat(submission.join().text()).isEqualTo("order 1");
        });
        assertThat(Executions.of("navigations")).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = { "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", "text/html" })
    void browserOnPlainHttpIsKnownByItsAcceptHeader(String accept) {
        String item = "plain " + accept;
        Form form = form("order", item).header("Accept", accept);
        CompletableFuture<Answer> first = form.submitAsync();
        await().until(() -> Executions.of(item) == 1);
        CompletableFuture<Answer> second = form.submitAsync();
        HeldResource.door(item).countDown();

        assertThat(second.join().status()).isEqualTo(201);
        assertThat(first.join().text()).isEqualTo(second.join().text());
    }

    @Test
    void secondClientSeesTheFailureOfTheFirstAndAThirdRuns() {
        Form form = form("invalid", "failing").navigating();
        CompletableFuture<Answer> first = form.submitAsync();
        await().until(() -> Executions.of("failing") == 1);
        CompletableFuture<Answer> second = form.submitAsync();
        TestStore.awaitSomebodyWaiting();
        HeldResource.door("failing").countDown();

        assertThat(first.join().status()).isEqualTo(422);
        assertThat(second.join().status()).isEqualTo(422);
        assertThat(second.join().text()).isEqualTo("<form>mend me 1").isEqualTo(first.join().text());
        assertThat(second.join().header("X-Form")).isEqualTo("y");
        assertThat(Executions.of("failing")).isEqualTo(1);
        assertThat(form.submit().text()).isEqualTo("<form>mend me 2");
    }

    @Test
    void failureMadeOutsideJakartaRestIsTold() {
        Form form = form("unmapped", "unmapped").navigating();
        CompletableFuture<Answer> first = form.submitAsync();
        await().until(() -> Executions.of("unmapped") == 1);
        CompletableFuture<Answer> second = form.submitAsync();
        TestStore.awaitSomebodyWaiting();
        HeldResource.door("unmapped").countDown();

        assertThat(first.join().status()).isEqualTo(500);
        assertThat(second.join().status()).isEqualTo(500);
        assertThat(second.join().header("Content-Type")).startsWith("text/html");
        assertThat(second.join().text()).contains("The first attempt has failed");
        assertThat(Executions.of("unmapped")).isEqualTo(1);
        assertThat(form.submit().status()).isEqualTo(500);
        assertThat(Executions.of("unmapped")).as("released").isEqualTo(2);
    }

    private static List<CompletableFuture<Answer>> fiftyTimes(Form form) {
        return IntStream.range(0, 50).mapToObj(i -> form.submitAsync()).toList();
    }
}
