package io.quarkiverse.submittoken.runtime.rest;

import java.util.concurrent.Flow;

import org.jboss.resteasy.reactive.server.core.ResteasyReactiveRequestContext;
import org.reactivestreams.Publisher;

import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.RoutingContext;

/**
 * A method that streams its answer ({@code Multi}, SSE): response filters do not see it, and nothing of it is recorded.
 * The stream is part of the handler: if it fails before the head of the response is out, the handler has failed. With the
 * head out, the submission is completed, however the stream ends. A client that goes before takes the stream with it
 * (Quarkus REST cancels it), and nobody can tell what was done by then.
 */
final class StreamedResult {

    private StreamedResult() {
    }

    static boolean isStream(ResteasyReactiveRequestContext context) {
        Object result = context.getResult();
        return result instanceof Flow.Publisher<?> || result instanceof Publisher<?> || context.getSseEventSink() != null;
    }

    static void settleAtItsEnd(ResteasyReactiveRequestContext context, GuardedExchange exchange) {
        HttpServerResponse response = context.unwrap(HttpServerResponse.class);
        context.unwrap(RoutingContext.class).addEndHandler(end -> {
            if (response.headWritten()) {
                exchange.methodReturned(response.getStatusCode());
                exchange.settleWithoutRecord();
            } else {
                exchange.abandon();
            }
        });
    }
}
