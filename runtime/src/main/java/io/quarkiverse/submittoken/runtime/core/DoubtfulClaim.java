package io.quarkiverse.submittoken.runtime.core;

import static io.quarkiverse.submittoken.runtime.core.OwnedClaim.attempt;

import java.time.Duration;
import java.util.function.LongSupplier;

import io.quarkiverse.submittoken.spi.Claim;
import io.quarkiverse.submittoken.spi.SubmissionStore;

/**
 * A claim that has failed, and of which it is not known whether the store has applied it, or will. Nobody runs it, so it
 * is released until its fate is known: until a release is carried out that was asked for when the claim could not arrive
 * any more.
 */
final class DoubtfulClaim {

    private static final byte[] NOT_KNOWN = {};

    private final SubmissionStore store;
    private final SubmissionKey key;
    private final Claim claim;
    private final Timer timer;
    private final LongSupplier nanoTime;
    private final GateListener listener;
    private final long arrived;
    private final long end;

    private Duration pause = GatePolicy.SETTLE_INTERVAL;
    private boolean told;

    /**
     * @param arrived when the claim cannot arrive any more
     * @param end when it does not exist any more, whatever happened
     */
    DoubtfulClaim(SubmissionStore store, SubmissionKey key, Claim claim, Timer timer, LongSupplier nanoTime,
            GateListener listener, long arrived, long end) {
        this.store = store;
        this.key = key;
        this.claim = claim;
        this.timer = timer;
        this.nanoTime = nanoTime;
        this.listener = listener;
        this.arrived = arrived;
        this.end = end;
    }

    void giveBack() {
        long asked = nanoTime.getAsLong();
        if (asked - end >= 0) {
            return;
        }
        attempt(() -> store.release(claim, NOT_KNOWN, GatePolicy.failureTtl(store))).whenComplete((released, failure) -> {
            if (failure != null) {
                tell(failure);
                timer.after(pause, this::giveBack);
                pause = GatePolicy.longer(pause);
            } else if (!released && asked - arrived < 0) {
                timer.after(Duration.ofNanos(arrived - asked), this::giveBack);
            }
        });
    }

    private void tell(Throwable failure) {
        if (!told) {
            told = true;
            listener.claimInDoubt(key, failure);
        }
    }
}
