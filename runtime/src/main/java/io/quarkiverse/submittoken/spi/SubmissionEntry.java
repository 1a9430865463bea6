package io.quarkiverse.submittoken.spi;

import java.time.Duration;
import java.util.Optional;

/**
 * What a store holds of one submission at one instant. Immutable; byte arrays are handed over, not copied, and must not
 * be changed by either side.
 */
public sealed interface SubmissionEntry {

    /** The one whose claim this entry tells of. */
    String owner();

    /** What the claim was made with. */
    Fingerprint fingerprint();

    /**
     * Claimed, not settled.
     *
     * @param leaseOver the owner has not renewed in time, by the store's own clock: the submission is abandoned
     * @param age how long ago the claim was made, by the store's own clock
     */
    record InFlight(String owner, Fingerprint fingerprint, boolean leaseOver, Duration age) implements SubmissionEntry {
    }

    /** Settled by success. The response is there for its own, shorter time; without it, this is a tombstone. */
    final class Completed implements SubmissionEntry {

        private final String owner;
        private final Fingerprint fingerprint;
        private final byte[] response;

        /** @param response the recorded response; empty when it was not kept, or no longer is */
        public Completed(String owner, Fingerprint fingerprint, byte[] response) {
            this.owner = owner;
            this.fingerprint = fingerprint;
            this.response = response;
        }

        @Override
        public String owner() {
            return owner;
        }

        @Override
        public Fingerprint fingerprint() {
            return fingerprint;
        }

        public Optional<byte[]> response() {
            return response.length == 0 ? Optional.empty() : Optional.of(response);
        }
    }

    /** Settled by failure: whoever comes next may claim. The failure stays for a few seconds, for those who waited. */
    final class Released implements SubmissionEntry {

        private final String owner;
        private final Fingerprint fingerprint;
        private final byte[] failure;

        /** @param failure the failed answer; empty when it is not known */
        public Released(String owner, Fingerprint fingerprint, byte[] failure) {
            this.owner = owner;
            this.fingerprint = fingerprint;
            this.failure = failure;
        }

        @Override
        public String owner() {
            return owner;
        }

        @Override
        public Fingerprint fingerprint() {
            return fingerprint;
        }

        public Optional<byte[]> failure() {
            return failure.length == 0 ? Optional.empty() : Optional.of(failure);
        }
    }
}
