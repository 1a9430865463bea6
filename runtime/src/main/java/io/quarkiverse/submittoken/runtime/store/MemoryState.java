package io.quarkiverse.submittoken.runtime.store;

import io.quarkiverse.submittoken.spi.Fingerprint;

/**
 * What the memory store holds of one submission. Immutable, so that replacing it is the atomic step. Instants are
 * readings of the store's clock in nanoseconds and are only ever subtracted from each other, as such clocks wrap around.
 */
sealed interface MemoryState {

    String owner();

    Fingerprint fingerprint();

    /** When this state vanishes. */
    long endsAt();

    /** The room this state has taken, and gives back when it is replaced or vanishes. */
    long bytes();

    /** Whether whoever comes next may claim. */
    default boolean free() {
        return this instanceof Released;
    }

    /** @param lease zero: never over */
    record InFlight(String owner, Fingerprint fingerprint, long claimedAt, long renewedAt, long lease, long endsAt,
            long bytes) implements MemoryState {

        boolean leaseOver(long now) {
            return lease > 0 && now - renewedAt >= lease;
        }

        InFlight renewed(long now, long newLease) {
            return new InFlight(owner, fingerprint, claimedAt, now, newLease, endsAt, bytes);
        }
    }

    /** The response is held apart from it, as it goes earlier. */
    record Completed(String owner, Fingerprint fingerprint, long endsAt, long bytes) implements MemoryState {
    }

    record Released(String owner, Fingerprint fingerprint, byte[] failure, long endsAt, long bytes)
            implements
                MemoryState {
    }
}
