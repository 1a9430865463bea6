package io.quarkiverse.submittoken.runtime.core;

import java.time.Duration;

import io.quarkiverse.submittoken.spi.SubmissionStore;

/**
 * What the application decides about submissions.
 *
 * @param ttl how long a response is replayed
 * @param consumedTtl how long a completed submission stays completed
 * @param inFlightTtl how long a claim exists if nobody settles it
 * @param lease how long a claim is believed alive without a renewal; zero: always
 * @param rerunAbandoned whether an abandoned submission runs again
 * @param replayOnPayloadMismatch whether another payload gets the first response
 */
public record GatePolicy(Duration ttl, Duration consumedTtl, Duration inFlightTtl, Duration lease,
        boolean rerunAbandoned, boolean replayOnPayloadMismatch) {

    /** For those who were waiting for it: far longer than the time between two looks. */
    private static final Duration SHORTEST_FAILURE_TTL = Duration.ofSeconds(10);

    /**
     * How long a failed answer stays. It outlives every renewal of its owner that may still arrive, which would put back a
     * claim that nobody holds any more.
     */
    static Duration failureTtl(SubmissionStore store) {
        Duration arrived = store.claimsArriveWithin().multipliedBy(2);
        return arrived.compareTo(SHORTEST_FAILURE_TTL) > 0 ? arrived : SHORTEST_FAILURE_TTL;
    }

    /** Time between two looks for those who wait, at first. */
    static final Duration LOOK_INTERVAL = Duration.ofMillis(50);

    /** And in the end: what a person does not notice, and a store hardly does. */
    private static final Duration LONGEST_LOOK_INTERVAL = Duration.ofMillis(250);

    static Duration longerLook(Duration interval) {
        Duration longer = interval.multipliedBy(3).dividedBy(2);
        return longer.compareTo(LONGEST_LOOK_INTERVAL) < 0 ? longer : LONGEST_LOOK_INTERVAL;
    }

    /** Where there is no lease to renew: time between two attempts to settle a claim that the store has refused. */
    static final Duration SETTLE_INTERVAL = Duration.ofSeconds(5);

    static final Duration LONGEST_INTERVAL = Duration.ofMinutes(1);

    static Duration longer(Duration interval) {
        Duration doubled = interval.multipliedBy(2);
        return doubled.compareTo(LONGEST_INTERVAL) < 0 ? doubled : LONGEST_INTERVAL;
    }

    /** Three renewals fit into one lease, so that one may be lost. */
    Duration keepAliveInterval() {
        return lease.isZero() ? SETTLE_INTERVAL : lease.dividedBy(3);
    }
}
