package io.quarkiverse.submittoken.demo;

import java.util.concurrent.atomic.AtomicIntegerArray;

import jakarta.enterprise.context.ApplicationScoped;

/** Counts how often each handler ran in this process. */
@ApplicationScoped
class Counter {

    private final AtomicIntegerArray runs = new AtomicIntegerArray(Side.values().length);

    void increment(Side side) {
        runs.incrementAndGet(side.ordinal());
    }

    int runs(Side side) {
        return runs.get(side.ordinal());
    }

    void reset() {
        for (Side side : Side.values()) {
            runs.set(side.ordinal(), 0);
        }
    }
}
