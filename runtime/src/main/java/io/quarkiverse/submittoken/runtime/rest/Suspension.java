package io.quarkiverse.submittoken.runtime.rest;

import java.util.concurrent.CompletionStage;
import java.util.function.BiConsumer;

import org.jboss.resteasy.reactive.server.core.ResteasyReactiveRequestContext;

import io.vertx.core.Context;
import io.vertx.core.Vertx;

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
        continueWith(context, stage, (nothing, neverFails) -> {
            next.run();
            context.resume();
        });
    }

    /**
     * @param next ends the suspension itself, by resuming, aborting or failing the request, or by another suspension; what
     *        it throws fails the request
     */
    static <T> void continueWith(ResteasyReactiveRequestContext context, CompletionStage<T> stage,
            BiConsumer<T, Throwable> next) {
        Context here = Vertx.currentContext();
        context.suspend();
        stage.whenComplete((result, failure) -> {
            Runnable continuation = () -> {
                try {
                    next.accept(result, failure);
                } catch (Throwable e) {
                    // also an Error: nobody else would end the request
                    context.resume(e, true);
                }
            };
            // whoever resumes a request hands its Vert.x context on to it, and a store may complete on any thread
            if (here == null || here == Vertx.currentContext()) {
                continuation.run();
            } else {
                here.runOnContext(resumed -> continuation.run());
            }
        });
    }
}
