package io.quarkiverse.submittoken.test;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.net.URI;
import java.nio.file.Files;

import jakarta.inject.Inject;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.StreamingOutput;
import jakarta.ws.rs.ext.Provider;

import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;
import org.jboss.resteasy.reactive.server.spi.ResteasyReactiveResourceInfo;
import org.jboss.resteasy.reactive.server.spi.ServerMessageBodyWriter;
import org.jboss.resteasy.reactive.server.spi.ServerRequestContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import io.vertx.core.file.AsyncFile;
import io.vertx.core.file.OpenOptions;
import io.vertx.ext.web.RoutingContext;

/** The handler fails: the same form can be sent again. It has succeeded, and something else fails: never a second run. */
class OutcomeOfFailureTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = TestApplication.with(EndsResource.class, EndsResource.Refused.class,
            EndsResource.Unwritable.class, BreakingFilter.class, Report.class, ReportWriter.class)
            .overrideConfigKey("quarkus.submit-token.max-recorded-body", "1000");

    @TestHTTPResource("/")
    URI base;

    @Path("/ends")
    public static class EndsResource {

        public static class Refused extends RuntimeException {
        }

        public static class Unwritable {
            public String getName() {
                throw new IllegalStateException("expected by the test");
            }
        }

        @Inject
        Vertx vertx;

        @ServerExceptionMapper
        public Response refused(Refused refused) {
            return Response.status(418).entity("mapped").build();
        }

        @POST
        @Path("bad-request")
        public Response badRequest(@RestForm String item) {
            return Response.status(400).entity("bad " + Executions.begin("bad-request")).build();
        }

        @POST
        @Path("server-error")
        public Uni<Response> serverError(@RestForm String item) {
            return Uni.createFrom().item(Response.status(500).entity("bad " + Executions.begin("server-error")).build());
        }

        @POST
        @Path("temporary-redirect")
        public Response temporaryRedirect(@RestForm String item) {
            Executions.begin("temporary-redirect");
            return Response.temporaryRedirect(URI.create("/elsewhere")).build();
        }

        @POST
        @Path("mapped")
        public String mapped(@RestForm String item) {
            Executions.begin("mapped");
            throw new Refused();
        }

        @POST
        @Path("mapped-uni")
        public Uni<String> mappedUni(@RestForm String item) {
            Executions.begin("mapped-uni");
            return Uni.createFrom().failure(new Refused());
        }

        @POST
        @Path("web-exception")
        public String webException(@RestForm String item) {
            Executions.begin("web-exception");
            throw new WebApplicationException("no", 422);
        }

        @POST
        @Path("thrown-redirect")
        public String thrownRedirect(@RestForm String item) {
            Executions.begin("thrown-redirect");
            throw new WebApplicationException(Response.seeOther(URI.create("/login")).build());
        }

        @POST
        @Path("unmapped")
        public String unmapped(@RestForm String item) {
            Executions.begin("unmapped");
            throw new IllegalStateException("expected by the test");
        }

        @POST
        @Path("failing-stream")
        @Produces("text/event-stream")
        public Multi<String> failingStream(@RestForm String item) {
            Executions.begin("failing-stream");
            throw new Refused();
        }

        @POST
        @Path("failing-multi")
        @Produces("application/json")
        public Multi<String> failingMulti(@RestForm String item) {
            Executions.begin("failing-multi");
            return Multi.createFrom().failure(new Refused());
        }

        @POST
        @Path("breaking-filter")
        public String breakingFilter(@RestForm String item) {
            return "done " + Executions.begin("breaking-filter");
        }

        @POST
        @Path("unwritable")
        @Produces("application/json")
        public Unwritable unwritable(@RestForm String item) {
            Executions.begin("unwritable");
            return new Unwritable();
        }

        @POST
        @Path("long")
        public String longAnswer(@RestForm String item) {
            return ("order " + Executions.begin("long") + " ").repeat(500);
        }

        @POST
        @Path("long-stream")
        public StreamingOutput longStream(@RestForm String item) {
            int number = Executions.begin("long-stream");
            return out -> {
                for (int i = 0; i < 500; i++) {
                    out.write(("order " + number + " ").getBytes());
                }
            };
        }

        @POST
        @Path("long-unclosed")
        @Produces("text/report")
        public Report longUnclosed(@RestForm String item) {
            return new Report(("order " + Executions.begin("long-unclosed") + " ").repeat(500));
        }

        @POST
        @Path("multi")
        @Produces("application/json")
        public Multi<Integer> multi(@RestForm String item) {
            return Multi.createFrom().items(Executions.begin("multi"), 2, 3);
        }

        @POST
        @Path("sse")
        @Produces("text/event-stream")
        public Multi<String> sse(@RestForm String item) {
            return Multi.createFrom().items("event " + Executions.begin("sse"), "last");
        }

        @POST
        @Path("async-file")
        public Uni<AsyncFile> asyncFile(@RestForm String item) throws IOException {
            java.nio.file.Path file = Files.createTempFile("order", ".txt");
            file.toFile().deleteOnExit();
            Files.writeString(file, "order " + Executions.begin("async-file"));
            return Uni.createFrom()
                    .completionStage(vertx.fileSystem().open(file.toString(), new OpenOptions()).toCompletionStage());
        }

        @POST
        @Path("direct")
        public void direct(@RestForm String item, RoutingContext context) {
            context.response().end("direct " + Executions.begin("direct"));
        }

        @POST
        @Path("direct-failure")
        public void directFailure(@RestForm String item, RoutingContext context) {
            context.response().setStatusCode(503).end("direct " + Executions.begin("direct-failure"));
        }
    }

    public record Report(String text) {
    }

    /** Writes to the stream of the response and does not close it. */
    @Provider
    @Produces("text/report")
    public static class ReportWriter implements ServerMessageBodyWriter<Report> {

        @Override
        public boolean isWriteable(Class<?> type, Type genericType, ResteasyReactiveResourceInfo method, MediaType mediaType) {
            return type == Report.class;
        }

        @Override
        public void writeResponse(Report report, Type genericType, ServerRequestContext context) throws IOException {
            context.getOrCreateOutputStream().write(report.text().getBytes());
        }

        @Override
        public boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
            return type == Report.class;
        }

        @Override
        public void writeTo(Report report, Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType,
                MultivaluedMap<String, Object> headers, OutputStream stream) throws IOException {
            throw new UnsupportedOperationException();
        }
    }

    @Provider
    public static class BreakingFilter implements ContainerResponseFilter {
        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            if (request.getUriInfo().getPath().endsWith("breaking-filter") && response.getStatus() == 200) {
                throw new EndsResource.Refused();
            }
        }
    }

    private Form form(String path) {
        return Form.to(base, "/ends/" + path).field("item", "tea").token(Form.newToken());
    }

    @ParameterizedTest
    @CsvSource({ "bad-request,400", "server-error,500", "temporary-redirect,307", "mapped,418", "mapped-uni,418",
            "web-exception,422", "thrown-redirect,303", "unmapped,500", "failing-stream,418", "failing-multi,418",
            "direct-failure,503" })
    void failedHandlerRunsAgain(String path, int status) {
        Form form = form(path);

        assertThat(form.submit().status()).isEqualTo(status);
        Answer second = form.submit();

        assertThat(second.status()).isEqualTo(status);
        assertThat(second.isReplay()).isFalse();
        assertThat(Executions.of(path)).as("executions").isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({ "breaking-filter,418", "unwritable,500", "long,200", "long-stream,200", "long-unclosed,200", "multi,200",
            "sse,200",
            "async-file,200", "direct,200" })
    void succeededHandlerNeverRunsAgain(String path, int status) {
        Form form = form(path);

        assertThat(form.submit().status()).isEqualTo(status);
        Answer second = form.submit();

        assertThat(second.status()).isEqualTo(409);
        assertThat(second.text()).contains("urn:submit-token:already-submitted");
        assertThat(Executions.of(path)).as("executions").isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = { "long", "long-stream", "long-unclosed" })
    void answerOverTheBoundIsSentWhole(String path) {
        int number = Executions.of(path) + 1;

        assertThat(form(path).submit().text()).isEqualTo(("order " + number + " ").repeat(500));
    }

    @Test
    void streamedAnswersAreSentWhole() {
        assertThat(form("multi").submit().text()).matches("\\[\\d+,2,3]");
        assertThat(form("sse").submit().text()).contains("data:event ").endsWith("data:last\n\n");
        assertThat(form("async-file").submit().text()).startsWith("order ");
    }
}
