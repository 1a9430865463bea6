package io.quarkiverse.submittoken.runtime.rest;

import java.util.concurrent.Flow;

import org.jboss.resteasy.reactive.server.core.ResteasyReactiveRequestContext;
import org.reactivestreams.Publisher;

import mutiny.zero.flow.adapters.AdaptersToFlow;

/**
 * A method that streams its answer: response filters do not see it, and nothing of it is recorded. For a stream see
 * {@link GuardedStream}. A method with an {@code SseEventSink} has succeeded when it returns: the head of the response goes
 * out then, and whoever feeds the sink does not tell when it is through.
 */
final class StreamedResult {

    private static final int OK = 200;

    private StreamedResult() {
    }

    /** Whether the method streams its answer. */
    static boolean guard(ResteasyReactiveRequestContext context, GuardedExchange exchange) {
        Object result = context.getResult();
        if (result instanceof Flow.Publisher<?> publisher) {
            context.setResult(GuardedStream.of(publisher, exchange, context.serverResponse()));
        } else if (result instanceof Publisher<?> publisher) {
            context.setResult(GuardedStream.of(AdaptersToFlow.publisher(publisher), exchange, context.serverResponse()));
        } else if (context.getSseEventSink() != null) {
            exchange.methodReturned(OK);
            exchange.settleWithoutRecord();
        } else {
            return false;
        }
        return true;
    }
}
