package io.quarkiverse.submittoken.runtime.rest;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;

import jakarta.ws.rs.RuntimeType;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyWriter;

import org.jboss.resteasy.reactive.common.jaxrs.ConfigurationImpl;
import org.jboss.resteasy.reactive.server.core.ResteasyReactiveRequestContext;
import org.jboss.resteasy.reactive.server.core.ServerSerialisers;
import org.jboss.resteasy.reactive.server.spi.ResteasyReactiveResourceInfo;
import org.jboss.resteasy.reactive.server.spi.ServerHttpRequest;
import org.jboss.resteasy.reactive.server.spi.ServerMessageBodyWriter;
import org.jboss.resteasy.reactive.server.spi.ServerRequestContext;

/**
 * Finds the writers that Quarkus REST finds, and puts a stream in place just before one of them writes.
 *
 * <p>
 * Not earlier: where Quarkus REST sees a stream, it asks a writer of its own kind to write without knowing the method, and
 * so without what the method's annotations say of the body ({@code @JsonView}, secured fields). Its own writers of plain
 * types, which would answer on the HTTP response, do not look at the method and are asked that way on purpose.
 */
final class CapturingWriters extends ServerSerialisers {

    private static final List<String> WRITERS_THAT_ANSWER = List.of(
            "org.jboss.resteasy.reactive.server.providers.serialisers.",
            "org.jboss.resteasy.reactive.server.vertx.serializers.",
            "io.quarkus.resteasy.reactive.jackson.runtime.serialisers.vertx.");

    private final ServerSerialisers writers;
    private final ResteasyReactiveRequestContext context;
    private final OutputStream capture;

    CapturingWriters(ServerSerialisers writers, ResteasyReactiveRequestContext context, OutputStream capture) {
        this.writers = writers;
        this.context = context;
        this.capture = capture;
    }

    @Override
    public List<MessageBodyWriter<?>> findWriters(ConfigurationImpl configuration, Class<?> entityType,
            MediaType mediaType, RuntimeType runtimeType) {
        return capturing(writers.findWriters(configuration, entityType, mediaType, runtimeType));
    }

    @Override
    public BestMatchingServerWriterResult findBestMatchingServerWriter(ConfigurationImpl configuration,
            Class<?> entityType, ServerHttpRequest request) {
        BestMatchingServerWriterResult found = writers.findBestMatchingServerWriter(configuration, entityType, request);
        return new BestMatchingServerWriterResult() {
            @Override
            public boolean isEmpty() {
                return found.isEmpty();
            }

            @Override
            public List<MessageBodyWriter<?>> getMessageBodyWriters() {
                return capturing(found.getMessageBodyWriters());
            }

            @Override
            public MediaType getSelectedMediaType() {
                return found.getSelectedMediaType();
            }
        };
    }

    @Override
    public NoMediaTypeResult findWriterNoMediaType(ResteasyReactiveRequestContext requestContext, Object entity,
            ServerSerialisers serialisers, RuntimeType runtimeType) {
        NoMediaTypeResult found = writers.findWriterNoMediaType(requestContext, entity, serialisers, runtimeType);
        return new NoMediaTypeResult(capturing(Arrays.asList(found.getWriters())).toArray(NO_WRITER), found.getMediaType(),
                this);
    }

    private List<MessageBodyWriter<?>> capturing(List<MessageBodyWriter<?>> found) {
        return found.stream().<MessageBodyWriter<?>> map(this::capturing).toList();
    }

    @SuppressWarnings("unchecked")
    private MessageBodyWriter<?> capturing(MessageBodyWriter<?> writer) {
        return writer instanceof ServerMessageBodyWriter<?> ofServer && !answers(writer)
                ? new OfServer((ServerMessageBodyWriter<Object>) ofServer)
                : new Plain<>((MessageBodyWriter<Object>) writer);
    }

    private static boolean answers(MessageBodyWriter<?> writer) {
        return WRITERS_THAT_ANSWER.stream().anyMatch(writer.getClass().getName()::startsWith);
    }

    /** A writer that can write is the one that is asked to. */
    private boolean putStreamInPlace(boolean canWrite) {
        if (canWrite) {
            context.setOutputStream(capture);
        }
        return canWrite;
    }

    private class Plain<W extends MessageBodyWriter<Object>> implements MessageBodyWriter<Object> {

        final W writer;

        private Plain(W writer) {
            this.writer = writer;
        }

        @Override
        public boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
            return putStreamInPlace(writer.isWriteable(type, genericType, annotations, mediaType));
        }

        @Override
        public void writeTo(Object entity, Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType,
                MultivaluedMap<String, Object> headers, OutputStream stream) throws IOException {
            writer.writeTo(entity, type, genericType, annotations, mediaType, headers, stream);
        }
    }

    private final class OfServer extends Plain<ServerMessageBodyWriter<Object>> implements ServerMessageBodyWriter<Object> {

        private OfServer(ServerMessageBodyWriter<Object> writer) {
            super(writer);
        }

        @Override
        public boolean isWriteable(Class<?> type, Type genericType, ResteasyReactiveResourceInfo method,
                MediaType mediaType) {
            return putStreamInPlace(writer.isWriteable(type, genericType, method, mediaType));
        }

        @Override
        public void writeResponse(Object entity, Type genericType, ServerRequestContext request) throws IOException {
            writer.writeResponse(entity, genericType, request);
        }
    }
}
