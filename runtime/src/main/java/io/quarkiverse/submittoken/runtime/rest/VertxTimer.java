package io.quarkiverse.submittoken.runtime.rest;

import java.time.Duration;

import io.quarkiverse.submittoken.runtime.core.Timer;
import io.vertx.core.Vertx;

/** Tasks run on an event loop and must not block. */
record VertxTimer(Vertx vertx) implements Timer {

    @Override
    public Cancellable after(Duration delay, Runnable task) {
        long id = vertx.setTimer(Math.max(1, delay.toMillis()), fired -> task.run());
        return () -> vertx.cancelTimer(id);
    }
}
