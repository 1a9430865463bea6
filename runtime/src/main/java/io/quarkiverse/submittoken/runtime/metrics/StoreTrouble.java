package io.quarkiverse.submittoken.runtime.metrics;

import java.util.concurrent.atomic.LongAdder;

import jakarta.inject.Singleton;

/** Counts what an operator has to know of and no user is told. Safe for use by many threads. */
@Singleton
public final class StoreTrouble {

    private final LongAdder refused = new LongAdder();
    private final LongAdder unguarded = new LongAdder();
    private final LongAdder recordsDelayed = new LongAdder();
    private final LongAdder recordsWrittenLate = new LongAdder();
    private final LongAdder claimsLost = new LongAdder();

    public void refused() {
        refused.increment();
    }

    public void unguarded() {
        unguarded.increment();
    }

    public void recordDelayed() {
        recordsDelayed.increment();
    }

    public void recordWrittenLate() {
        recordsWrittenLate.increment();
    }

    public void claimLost() {
        claimsLost.increment();
    }

    long refusals() {
        return refused.sum();
    }

    long unguardedRuns() {
        return unguarded.sum();
    }

    long delayedRecords() {
        return recordsDelayed.sum();
    }

    long recordsThatWereWrittenLate() {
        return recordsWrittenLate.sum();
    }

    long lostClaims() {
        return claimsLost.sum();
    }
}
