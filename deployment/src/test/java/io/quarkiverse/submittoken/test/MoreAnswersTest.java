package io.quarkiverse.submittoken.test;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.StringReader;
import java.lang.annotation.Annotation;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Type;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

import jakarta.annotation.Priority;
import jakarta.ws.rs.ConstrainedTo;
import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.RuntimeType;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.core.GenericEntity;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.StreamingOutput;
import jakarta.ws.rs.ext.MessageBodyWriter;
import jakarta.ws.rs.ext.Provider;
import jakarta.ws.rs.ext.WriterInterceptor;
import jakarta.ws.rs.ext.WriterInterceptorContext;

import org.jboss.resteasy.reactive.ResponseHeader;
import org.jboss.resteasy.reactive.ResponseStatus;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.RestResponse;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;

import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.vertx.core.buffer.Buffer;

/** With a token or without, whatever the method returns and whoever writes it: the first answer is the same. */
class MoreAnswersTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = TestApplication.with(Animals.class, Animals.Animal.class, Animals.Dog.class,
            Animals.Boxed.class, Animals.Shape.class, Animals.Circle.class, Animals.Square.class, Animals.Brief.class,
            Animals.Conflict.class, Animals.ShapeWriter.class, Animals.CircleWriter.class, Animals.ClientOnly.class,
            Animals.Replacing.class, Animals.ReplacingInterceptor.class, Animals.Silent.class,
            Animals.SilentInterceptor.class, Animals.Buffering.class, Animals.BufferingFilter.class,
            Animals.OtherType.class, Animals.OtherTypeFilter.class, Animals.Answered.class,
            Animals.AnsweringInterceptor.class, Animals.Closing.class, Animals.ClosingFilter.class, Animals.Drop.class,
            Animals.DropFilter.class);

    @TestHTTPResource("/")
    URI base;

    @Path("/animals")
    public static class Animals {

        @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
        @JsonSubTypes(@JsonSubTypes.Type(value = Dog.class, name = "dog"))
        public interface Animal {
        }

        public static class Dog implements Animal {
            public String name = "Rex";

            @Override
            public String toString() {
                return name;
            }
        }

        public static class Brief {
        }

        public static class Boxed<T> {
            @JsonView(Brief.class)
            public T value;
            @JsonView(Object.class)
            public String hidden = "hidden";

            public Boxed() {
            }

            Boxed(T value) {
                this.value = value;
            }
        }

        public static class Conflict extends RuntimeException {
        }

        @ServerExceptionMapper
        public RestResponse<String> conflict(Conflict conflict) {
            return RestResponse.ResponseBuilder.create(RestResponse.Status.CONFLICT, "conflict").header("X-Own", "yes")
                    .build();
        }

        public interface Shape {
        }

        public record Circle(int radius) implements Shape {
        }

        public record Square(int side) implements Shape {
        }

        @Provider
        @Produces("text/x-shape")
        public static class ShapeWriter implements MessageBodyWriter<Shape> {
            @Override
            public boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
                return Shape.class.isAssignableFrom(type);
            }

            @Override
            public void writeTo(Shape shape, Class<?> type, Type genericType, Annotation[] annotations,
                    MediaType mediaType, MultivaluedMap<String, Object> headers, OutputStream stream) throws IOException {
                stream.write(("shape " + genericType).getBytes(StandardCharsets.UTF_8));
            }
        }

        @Provider
        @Produces("text/x-shape")
        @Priority(1)
        public static class CircleWriter implements MessageBodyWriter<Circle> {
            @Override
            public boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
                return type == Circle.class;
            }

            @Override
            public void writeTo(Circle shape, Class<?> type, Type genericType, Annotation[] annotations,
                    MediaType mediaType, MultivaluedMap<String, Object> headers, OutputStream stream) throws IOException {
                stream.write(("circle " + genericType).getBytes(StandardCharsets.UTF_8));
            }
        }

        @Provider
        @Produces("text/x-shape")
        @Priority(0)
        @ConstrainedTo(RuntimeType.CLIENT)
        public static class ClientOnly implements MessageBodyWriter<Square> {
            @Override
            public boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
                return true;
            }

            @Override
            public void writeTo(Square shape, Class<?> type, Type genericType, Annotation[] annotations,
                    MediaType mediaType, MultivaluedMap<String, Object> headers, OutputStream stream) throws IOException {
                stream.write("client only".getBytes(StandardCharsets.UTF_8));
            }
        }

        @NameBinding
        @Retention(RetentionPolicy.RUNTIME)
        public @interface Replacing {
        }

        @Provider
        @Replacing
        public static class ReplacingInterceptor implements WriterInterceptor {
            @Override
            public void aroundWriteTo(WriterInterceptorContext context) throws IOException {
                context.setEntity(Map.of("replaced", context.getEntity().toString()));
                context.setType(Map.class);
                context.setGenericType(Map.class);
                context.setMediaType(MediaType.APPLICATION_JSON_TYPE);
                context.getHeaders().putSingle("Content-Type", "application/json");
                context.proceed();
            }
        }

        @NameBinding
        @Retention(RetentionPolicy.RUNTIME)
        public @interface Silent {
        }

        @Provider
        @Silent
        public static class SilentInterceptor implements WriterInterceptor {
            @Override
            public void aroundWriteTo(WriterInterceptorContext context) {
                context.getHeaders().putSingle("X-Silent", "yes");
            }
        }

        @NameBinding
        @Retention(RetentionPolicy.RUNTIME)
        public @interface Answered {
        }

        @Provider
        @Answered
        public static class AnsweringInterceptor implements WriterInterceptor {
            @Override
            public void aroundWriteTo(WriterInterceptorContext context) throws IOException {
                context.getHeaders().putSingle("X-Answered", "yes");
                OutputStream stream = context.getOutputStream();
                ByteArrayOutputStream buffer = new ByteArrayOutputStream();
                context.setOutputStream(buffer);
                context.proceed();
                stream.write("<".getBytes(StandardCharsets.UTF_8));
                buffer.writeTo(stream);
                stream.write(">".getBytes(StandardCharsets.UTF_8));
                stream.close();
            }
        }

        @NameBinding
        @Retention(RetentionPolicy.RUNTIME)
        public @interface Buffering {
        }

        /** Writes all at once, when it is closed. */
        @Provider
        @Buffering
        public static class BufferingFilter implements ContainerResponseFilter {
            @Override
            public void filter(ContainerRequestContext request, ContainerResponseContext response) {
                OutputStream stream = response.getEntityStream();
                response.setEntityStream(new ByteArrayOutputStream() {
                    @Override
                    public void close() throws IOException {
                        stream.write('[');
                        writeTo(stream);
                        stream.write(']');
                        stream.close();
                    }
                });
            }
        }

        @NameBinding
        @Retention(RetentionPolicy.RUNTIME)
        public @interface Closing {
        }

        @Provider
        @Closing
        public static class ClosingFilter implements ContainerResponseFilter {
            @Override
            public void filter(ContainerRequestContext request, ContainerResponseContext response) {
                response.setEntityStream(new FilterOutputStream(response.getEntityStream()));
                response.setEntityStream(new FilterOutputStream(response.getEntityStream()));
            }
        }

        @NameBinding
        @Retention(RetentionPolicy.RUNTIME)
        public @interface OtherType {
        }

        @Provider
        @OtherType
        public static class OtherTypeFilter implements ContainerResponseFilter {
            @Override
            public void filter(ContainerRequestContext request, ContainerResponseContext response) {
                response.setEntity(List.of("other", response.getEntity().toString()), new Annotation[0],
                        MediaType.APPLICATION_JSON_TYPE);
            }
        }

        @NameBinding
        @Retention(RetentionPolicy.RUNTIME)
        public @interface Drop {
        }

        @Provider
        @Drop
        public static class DropFilter implements ContainerResponseFilter {
            @Override
            public void filter(ContainerRequestContext request, ContainerResponseContext response) {
                response.setEntity(null);
            }
        }

        @POST
        @Path("interface")
        @Produces("application/json")
        public Animal animal(@RestForm String item) {
            return new Dog();
        }

        @POST
        @Path("interface-list")
        @Produces("application/json")
        public List<Animal> animals(@RestForm String item) {
            return List.of(new Dog());
        }

        @POST
        @Path("interface-list-bare")
        public List<Animal> animalsBare(@RestForm String item) {
            return List.of(new Dog());
        }

        @POST
        @Path("interface-list-uni")
        public Uni<List<Animal>> animalsUni(@RestForm String item) {
            return Uni.createFrom().item(List.of(new Dog()));
        }

        @POST
        @Path("interface-list-uni-response")
        public Uni<RestResponse<List<Animal>>> animalsUniResponse(@RestForm String item) {
            return Uni.createFrom().item(RestResponse.ok(List.of(new Dog())));
        }

        @POST
        @Path("interface-list-rest-response")
        public RestResponse<List<Animal>> animalsRestResponse(@RestForm String item) {
            return RestResponse.ok(List.of(new Dog()));
        }

        @POST
        @Path("interface-list-response")
        public Response animalsResponse(@RestForm String item) {
            return Response.ok(List.of(new Dog())).build();
        }

        @POST
        @Path("generic-entity")
        public Response genericEntity(@RestForm String item) {
            return Response.ok(new GenericEntity<List<Animal>>(List.of(new Dog())) {
            }).type("application/json").build();
        }

        @POST
        @Path("generic-view")
        @JsonView(Brief.class)
        public Boxed<String> genericView(@RestForm String item) {
            return new Boxed<>("value");
        }

        @POST
        @Path("generic-view-stage")
        @JsonView(Brief.class)
        public CompletionStage<Boxed<List<Dog>>> genericViewStage(@RestForm String item) {
            return CompletableFuture.supplyAsync(() -> new Boxed<>(List.of(new Dog())));
        }

        @POST
        @Path("object")
        public Object object(@RestForm String item) {
            return new Dog();
        }

        @POST
        @Path("object-json")
        @Produces("application/json")
        public Object objectJson(@RestForm String item) {
            return "text";
        }

        @POST
        @Path("two-types")
        @Produces({ "application/json", "text/plain" })
        public Object twoTypes(@RestForm String item) {
            return "text";
        }

        @POST
        @Path("two-types-response")
        @Produces({ "application/json", "text/plain" })
        public Response twoTypesResponse(@RestForm String item) {
            return Response.ok(42).build();
        }

        @POST
        @Path("suffix")
        @Produces("application/vnd.own+json")
        public Dog suffix(@RestForm String item) {
            return new Dog();
        }

        @POST
        @Path("suffix-response")
        @Produces("application/vnd.own+json")
        public Response suffixResponse(@RestForm String item) {
            return Response.ok(new Dog()).build();
        }

        @POST
        @Path("charset")
        @Produces("text/plain;charset=ISO-8859-1")
        public String charset(@RestForm String item) {
            return "Grüße";
        }

        @POST
        @Path("charset-response")
        public Response charsetResponse(@RestForm String item) {
            return Response.ok("Grüße", "text/plain;charset=UTF-16BE").build();
        }

        @POST
        @Path("optional")
        @Produces("application/json")
        public Optional<Dog> optional(@RestForm String item) {
            return Optional.of(new Dog());
        }

        @POST
        @Path("optional-empty")
        @Produces("application/json")
        public Optional<Dog> optionalEmpty(@RestForm String item) {
            return Optional.empty();
        }

        @POST
        @Path("node")
        @Produces("application/json")
        public JsonNode node(@RestForm String item) {
            return JsonNodeFactory.instance.objectNode().put("a", 1);
        }

        @POST
        @Path("shape")
        @Produces("text/x-shape")
        public Shape shape(@RestForm String item) {
            return new Circle(1);
        }

        @POST
        @Path("shape-uni")
        @Produces("text/x-shape")
        public Uni<Shape> shapeUni(@RestForm String item) {
            return Uni.createFrom().item(new Circle(1));
        }

        @POST
        @Path("shape-bare")
        public Shape shapeBare(@RestForm String item) {
            return new Circle(1);
        }

        @POST
        @Path("square")
        @Produces("text/x-shape")
        public Square square(@RestForm String item) {
            return new Square(1);
        }

        @POST
        @Path("square-shape")
        @Produces("text/x-shape")
        public Shape squareShape(@RestForm String item) {
            return new Square(1);
        }

        @POST
        @Path("replacing")
        @Replacing
        public String replacing(@RestForm String item) {
            return "text";
        }

        @POST
        @Path("silent")
        @Silent
        public Response silent(@RestForm String item) {
            return Response.status(201).entity("text").header("X-Own", "yes").build();
        }

        @POST
        @Path("answered")
        @Answered
        public Response answered(@RestForm String item) {
            return Response.status(201).entity("text").header("X-Own", "yes").build();
        }

        @POST
        @Path("buffering")
        @Buffering
        public String buffering(@RestForm String item) {
            return "text";
        }

        @POST
        @Path("buffering-json")
        @Buffering
        public Dog bufferingJson(@RestForm String item) {
            return new Dog();
        }

        @POST
        @Path("closing")
        @Closing
        public String closing(@RestForm String item) {
            return "text";
        }

        @POST
        @Path("other-type")
        @OtherType
        @Produces("text/plain")
        public String otherType(@RestForm String item) {
            return "text";
        }

        @POST
        @Path("other-type-uni")
        @OtherType
        public Uni<String> otherTypeUni(@RestForm String item) {
            return Uni.createFrom().item("text");
        }

        @POST
        @Path("drop")
        @Drop
        public String drop(@RestForm String item) {
            return "text";
        }

        @POST
        @Path("buffer")
        public Buffer buffer(@RestForm String item) {
            return Buffer.buffer("buffer");
        }

        @POST
        @Path("mutiny-buffer")
        public Uni<io.vertx.mutiny.core.buffer.Buffer> mutinyBuffer(@RestForm String item) {
            return Uni.createFrom().item(io.vertx.mutiny.core.buffer.Buffer.buffer("buffer"));
        }

        @POST
        @Path("reader")
        public java.io.Reader reader(@RestForm String item) {
            return new StringReader("reader");
        }

        @POST
        @Path("stream")
        public InputStream stream(@RestForm String item) {
            return new ByteArrayInputStream(new byte[100]);
        }

        @POST
        @Path("stream-uni")
        public Uni<InputStream> streamUni(@RestForm String item) {
            return Uni.createFrom().item(new ByteArrayInputStream(new byte[100]));
        }

        @POST
        @Path("output-uni")
        public Uni<StreamingOutput> outputUni(@RestForm String item) {
            return Uni.createFrom().item(stream -> stream.write(65));
        }

        @POST
        @Path("bytes-non-blocking")
        @NonBlocking
        public byte[] bytes(@RestForm String item) {
            return new byte[] { 0, -1, 13, 10 };
        }

        @POST
        @Path("response-null")
        public Uni<RestResponse<String>> responseNull(@RestForm String item) {
            return Uni.createFrom().item(RestResponse.ok(null));
        }

        @POST
        @Path("uni-void")
        public Uni<Void> uniVoid(@RestForm String item) {
            return Uni.createFrom().voidItem();
        }

        @POST
        @Path("uni-null")
        public Uni<String> uniNull(@RestForm String item) {
            return null;
        }

        @POST
        @Path("declared-uni")
        @ResponseStatus(201)
        @ResponseHeader(name = "X-Declared", value = { "a", "b" })
        public Uni<String> declaredUni(@RestForm String item) {
            return Uni.createFrom().item("declared");
        }

        @POST
        @Path("declared-failure")
        @ResponseStatus(418)
        public Uni<String> declaredFailure(@RestForm String item) {
            return Uni.createFrom().item("declared");
        }

        @POST
        @Path("failing-uni")
        public Uni<String> failingUni(@RestForm String item) {
            return Uni.createFrom().failure(new Conflict());
        }

        @POST
        @Path("failing-stage")
        public CompletionStage<String> failingStage(@RestForm String item) {
            return CompletableFuture.supplyAsync(() -> {
                throw new Conflict();
            });
        }

        @POST
        @Path("failing-blocking-uni")
        @Blocking
        public Uni<String> failingBlockingUni(@RestForm String item) {
            return Uni.createFrom().<String> item(() -> {
                throw new Conflict();
            });
        }

        @POST
        @Path("failing-buffering")
        @Buffering
        public String failingBuffering(@RestForm String item) {
            throw new Conflict();
        }

        @POST
        @Path("multi-bare")
        public Multi<String> multiBare(@RestForm String item) {
            return Multi.createFrom().items("a", "b");
        }

        @POST
        @Path("multi-two")
        @Produces({ "application/json", "text/plain" })
        public Multi<String> multiTwo(@RestForm String item) {
            return Multi.createFrom().items("a", "b");
        }

        @POST
        @Path("multi-text")
        @Produces("text/plain")
        public Multi<String> multiText(@RestForm String item) {
            return Multi.createFrom().items("a", "b");
        }

        @POST
        @Path("multi-view")
        @Produces("application/json")
        @JsonView(Brief.class)
        public Multi<Boxed<String>> multiView(@RestForm String item) {
            return Multi.createFrom().items(new Boxed<>("a"), new Boxed<>("b"));
        }

        @POST
        @Path("multi-empty")
        @Produces("application/json")
        @ResponseStatus(201)
        @ResponseHeader(name = "X-Declared", value = "a")
        public Multi<String> multiEmpty(@RestForm String item) {
            return Multi.createFrom().empty();
        }

        @POST
        @Path("sse")
        @Produces("text/event-stream")
        public Multi<String> sse(@RestForm String item) {
            return Multi.createFrom().items("a", "b");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "interface", "interface-list", "interface-list-bare", "interface-list-uni",
            "interface-list-uni-response", "interface-list-rest-response", "interface-list-response", "generic-entity",
            "generic-view", "generic-view-stage", "object", "object|text/plain", "object|application/json",
            "object-json", "object-json|text/plain, application/json", "two-types", "two-types|text/plain",
            "two-types|text/plain;q=0.5, application/json", "two-types|image/png", "two-types-response",
            "two-types-response|text/plain", "two-types-response|*/*;q=0.1, text/plain;q=0.5", "suffix",
            "suffix-response", "suffix|application/json", "charset", "charset-response", "optional", "optional-empty",
            "node", "shape", "shape-uni", "shape-bare", "shape-bare|text/x-shape", "square", "square-shape", "replacing",
            "silent", "answered", "buffering", "buffering-json", "closing", "drop",
            "buffer", "mutiny-buffer", "reader", "stream", "stream-uni", "output-uni", "bytes-non-blocking",
            "response-null", "uni-void", "uni-null", "declared-uni", "declared-failure", "failing-uni",
            "failing-stage", "failing-blocking-uni", "failing-buffering", "multi-bare", "multi-two", "multi-text",
            "multi-view", "multi-empty", "sse" })
    void firstAnswerIsWhatAnUnguardedRequestGets(String pathAndAccept) {
        String path = pathAndAccept.split("\\|")[0];
        String accept = pathAndAccept.contains("|") ? pathAndAccept.split("\\|")[1] : null;
        Answer unguarded = form(path, accept).submit();
        Form guarded = form(path, accept).token(Form.newToken());
        Answer first = guarded.submit();

        assertThat(first.status()).as("status").isEqualTo(unguarded.status());
        assertThat(first.text().replaceAll("Error id [-0-9a-f]+", "").replaceAll("(?s)\"stack\".*|\n.*", ""))
                .as("body").isEqualTo(unguarded.text().replaceAll("Error id [-0-9a-f]+", "")
                        .replaceAll("(?s)\"stack\".*|\n.*", ""));
        assertThat(first.handlersHeaders()).as("headers").isEqualTo(unguarded.handlersHeaders());
        if (unguarded.status() < 400 && !path.startsWith("multi") && !path.equals("sse")) {
            Answer repeat = guarded.submit();
            assertThat(repeat.status()).as("status of the repeat").isIn(unguarded.status(), 409);
            if (repeat.isReplay()) {
                assertThat(repeat.text()).as("body of the repeat").isEqualTo(unguarded.text());
                assertThat(repeat.handlersHeaders()).as("headers of the repeat").isEqualTo(unguarded.handlersHeaders());
            }
        }
    }

    /**
     * The recorded answer is replayed, body and all. A response filter that looks at the entity, to wrap it for example,
     * finds none in a replay, fails, and makes 500 of it.
     */
    @ParameterizedTest
    @ValueSource(strings = { "other-type", "other-type-uni" })
    void filterThatLooksAtTheEntityDoesNotBreakTheReplay(String path) {
        Form form = form(path, null).token(Form.newToken());
        Answer first = form.submit();
        Answer repeat = form.submit();

        assertThat(first.text()).isEqualTo("[\"other\",\"text\"]");
        assertThat(repeat.status()).as("status of the repeat").isEqualTo(200);
        assertThat(repeat.text()).as("body of the repeat").isEqualTo(first.text());
    }

    private Form form(String path, String accept) {
        Form form = Form.to(base, "/animals/" + path).field("item", "tea");
        return accept == null ? form : form.header("Accept", accept);
    }
}
