package io.quarkiverse.submittoken.runtime.rest;

import java.util.concurrent.CompletionStage;
import java.util.function.BiConsumer;

import org.jboss.resteasy.reactive.server.core.ResteasyReactiveRequestContext;

/** Lets a request go on when a stage has ended, without a thread that waits; and without a detour if it has already. */
final class Suspension {

    private Suspension() {
    }

    /** @param next runs before the request goes on; the stage never fails */
    static void resumeAfter(ResteasyReactiveRequestContext context, CompletionStage<Void> stage, Runnable next) {
        if (stage.toCompletableFuture().isDone()) {
            next.run();
            return;
        }
        context.suspend();
        stage.whenComplete((nothing, neverFails) -> {
            next.run();
            context.resume();
        });
    }

    /**
     * @param next ends the suspension itself, by resuming, aborting or failing the request, where the context is
     *        suspended; what it throws fails the request
     */
    static <T> void continueWith(ResteasyReactiveRequestContext context, CompletionStage<T> stage,
            BiConsumer<T, Throwable> next) {
        context.suspend();
        stage.whenComplete((result, failure) -> {
            try {
                next.accept(result, failure);
            } catch (RuntimeException e) {
                context.resume(e, true);
            }
        });
    }
}
