package io.quarkiverse.submittoken.runtime.store;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * What time it is in Redis, as far as its latest reply tells: never later than it is there, and earlier by the way of that
 * reply. Clocks may run unevenly or be set, so that every reply sets this one anew. Safe for use by many threads.
 */
final class RedisClock {

    private static final long NOT_KNOWN = Long.MIN_VALUE;

    private final LongSupplier nanoTime;
    private volatile long aheadMillis = NOT_KNOWN;

    /** @param nanoTime monotonic, as {@link System#nanoTime()} */
    RedisClock(LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
    }

    boolean isKnown() {
        return aheadMillis != NOT_KNOWN;
    }

    /** A reply has just arrived. */
    void set(long redisMillis) {
        aheadMillis = redisMillis - millis(nanoTime.getAsLong());
    }

    /** At that instant of the monotonic clock. */
    long at(long nanos) {
        // both clocks were rounded down
        return millis(nanos) + aheadMillis - 1;
    }

    private static long millis(long nanos) {
        return TimeUnit.NANOSECONDS.toMillis(nanos);
    }
}
