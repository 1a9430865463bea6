package io.quarkiverse.submittoken.runtime.rest;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;

import org.jboss.resteasy.reactive.server.core.ResteasyReactiveRequestContext;
import org.jboss.resteasy.reactive.server.spi.ServerHttpRequest;

import io.quarkus.runtime.BlockingOperationControl;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;

/** Reads the whole body of a request ahead of its method, which finds it again in the request's stream. */
final class RequestBody {

    private static final String MAX_REQUEST_SIZE_KEY = "io.quarkus.max-request-size";

    private RequestBody() {
    }

    static CompletionStage<byte[]> read(ResteasyReactiveRequestContext context) {
        if (BlockingOperationControl.isBlockingAllowed() || context.hasInputStream()) {
            try {
                return CompletableFuture.completedStage(keep(context, context.getInputStream().readAllBytes()));
            } catch (IOException e) {
                return CompletableFuture.failedStage(e);
            }
        }
        Collector collector = new Collector(context);
        collector.start();
        return collector.body;
    }

    private static byte[] keep(ResteasyReactiveRequestContext context, byte[] body) {
        context.setInputStream(new ByteArrayInputStream(body));
        return body;
    }

    /** On an event loop: takes the body as it comes. */
    private static final class Collector implements ServerHttpRequest.ReadCallback {

        private final ResteasyReactiveRequestContext context;
        private final long limit;
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private final CompletableFuture<byte[]> body = new CompletableFuture<>();

        Collector(ResteasyReactiveRequestContext context) {
            this.context = context;
            Long configured = context.unwrap(RoutingContext.class).get(MAX_REQUEST_SIZE_KEY);
            this.limit = configured == null ? Long.MAX_VALUE : configured;
        }

        void start() {
            ServerHttpRequest request = context.serverRequest();
            context.unwrap(HttpServerRequest.class).exceptionHandler(body::completeExceptionally);
            if (request.isRequestEnded()) {
                request.resumeRequestInput();
                done();
            } else {
                request.setReadListener(this);
                request.resumeRequestInput();
            }
        }

        @Override
        public void data(ByteBuffer data) {
            if (bytes.size() + (long) data.remaining() > limit) {
                body.completeExceptionally(new WebApplicationException(Response.Status.REQUEST_ENTITY_TOO_LARGE));
                return;
            }
            byte[] chunk = new byte[data.remaining()];
            data.get(chunk);
            bytes.writeBytes(chunk);
        }

        @Override
        public void done() {
            body.complete(keep(context, bytes.toByteArray()));
        }
    }
}
