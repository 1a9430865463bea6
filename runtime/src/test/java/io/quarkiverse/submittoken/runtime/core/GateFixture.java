package io.quarkiverse.submittoken.runtime.core;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

import io.quarkiverse.submittoken.runtime.store.MemorySubmissionStore;
import io.quarkiverse.submittoken.spi.Claim;
import io.quarkiverse.submittoken.spi.SubmissionEntry;
import io.quarkiverse.submittoken.spi.SubmissionStore;
import io.quarkiverse.submittoken.spi.SubmissionStoreException;

/** A gate over the memory store, with a time that passes on demand and a store that can be cut off. */
final class GateFixture {

    static final GatePolicy POLICY = new GatePolicy(Duration.ofMinutes(10), Duration.ofHours(24), Duration.ofHours(1),
            Duration.ofSeconds(30), false, false);
    static final RecordedResponse ANSWER = new RecordedResponse(303,
            List.of(new RecordedHeader("Location", List.of("/done"), false)), new byte[0]);

    final ManualTime time = new ManualTime();
    final Outage store = new Outage(() -> new MemorySubmissionStore(64 << 20, 256 << 10, time::nanoTime));
    final List<String> events = new ArrayList<>();
    final SubmissionGate gate;

    GateFixture() {
        this(POLICY);
    }

    GateFixture(GatePolicy policy) {
        AtomicInteger owners = new AtomicInteger();
        gate = new SubmissionGate(store, policy, () -> "owner-" + owners.incrementAndGet(), time, time::nanoTime,
                new GateListener() {
                    @Override
                    public void claimLost(SubmissionKey key) {
                        events.add("lost");
                    }

                    @Override
                    public void settlementDelayed(SubmissionKey key, Throwable cause) {
                        events.add("delayed");
                    }

                    @Override
                    public void settlementWritten(SubmissionKey key) {
                        events.add("written");
                    }

                    @Override
                    public void claimInDoubt(SubmissionKey key, Throwable cause) {
                        events.add("in doubt");
                    }
                });
    }

    static Submission submission(String token, String user, String payload) {
        return Submission.of(token, new Binding("POST", "/orders", "/orders", user),
                PayloadDigest.ofForm(List.of(new FormPart.Field("item", payload))));
    }

    static Submission submission() {
        return submission("token", "ann", "tea");
    }

    Decision admit(Submission submission) {
        return gate.admit(submission).toCompletableFuture().join();
    }

    OwnedClaim win(Submission submission) {
        return ((Decision.Won) admit(submission)).claim();
    }

    /** A store whose connection a test can cut, before or after a step was carried out. */
    static final class Outage implements SubmissionStore {

        private final Supplier<SubmissionStore> empty;
        private SubmissionStore store;
        boolean cut;
        boolean answersLost;
        boolean cutAfterNextStep;
        boolean vanished;
        CompletableFuture<Void> silence;
        Duration arrivesWithin = Duration.ZERO;
        int looks;

        Outage(Supplier<SubmissionStore> empty) {
            this.empty = empty;
            this.store = empty.get();
        }

        @Override
        public Duration claimsArriveWithin() {
            return arrivesWithin;
        }

        void forgetEverything() {
            store = empty.get();
        }

        /** What is really there, outage or not. */
        Optional<SubmissionEntry> truth(String key) {
            return store.find(key).toCompletableFuture().join();
        }

        private <T> CompletionStage<T> step(CompletionStage<T> carriedOut) {
            cut = cutAfterNextStep;
            if (answersLost) {
                throw new SubmissionStoreException("The test has lost the answer");
            }
            return carriedOut;
        }

        private SubmissionStore store() {
            if (cut) {
                throw new SubmissionStoreException("The test has cut the store off");
            }
            return store;
        }

        @Override
        public CompletionStage<Optional<SubmissionEntry>> claim(Claim claim) {
            return step(store().claim(claim));
        }

        @Override
        public CompletionStage<Optional<SubmissionEntry>> takeOver(Claim claim, String abandonedBy) {
            return step(store().takeOver(claim, abandonedBy));
        }

        @Override
        public CompletionStage<Optional<SubmissionEntry>> find(String key) {
            looks++;
            if (silence != null) {
                return silence.thenCompose(over -> store().find(key));
            }
            return vanished ? CompletableFuture.completedStage(Optional.empty()) : step(store().find(key));
        }

        @Override
        public CompletionStage<Boolean> renew(Claim claim) {
            return step(store().renew(claim));
        }

        @Override
        public CompletionStage<Boolean> complete(Claim claim, byte[] response, Duration ttl, Duration consumedTtl) {
            return step(store().complete(claim, response, ttl, consumedTtl));
        }

        @Override
        public CompletionStage<Boolean> release(Claim claim, byte[] failure, Duration failureTtl) {
            return step(store().release(claim, failure, failureTtl));
        }
    }
}
