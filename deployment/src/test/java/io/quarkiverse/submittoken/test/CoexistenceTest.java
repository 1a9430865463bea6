package io.quarkiverse.submittoken.test;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.GZIPInputStream;

import jakarta.enterprise.event.Observes;
import jakarta.ws.rs.ApplicationPath;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.core.Application;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.Provider;
import jakarta.ws.rs.ext.WriterInterceptor;
import jakarta.ws.rs.ext.WriterInterceptorContext;

import org.jboss.resteasy.reactive.RestForm;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.vertx.http.runtime.filters.Filters;

/** What is made anew for each request stays so in a replay, and what belongs to the answer comes with it, each once. */
class CoexistenceTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = TestApplication.with(Api.class, Orders.class, Stamp.class, Shout.class, Traces.class)
            .overrideConfigKey("quarkus.http.root-path", "/shop")
            .overrideConfigKey("quarkus.http.cors.enabled", "true")
            .overrideConfigKey("quarkus.http.cors.origins", "https://a.example,https://b.example")
            .overrideConfigKey("quarkus.http.enable-compression", "true")
            .overrideConfigKey("quarkus.http.header.\"X-Frame-Options\".value", "DENY")
            .overrideConfigKey("quarkus.http.header.\"Vary\".value", "X-Configured")
            .overrideConfigKey("quarkus.submit-token.exempt-paths", "/shop/api/exempt,/api/orders");

    @TestHTTPResource("/")
    URI base;

    @ApplicationPath("/api")
    public static class Api extends Application {
    }

    @Path("/")
    public static class Orders {

        @POST
        @Path("orders")
        @Produces(MediaType.TEXT_PLAIN)
        public Response order(@RestForm String item) {
            return Response.ok(("order " + Executions.begin(item) + " ").repeat(200)).header("Vary", "Accept").build();
        }

        @POST
        @Path("frames")
        public Response frames(@RestForm String item, io.vertx.core.http.HttpServerResponse response) {
            response.putHeader("X-Frame-Options", "SAMEORIGIN");
            return Response.ok("order " + Executions.begin(item)).build();
        }

        @POST
        @Path("exempt")
        public String exempt(@RestForm String item) {
            return "order " + Executions.begin(item);
        }
    }

    @Provider
    public static class Stamp implements ContainerResponseFilter {
        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            response.getHeaders().add("X-Stamp", "stamp " + Executions.begin("stamp"));
        }
    }

    @Provider
    public static class Shout implements WriterInterceptor {
        @Override
        public void aroundWriteTo(WriterInterceptorContext context) throws IOException {
            context.setOutputStream(new Uppercase(context.getOutputStream()));
            context.proceed();
        }

        private static final class Uppercase extends FilterOutputStream {
            private Uppercase(OutputStream out) {
                super(out);
            }

            @Override
            public void write(int character) throws IOException {
                out.write(Character.toUpperCase(character));
            }
        }
    }

    public static class Traces {
        void register(@Observes Filters filters) {
            filters.register(routing -> {
                routing.response().putHeader("X-Trace", "trace " + Executions.begin("trace"));
                routing.next();
            }, 100);
        }
    }

    private Form form(String path, String item) {
        return Form.to(base, path).field("item", item).token(Form.newToken());
    }

    @ParameterizedTest
    @CsvSource({ "gzip,", ",gzip", "gzip,gzip", "," })
    void compressionIsThatOfTheRequestAtHand(String firstAccepts, String secondAccepts) {
        String item = firstAccepts + " then " + secondAccepts;
        Form form = form("/api/orders", item);

        Answer first = accepting(firstAccepts, form).submit();
        Answer second = accepting(secondAccepts, form).submit();

        String text = "ORDER 1 ".repeat(200);
        assertThat(decoded(first)).isEqualTo(text);
        assertThat(decoded(second)).isEqualTo(text);
        assertThat(first.header("Content-Encoding")).isEqualTo(firstAccepts);
        assertThat(second.header("Content-Encoding")).isEqualTo(secondAccepts);
        assertThat(second.isReplay()).isTrue();
    }

    private static Form accepting(String encoding, Form form) {
        return form.header("Accept-Encoding", encoding == null ? "identity" : encoding);
    }

    @Test
    void crossOriginHeadersAreThoseOfTheRequestAtHand() {
        Form form = form("/api/orders", "cors");

        Answer first = form.header("Origin", "https://a.example").submit();
        Answer second = form.header("Origin", "https://b.example").submit();

        assertThat(first.headers().get("Access-Control-Allow-Origin")).containsExactly("https://a.example");
        assertThat(second.headers().get("Access-Control-Allow-Origin")).containsExactly("https://b.example");
        assertThat(second.isReplay()).isTrue();
    }

    @Test
    void headersAreThereOnceEach() {
        Form form = form("/api/orders", "headers");
        Answer first = form.submit();
        Answer second = form.submit();

        assertThat(second.headersBut("X-Trace")).isEqualTo(first.headersBut("X-Trace"));
        assertThat(second.headers().get("X-Frame-Options")).containsExactly("DENY");
        assertThat(second.headers().get("Vary")).as("added to what is configured")
                .isEqualTo(first.headers().get("Vary")).contains("X-Configured", "Accept");
        assertThat(second.headers().get("X-Stamp")).as("the filter's own, recorded").hasSize(1);
        assertThat(second.headers().get("X-Trace")).as("the route's, of this request").hasSize(1)
                .isNotEqualTo(first.headers().get("X-Trace"));
    }

    @Test
    void headerThatTheHandlerReplacedIsReplacedInTheReplay() {
        Form form = form("/api/frames", "frames");

        assertThat(form.submit().headers().get("X-Frame-Options")).containsExactly("SAMEORIGIN");
        assertThat(form.submit().headers().get("X-Frame-Options")).containsExactly("SAMEORIGIN");
    }

    @Test
    void exemptPathsAreWholePaths() {
        Form exempt = form("/api/exempt", "exempt");
        exempt.submit();
        assertThat(exempt.submit().text()).isEqualTo("ORDER 2");

        Form guarded = form("/api/orders", "not exempt");
        guarded.submit();
        assertThat(guarded.submit().isReplay()).as("an exempt path without the root path is another").isTrue();
    }

    private static String decoded(Answer answer) {
        if (!List.of("gzip").equals(answer.headers().get("Content-Encoding"))) {
            return answer.text();
        }
        try (GZIPInputStream content = new GZIPInputStream(new ByteArrayInputStream(answer.body()))) {
            return new String(content.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
