package io.quarkiverse.submittoken.runtime.rest;

import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;

import org.jboss.resteasy.reactive.server.core.ResteasyReactiveRequestContext;
import org.jboss.resteasy.reactive.server.spi.ServerRestHandler;

import io.smallrye.mutiny.Uni;

/**
 * Awaits the result of an asynchronous method that owns a submission, whether its client is still there or not. Quarkus
 * REST would cancel it when the client goes, as the first client of a double click does.
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
        if (context.getResult() instanceof Uni<?> uni) {
            context.suspend();
            uni.subscribe().with(result -> returned(context, result), failure -> failed(context, failure));
        } else if (context.getResult() instanceof CompletionStage<?> stage) {
            context.suspend();
            stage.whenComplete((result, failure) -> {
                if (failure == null) {
                    returned(context, result);
                } else {
                    failed(context, failure instanceof CompletionException wrapped && wrapped.getCause() != null
                            ? wrapped.getCause()
                            : failure);
                }
            });
        } else {
            StreamedResult.guard(context, exchange);
        }
    }

    private static void returned(ResteasyReactiveRequestContext context, Object result) {
        context.setResult(result);
        context.resume();
    }

    private static void failed(ResteasyReactiveRequestContext context, Throwable failure) {
        context.resume(failure, true);
    }
}
