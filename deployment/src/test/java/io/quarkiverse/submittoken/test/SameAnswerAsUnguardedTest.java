package io.quarkiverse.submittoken.test;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.function.BiFunction;
import java.util.zip.GZIPOutputStream;

import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedHashMap;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ContextResolver;
import jakarta.ws.rs.ext.MessageBodyWriter;
import jakarta.ws.rs.ext.Provider;
import jakarta.ws.rs.ext.WriterInterceptor;
import jakarta.ws.rs.ext.WriterInterceptorContext;

import org.jboss.resteasy.reactive.FilePart;
import org.jboss.resteasy.reactive.PathPart;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;
import org.jboss.resteasy.reactive.server.spi.ResteasyReactiveResourceInfo;
import org.jboss.resteasy.reactive.server.spi.ServerMessageBodyWriter;
import org.jboss.resteasy.reactive.server.spi.ServerRequestContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationFeature;

import io.quarkus.builder.Version;
import io.quarkus.maven.dependency.Dependency;
import io.quarkus.resteasy.reactive.jackson.CustomSerialization;
import io.quarkus.resteasy.reactive.jackson.SecureField;
import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;
import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.mutiny.Uni;
import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import io.vertx.ext.web.RoutingContext;

/** With a token or without: the first answer is the one that the method and its writers, filters and interceptors make. */
class SameAnswerAsUnguardedTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = TestApplication.with(AnswersResource.class, AnswersResource.Person.class,
            AnswersResource.Secret.class, AnswersResource.Brief.class, AnswersResource.Sorted.class, Own.class,
            OwnWriter.class, Plain.class, PlainWriter.class, Zip.class, ZipInterceptor.class, Upper.class,
            UpperFilter.class, Filters.class, Mapped.class, MappedResolver.class)
            .setForcedDependencies(List.of(Dependency.of("io.quarkus", "quarkus-elytron-security-properties-file",
                    Version.getVersion())))
            .overrideConfigKey("quarkus.http.auth.basic", "true")
            .overrideConfigKey("quarkus.security.users.embedded.enabled", "true")
            .overrideConfigKey("quarkus.security.users.embedded.plain-text", "true")
            .overrideConfigKey("quarkus.security.users.embedded.users.ann", "a")
            .overrideConfigKey("quarkus.security.users.embedded.roles.ann", "admin");

    @TestHTTPResource("/")
    URI base;

    public record Own(String name) {
    }

    /** As the guide of Quarkus REST shows it: the response is written by the shortest way. */
    @Provider
    public static class OwnWriter implements ServerMessageBodyWriter<Own> {

        @Override
        public boolean isWriteable(Class<?> type, Type genericType, ResteasyReactiveResourceInfo target,
                MediaType mediaType) {
            return type == Own.class;
        }

        @Override
        public void writeResponse(Own own, Type genericType, ServerRequestContext context) {
            context.serverResponse().setResponseHeader("X-Own", "yes");
            context.serverResponse().end("own " + own.name());
        }

        @Override
        public boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
            return type == Own.class;
        }

        @Override
        public void writeTo(Own own, Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType,
                MultivaluedMap<String, Object> httpHeaders, OutputStream entityStream) {
            throw new UnsupportedOperationException("not used by Quarkus REST without interceptors");
        }
    }

    public record Plain(String name) {
    }

    /** Jakarta REST: a writer may set headers before it writes. */
    @Provider
    public static class PlainWriter implements MessageBodyWriter<Plain> {

        @Override
        public boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
            return type == Plain.class;
        }

        @Override
        public void writeTo(Plain plain, Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType,
                MultivaluedMap<String, Object> httpHeaders, OutputStream entityStream) throws IOException {
            httpHeaders.putSingle("X-Plain", "yes");
            httpHeaders.putSingle("Content-Type", "application/x-plain");
            entityStream.write(plain.name().getBytes(StandardCharsets.UTF_8));
            entityStream.flush();
        }
    }

    @NameBinding
    @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)
    public @interface Zip {
    }

    @Provider
    @Zip
    public static class ZipInterceptor implements WriterInterceptor {
        @Override
        public void aroundWriteTo(WriterInterceptorContext context) throws IOException {
            context.getHeaders().putSingle("Content-Encoding", "gzip");
            GZIPOutputStream zip = new GZIPOutputStream(context.getOutputStream());
            context.setOutputStream(zip);
            context.proceed();
            zip.finish();
        }
    }

    @NameBinding
    @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)
    public @interface Upper {
    }

    /** Jakarta REST: a response filter may put a stream of its own before the entity stream. */
    @Provider
    @Upper
    public static class UpperFilter implements ContainerResponseFilter {
        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            OutputStream stream = response.getEntityStream();
            response.setEntityStream(new OutputStream() {
                @Override
                public void write(int b) throws IOException {
                    stream.write(Character.toUpperCase(b));
                }

                @Override
                public void flush() throws IOException {
                    stream.flush();
                }

                @Override
                public void close() throws IOException {
                    stream.close();
                }
            });
        }
    }

    public static class Filters {

        @ServerResponseFilter
        public Uni<Void> later(ContainerRequestContext request, ContainerResponseContext response) {
            if (request.getUriInfo().getPath().endsWith("filter-uni")) {
                return Uni.createFrom().voidItem().onItem().delayIt().by(java.time.Duration.ofMillis(20))
                        .invoke(() -> response.getHeaders().putSingle("X-Later", "yes"));
            }
            return null;
        }

        @ServerResponseFilter
        public void status(ContainerRequestContext request, ContainerResponseContext response) {
            if (request.getUriInfo().getPath().endsWith("filter-status")) {
                response.setStatus(202);
                response.setEntity("other", new Annotation[0], MediaType.TEXT_PLAIN_TYPE);
            }
        }
    }

    public record Mapped(String name) {
    }

    @Provider
    public static class MappedResolver implements ContextResolver<ObjectMapper> {
        @Override
        public ObjectMapper getContext(Class<?> type) {
            return type == Mapped.class ? new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT) : null;
        }
    }

    @Path("/answers")
    public static class AnswersResource {

        public static class Brief {
        }

        public static class Person {
            @JsonView(Brief.class)
            public String name = "Ann";
            @JsonView(Object.class)
            public String income = "1000000";
        }

        public static class Secret {
            public String name = "Ann";
            @SecureField(rolesAllowed = "admin")
            public String income = "1000000";
        }

        public static class Sorted implements BiFunction<ObjectMapper, Type, ObjectWriter> {
            @Override
            public ObjectWriter apply(ObjectMapper mapper, Type type) {
                return mapper.writer().with(SerializationFeature.INDENT_OUTPUT);
            }
        }

        @POST
        @Path("json-view")
        @Produces("application/json")
        @JsonView(Brief.class)
        public Person jsonView(@RestForm String item) {
            return new Person();
        }

        @POST
        @Path("json-view-uni")
        @Produces("application/json")
        @JsonView(Brief.class)
        public Uni<List<Person>> jsonViewUni(@RestForm String item) {
            return Uni.createFrom().item(List.of(new Person()));
        }

        @POST
        @Path("secure-field")
        @Produces("application/json")
        public Secret secureField(@RestForm String item) {
            return new Secret();
        }

        @POST
        @Path("secure-field-list")
        @Produces("application/json")
        public List<Secret> secureFieldList(@RestForm String item) {
            return List.of(new Secret());
        }

        @POST
        @Path("custom-serialization")
        @Produces("application/json")
        @CustomSerialization(Sorted.class)
        public Person customSerialization(@RestForm String item) {
            return new Person();
        }

        @POST
        @Path("context-resolver")
        @Produces("application/json")
        public Mapped contextResolver(@RestForm String item) {
            return new Mapped("a");
        }

        @POST
        @Path("own-writer")
        public Own ownWriter(@RestForm String item) {
            return new Own("n");
        }

        @POST
        @Path("plain-writer")
        public Plain plainWriter(@RestForm String item) {
            return new Plain("n");
        }

        @POST
        @Path("zip")
        @Zip
        public String zip(@RestForm String item) {
            return "zip";
        }

        @POST
        @Path("upper")
        @Upper
        public String upper(@RestForm String item) {
            return "lower";
        }

        @POST
        @Path("filter-uni")
        public String filterUni(@RestForm String item) {
            return "filter";
        }

        @POST
        @Path("filter-status")
        public String filterStatus(@RestForm String item) {
            return "filter";
        }

        @POST
        @Path("no-content-with-entity")
        public Response noContentWithEntity(@RestForm String item) {
            return Response.status(204).entity("x").build();
        }

        @POST
        @Path("reset-content")
        public Response resetContent(@RestForm String item) {
            return Response.status(205).build();
        }

        @POST
        @Path("not-modified")
        public Response notModified(@RestForm String item) {
            return Response.notModified("v1").build();
        }

        @POST
        @Path("content-length")
        public Response contentLength(@RestForm String item) {
            return Response.ok("12345").header("Content-Length", 5).build();
        }

        @POST
        @Path("form-map-out")
        @Produces(MediaType.APPLICATION_FORM_URLENCODED)
        public MultivaluedMap<String, String> formMap(@RestForm String item) {
            MultivaluedMap<String, String> map = new MultivaluedHashMap<>();
            map.putSingle("a", "b c");
            return map;
        }

        @POST
        @Path("json-object")
        @Produces("application/json")
        public JsonObject jsonObject(@RestForm String item) {
            return new JsonObject().put("a", 1);
        }

        @POST
        @Path("json-array")
        @Produces("application/json")
        public JsonArray jsonArray(@RestForm String item) {
            return new JsonArray().add(1);
        }

        @POST
        @Path("json-string")
        @Produces("application/json")
        public String jsonString(@RestForm String item) {
            return "{}";
        }

        @POST
        @Path("json-response")
        public Response jsonResponse(@RestForm String item) {
            return Response.ok(List.of("a")).type("application/json").build();
        }

        @POST
        @Path("number")
        public int number(@RestForm String item) {
            return 7;
        }

        @POST
        @Path("chars")
        public char[] chars(@RestForm String item) {
            return "é".toCharArray();
        }

        @POST
        @Path("file-part")
        @Produces("application/octet-stream")
        public FilePart filePart(@RestForm String item) throws IOException {
            return new FilePart(file().toFile(), 2, 3);
        }

        @POST
        @Path("path-part")
        @Produces("application/octet-stream")
        public PathPart pathPart(@RestForm String item) throws IOException {
            return new PathPart(file(), 2, 3);
        }

        private static java.nio.file.Path file() throws IOException {
            java.nio.file.Path file = Files.createTempFile("part", ".bin");
            file.toFile().deleteOnExit();
            return Files.writeString(file, "0123456789");
        }

        @POST
        @Path("vertx-header")
        @NonBlocking
        public String vertxHeader(@RestForm String item, RoutingContext context) {
            context.response().putHeader("X-Vertx", "yes").setStatusMessage("Fine");
            return "x";
        }

        @POST
        @Path("vertx-status")
        public String vertxStatus(@RestForm String item, RoutingContext context) {
            context.response().setStatusCode(202);
            return "x";
        }

        @POST
        @Path("own-date")
        public Response ownHeaders(@RestForm String item) {
            return Response.ok("x").header("Vary", "A").header("Vary", "B").header("X-Null", null)
                    .header("Content-Language", "de").header("Server", "s").header("Trailer", "T").build();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "json-view", "json-view-uni", "plain-writer", "filter-uni", "filter-status",
            "no-content-with-entity", "reset-content", "not-modified", "content-length", "form-map-out", "json-object",
            "json-array", "json-string", "json-response", "number", "chars", "file-part", "path-part", "vertx-header",
            "vertx-status", "own-date" })
    void firstAnswerAndReplayAreWhatAnUnguardedRequestGets(String path) {
        compare(path);
    }

    /** Quarkus REST's own writers know the method only where they write on the response and not to a stream. */
    @ParameterizedTest
    @ValueSource(strings = { "secure-field", "secure-field-list", "custom-serialization", "context-resolver" })
    void jsonIsWrittenAsForAnUnguardedRequest(String path) {
        compare(path);
    }

    /** It answers by itself, so nothing can be recorded. */
    @Test
    void serverMessageBodyWriterOfTheApplicationWritesItsWay() {
        Answer unguarded = form("own-writer").submit();
        Form guarded = form("own-writer").token(Form.newToken());

        assertSame(guarded.submit(), unguarded, "first answer");
        assertThat(guarded.submit().text()).contains("urn:submit-token:already-submitted");
    }

    @Test
    void headersAreNotDoubledWhereAWriterInterceptorIs() {
        compare("zip");
    }

    @Test
    void entityStreamOfAResponseFilterIsWrittenTo() {
        compare("upper");
    }

    private void compare(String path) {
        Answer unguarded = form(path).submit();
        Form guarded = form(path).token(Form.newToken());

        assertSame(guarded.submit(), unguarded, "first answer");
        Answer repeat = guarded.submit();

        assertSame(repeat, unguarded, "repeat");
        assertThat(repeat.isReplay()).isTrue();
    }

    private Form form(String path) {
        return Form.to(base, "/answers/" + path).field("item", "tea");
    }

    private static void assertSame(Answer actual, Answer expected, String what) {
        assertThat(actual.status()).as("status of the " + what).isEqualTo(expected.status());
        assertThat(actual.text()).as("body of the " + what).isEqualTo(expected.text());
        assertThat(actual.headersBut("Trailer")).as("headers of the " + what).isEqualTo(expected.headersBut("Trailer"));
    }
}
