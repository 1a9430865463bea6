package io.quarkiverse.submittoken.runtime.core;

import static io.quarkiverse.submittoken.runtime.core.GateFixture.POLICY;
import static io.quarkiverse.submittoken.runtime.core.GateFixture.submission;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

import org.junit.jupiter.api.Test;

import io.quarkiverse.submittoken.runtime.store.MemorySubmissionStore;
import io.quarkiverse.submittoken.spi.Claim;
import io.quarkiverse.submittoken.spi.SubmissionEntry;
import io.quarkiverse.submittoken.spi.SubmissionStore;
import io.quarkiverse.submittoken.spi.SubmissionStoreException;

/** Claims of which it is not known whether the store has applied them. */
class ClaimInDoubtTest {

    private static final Duration ARRIVES_WITHIN = Duration.ofSeconds(2);

    private final GateFixture fixture = new GateFixture();

    /**
     * A step that has timed out may still be carried out, and after one that was sent later on another connection: the
     * packet that is sent again after a short network failure, for example. The store says until when. Nobody runs such a
     * claim, so a later attempt of the user has to run.
     */
    @Test
    void claimThatIsCarriedOutAfterItWasGivenBackLocksNobodyOut() {
        LateClaims store = new LateClaims(new MemorySubmissionStore(64 << 20, 256 << 10, fixture.time::nanoTime));
        SubmissionGate gate = new SubmissionGate(store, POLICY, () -> "owner-" + fixture.time.nanoTime(), fixture.time,
                fixture.time::nanoTime, new GateListener() {
                    @Override
                    public void claimLost(SubmissionKey key) {
                    }

                    @Override
                    public void settlementDelayed(SubmissionKey key, Throwable cause) {
                    }

                    @Override
                    public void settlementWritten(SubmissionKey key) {
                    }

                    @Override
                    public void claimInDoubt(SubmissionKey key, Throwable cause) {
                    }
                });
        assertThatThrownBy(() -> gate.admit(submission()).toCompletableFuture().join())
                .hasCauseInstanceOf(SubmissionStoreException.class);

        fixture.time.pass(ARRIVES_WITHIN.minusMillis(1));
        store.carryOut();
        fixture.time.pass(Duration.ofMillis(1));

        assertThat(gate.admit(submission()).toCompletableFuture().join()).isInstanceOf(Decision.Won.class);
    }

    /**
     * Every submission that is refused while the store is away is in doubt. To warn of each of them every five seconds for
     * up to a day fills the log: once is enough.
     */
    @Test
    void doubtIsToldOnce() {
        fixture.store.cut = true;
        fixture.store.cutAfterNextStep = true;
        assertThatThrownBy(() -> fixture.admit(submission())).hasCauseInstanceOf(SubmissionStoreException.class);
        fixture.time.pass(Duration.ofMinutes(10));

        assertThat(fixture.events).containsExactly("in doubt");
    }

    /** The first claim times out, and is carried out when the test says so. */
    private static final class LateClaims implements SubmissionStore {

        private final SubmissionStore store;
        private Claim late;
        private boolean first = true;

        private LateClaims(SubmissionStore store) {
            this.store = store;
        }

        void carryOut() {
            store.claim(late);
        }

        @Override
        public Duration claimsArriveWithin() {
            return ARRIVES_WITHIN;
        }

        @Override
        public CompletionStage<Optional<SubmissionEntry>> claim(Claim claim) {
            if (first) {
                first = false;
                late = claim;
                return CompletableFuture.failedStage(new SubmissionStoreException("Not within the time limit"));
            }
            return store.claim(claim);
        }

        @Override
        public CompletionStage<Optional<SubmissionEntry>> takeOver(Claim claim, String abandonedBy) {
            return store.takeOver(claim, abandonedBy);
        }

        @Override
        public CompletionStage<Optional<SubmissionEntry>> find(String key) {
            return store.find(key);
        }

        @Override
        public CompletionStage<Boolean> renew(Claim claim) {
            return store.renew(claim);
        }

        @Override
        public CompletionStage<Boolean> complete(Claim claim, byte[] response, Duration ttl, Duration consumedTtl) {
            return store.complete(claim, response, ttl, consumedTtl);
        }

        @Override
        public CompletionStage<Boolean> release(Claim claim, byte[] failure, Duration failureTtl) {
            return store.release(claim, failure, failureTtl);
        }
    }
}
