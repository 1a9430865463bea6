package io.quarkiverse.submittoken.runtime.core;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;

import io.quarkiverse.submittoken.spi.Claim;
import io.quarkiverse.submittoken.spi.SubmissionStore;

/**
 * The claim of the one request that runs the handler. It is kept alive until it is settled, and it is settled once, by
 * the first of {@link #complete}, {@link #completeWithoutResponse} and {@link #release}; later calls change nothing and
 * get the first one's result.
 *
 * <p>
 * A settlement that the store refuses is not given up: it is tried again in place of each renewal, so that the claim
 * stays alive and no repeat runs, until it is written or the claim is gone. Safe for use by many threads.
 */
public final class OwnedClaim {

    private static final byte[] NONE = {};

    private final SubmissionStore store;
    private final SubmissionKey key;
    private final Claim claim;
    private final GatePolicy policy;
    private final Timer timer;
    private final GateListener listener;
    private final Lifetime lifetime;
    private final End end;

    private Timer.Cancellable keepAlive;
    private Supplier<CompletionStage<Boolean>> settlement;
    private CompletionStage<Void> settled;
    private boolean lost;
    private boolean ended;

    OwnedClaim(SubmissionStore store, SubmissionKey key, Claim claim, GatePolicy policy, Timer timer,
            GateListener listener, Lifetime lifetime, End end) {
        this.store = store;
        this.key = key;
        this.claim = claim;
        this.policy = policy;
        this.timer = timer;
        this.listener = listener;
        this.lifetime = lifetime;
        this.end = end;
    }

    /** How long the claim can still exist, by the monotonic clock of this process. */
    @FunctionalInterface
    interface Lifetime {
        Duration left();
    }

    /** Hears once that nothing more will be done for the claim, and whether it is settled. */
    @FunctionalInterface
    interface End {
        void ended(boolean settled);
    }

    public SubmissionKey key() {
        return key;
    }

    /**
     * The handler has succeeded. The stage ends, never exceptionally, when the record is written, the claim was found
     * lost, or the store has refused for the first time.
     */
    public CompletionStage<Void> complete(RecordedResponse response) {
        return settle(() -> completion(RecordCodec.encode(response)));
    }

    /** The handler has succeeded, and its response cannot be kept. See {@link #complete}. */
    public CompletionStage<Void> completeWithoutResponse() {
        return settle(() -> completion(NONE));
    }

    /** The handler has failed with this answer. See {@link #complete}. */
    public CompletionStage<Void> release(RecordedResponse failure) {
        return settle(() -> releasing(RecordCodec.encode(failure)));
    }

    /** The handler has failed, and its answer is not known. See {@link #complete}. */
    public CompletionStage<Void> releaseWithoutAnswer() {
        return settle(() -> releasing(NONE));
    }

    synchronized OwnedClaim keepAlive() {
        if (!ended && (settlement != null || !policy.lease().isZero())) {
            keepAlive = timer.after(policy.keepAliveInterval(), this::stayAlive);
        }
        return this;
    }

    private CompletionStage<Boolean> completion(byte[] response) {
        return store.complete(claim, response, policy.ttl(), policy.consumedTtl());
    }

    private CompletionStage<Boolean> releasing(byte[] failure) {
        return store.release(claim, failure, GatePolicy.failureTtl(store));
    }

    private synchronized CompletionStage<Void> settle(Supplier<CompletionStage<Boolean>> outcome) {
        if (settled == null) {
            settlement = outcome;
            settled = attempt(outcome).handle((written, failure) -> afterFirstAttempt(written, failure));
        }
        return settled;
    }

    private Void afterFirstAttempt(Boolean written, Throwable failure) {
        if (failure == null) {
            end(written);
        } else {
            listener.settlementDelayed(key, failure);
            synchronized (this) {
                stopTimer();
                keepAlive();
            }
        }
        return null;
    }

    private void stayAlive() {
        Duration left = lifetime.left();
        if (left.isZero() || left.isNegative()) {
            end(false);
            return;
        }
        Supplier<CompletionStage<Boolean>> outcome = pendingSettlement();
        if (outcome == null) {
            attempt(() -> store.renew(claim.withTtl(left))).whenComplete(this::afterRenewal);
        } else {
            attempt(outcome).whenComplete(this::afterRetry);
        }
    }

    private synchronized Supplier<CompletionStage<Boolean>> pendingSettlement() {
        return settlement;
    }

    private void afterRenewal(Boolean held, Throwable failure) {
        if (failure == null && !held) {
            loseUnlessSettling();
        } else {
            // a failed renewal is tried again: the lease outlasts a missed one
            keepAlive();
        }
    }

    private synchronized void loseUnlessSettling() {
        // while a settlement is under way, it is the settlement that tells what became of the claim
        if (settlement == null) {
            lose();
        }
    }

    private void lose() {
        if (!lost) {
            lost = true;
            listener.claimLost(key);
        }
    }

    private void afterRetry(Boolean written, Throwable failure) {
        if (failure != null) {
            keepAlive();
            return;
        }
        if (written) {
            listener.settlementWritten(key);
        }
        end(written);
    }

    private synchronized void end(boolean held) {
        stopTimer();
        if (ended) {
            return;
        }
        ended = true;
        if (!held) {
            lose();
        }
        end.ended(held);
    }

    private void stopTimer() {
        if (keepAlive != null) {
            keepAlive.cancel();
        }
    }

    /** A store that throws instead of failing its stage is a failing store. */
    static <T> CompletionStage<T> attempt(Supplier<CompletionStage<T>> step) {
        try {
            return step.get();
        } catch (RuntimeException e) {
            return CompletableFuture.failedStage(e);
        }
    }
}
