package io.quarkiverse.submittoken.runtime.core;

import java.time.Duration;

/** The only way in which the core lets time pass. Never runs a task on the thread that asks for it. */
@FunctionalInterface
public interface Timer {

    /** Runs the task once, after the delay; unless it is cancelled before. */
    Cancellable after(Duration delay, Runnable task);

    /** Idempotent; without effect once the task has begun. */
    @FunctionalInterface
    interface Cancellable {
        void cancel();
    }
}
