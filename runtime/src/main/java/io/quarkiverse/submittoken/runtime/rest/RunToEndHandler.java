package io.quarkiverse.submittoken.runtime.rest;

import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;

import jakarta.ws.rs.core.Response;

import org.jboss.resteasy.reactive.RestResponse;
import org.jboss.resteasy.reactive.server.core.ResteasyReactiveRequestContext;
import org.jboss.resteasy.reactive.server.spi.ServerRestHandler;

import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpServerResponse;

/**
 * Awaits the result of a method that owns a submission, whether its client is still there or not, and notes that it has
 * succeeded before anything else can fail. Quarkus REST would cancel an asynchronous method when its client goes, as the
 * first client of a double click does.
 */
final class RunToEndHandler implements ServerRestHandler {

    static final RunToEndHandler INSTANCE = new RunToEndHandler();

    private RunToEndHandler() {
    }

    @Override
    public void handle(ResteasyReactiveRequestContext context) {
        GuardedExchange exchange = GuardedExchange.of(context);
        if (exchange == null) {
            return;
        }
        Object result = context.getResult();
        if (result instanceof Uni<?> uni) {
            context.suspend();
            uni.subscribe().with(item -> returned(context, exchange, item), failure -> failed(context, failure));
        } else if (result instanceof CompletionStage<?> stage) {
            context.suspend();
            stage.whenComplete((item, failure) -> {
                if (failure == null) {
                    returned(context, exchange, item);
                } else {
                    failed(context, failure instanceof CompletionException wrapped && wrapped.getCause() != null
                            ? wrapped.getCause()
                            : failure);
                }
            });
        } else if (!StreamedResult.guard(context, exchange)) {
            exchange.methodReturned(status(context, result));
        }
    }

    private static void returned(ResteasyReactiveRequestContext context, GuardedExchange exchange, Object item) {
        exchange.methodReturned(status(context, item));
        context.setResult(item);
        context.resume();
    }

    private static void failed(ResteasyReactiveRequestContext context, Throwable failure) {
        context.resume(failure, true);
    }

    /** As far as the result tells; a status that is declared for the method is known later. */
    private static int status(ResteasyReactiveRequestContext context, Object result) {
        if (context.serverResponse().headWritten()) {
            // the method has answered by itself, on the HTTP response
            return context.unwrap(HttpServerResponse.class).getStatusCode();
        }
        if (result instanceof Response response) {
            return response.getStatus();
        }
        return result instanceof RestResponse<?> response ? response.getStatus() : Response.Status.OK.getStatusCode();
    }
}
