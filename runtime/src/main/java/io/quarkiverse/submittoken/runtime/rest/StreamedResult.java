package io.quarkiverse.submittoken.runtime.rest;

import java.util.concurrent.Flow;

import org.jboss.resteasy.reactive.server.core.ResteasyReactiveRequestContext;
import org.reactivestreams.Publisher;

import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.RoutingContext;
import mutiny.zero.flow.adapters.AdaptersToFlow;

/**
 * A method that streams its answer ({@code Multi}, SSE): response filters do not see it, and nothing of it is recorded.
 * With the head of the response out, the submission is completed, however the stream ends; before, see
 * {@link GuardedStream}.
 */
final class StreamedResult {

    private StreamedResult() {
    }

    static void guard(ResteasyReactiveRequestContext context, GuardedExchange exchange) {
        Object result = context.getResult();
        if (result instanceof Flow.Publisher<?> publisher) {
            context.setResult(GuardedStream.of(publisher, exchange));
            settleAtItsEnd(context, exchange);
        } else if (result instanceof Publisher<?> publisher) {
            context.setResult(GuardedStream.of(AdaptersToFlow.publisher(publisher), exchange));
            settleAtItsEnd(context, exchange);
        } else if (context.getSseEventSink() != null) {
            settleAtItsEnd(context, exchange);
        }
    }

    private static void settleAtItsEnd(ResteasyReactiveRequestContext context, GuardedExchange exchange) {
        HttpServerResponse response = context.unwrap(HttpServerResponse.class);
        context.unwrap(RoutingContext.class).addEndHandler(end -> {
            if (response.headWritten()) {
                exchange.methodReturned(response.getStatusCode());
                exchange.settleWithoutRecord();
            } else if (context.getSseEventSink() != null) {
                // whoever feeds the sink does not tell when it is through
                exchange.abandon();
            }
        });
    }
}
