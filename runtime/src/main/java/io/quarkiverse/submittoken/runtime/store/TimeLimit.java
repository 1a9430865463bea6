package io.quarkiverse.submittoken.runtime.store;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/**
 * How long a step may take, whatever it consists of.
 *
 * @param end by the clock of {@link System#nanoTime()}
 */
record TimeLimit(Duration whole, long end) {

    static TimeLimit fromNow(Duration whole) {
        return new TimeLimit(whole, System.nanoTime() + Expiring.nanos(whole));
    }

    /** Rounded up, and at least 1. */
    long millisLeft() {
        return Math.max(1, TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime() + 999_999));
    }
}
