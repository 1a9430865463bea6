package io.quarkiverse.submittoken.runtime.core;

import static io.quarkiverse.submittoken.runtime.core.OwnedClaim.attempt;
import static java.util.concurrent.CompletableFuture.completedStage;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

import io.quarkiverse.submittoken.spi.Claim;
import io.quarkiverse.submittoken.spi.Fingerprint;
import io.quarkiverse.submittoken.spi.SubmissionEntry;
import io.quarkiverse.submittoken.spi.SubmissionEntry.Completed;
import io.quarkiverse.submittoken.spi.SubmissionEntry.Released;
import io.quarkiverse.submittoken.spi.SubmissionStore;

/**
 * Decides for each submission whether its handler runs.
 *
 * <table>
 * <caption>The one decision table</caption>
 * <tr>
 * <th>found at the claim</th>
 * <th>binding, payload</th>
 * <th>decision</th>
 * </tr>
 * <tr>
 * <td>nothing, or released</td>
 * <td>any</td>
 * <td>{@link Decision.Won}</td>
 * </tr>
 * <tr>
 * <td>in flight, lease alive</td>
 * <td>equal</td>
 * <td>{@link Decision.InFlight}</td>
 * </tr>
 * <tr>
 * <td>in flight, lease over</td>
 * <td>equal</td>
 * <td>{@link Decision.Abandoned}, or {@link Decision.Won} where abandoned
 * submissions run again</td>
 * </tr>
 * <tr>
 * <td>completed, with a response</td>
 * <td>equal</td>
 * <td>{@link Decision.Replay}</td>
 * </tr>
 * <tr>
 * <td>completed, without</td>
 * <td>equal</td>
 * <td>{@link Decision.AlreadySubmitted}</td>
 * </tr>
 * <tr>
 * <td>anything but released</td>
 * <td>different</td>
 * <td>{@link Decision.Mismatch}</td>
 * </tr>
 * </table>
 *
 * Where the application waives the payload, only a different binding is a difference.
 *
 * <p>
 * A repeat may wait for the owner it saw ({@link #await}). Waiting only looks and never claims, with one exception: an
 * abandoned submission that the application wants run again. When the owner fails, those who waited for it get its
 * failure; a request that comes afterwards claims as if nothing had been there.
 *
 * <p>
 * A stage fails only when the store does, and only at the claim. A claim that failed may have been applied; it is given
 * back until that is out of the question ({@link DoubtfulClaim}), so that nobody is locked out. Safe for use by many
 * threads; never blocks.
 */
public final class SubmissionGate {

    private final SubmissionStore store;
    private final GatePolicy policy;
    private final Supplier<String> owners;
    private final Timer timer;
    private final LongSupplier nanoTime;
    private final GateListener listener;
    private final WaitingRoom waitingRoom;
    private final ClaimsUnderWay claimsUnderWay = new ClaimsUnderWay();

    /**
     * @param owners a new, unguessable name at each call
     * @param nanoTime monotonic, as {@link System#nanoTime()}
     */
    public SubmissionGate(SubmissionStore store, GatePolicy policy, Supplier<String> owners, Timer timer,
            LongSupplier nanoTime, GateListener listener) {
        this.store = store;
        this.policy = policy;
        this.owners = owners;
        this.timer = timer;
        this.nanoTime = nanoTime;
        this.listener = listener;
        this.waitingRoom = new WaitingRoom(store, timer, this::decideForWaiting);
    }

    /** Decides about a submission that has just arrived. */
    public CompletionStage<Decision> admit(Submission submission) {
        return claim(submission, claim -> store.claim(claim));
    }

    /**
     * Waits for the answer of the owner that was seen at work.
     *
     * @param seen what {@link #admit} has decided
     * @param atMost longest wait; positive
     * @param clientGone whether nobody waits for the answer any more
     * @return anything but {@link Decision.Won}, or that where abandoned submissions run again;
     *         {@link Decision.InFlight} at the end of the wait. Never fails
     */
    public CompletionStage<Decision> await(Submission submission, Decision.InFlight seen, Duration atMost,
            BooleanSupplier clientGone) {
        Waiter waiter = new Waiter(submission, seen, atMost, nanoTime, clientGone);
        // by the clock also where a look at the store does not end
        Timer.Cancellable end = timer.after(atMost, waiter::giveUp);
        waiter.answer().whenComplete((decision, neverFails) -> end.cancel());
        waitingRoom.enter(waiter);
        return waiter.answer();
    }

    private CompletionStage<Decision> decideForWaiting(Waiter waiter, Optional<SubmissionEntry> found) {
        if (found.isEmpty()) {
            // a failure stays for longer than it takes to look: the store has lost the claim, and its owner may be at work
            return completedStage(waiter.lastSeen());
        }
        if (found.get() instanceof Released released && isSame(waiter.submission(), released.fingerprint())) {
            return completedStage(
                    new Decision.FirstAttemptFailed(released.failure().flatMap(RecordCodec::decode).orElse(null)));
        }
        if (waiter.hasGone()) {
            return completedStage(waiter.lastSeen());
        }
        return decide(waiter.submission(), found.get());
    }

    private CompletionStage<Decision> decide(Submission submission, SubmissionEntry found) {
        if (!isSame(submission, found.fingerprint())) {
            return completedStage(new Decision.Mismatch());
        }
        if (found instanceof SubmissionEntry.InFlight inFlight) {
            if (!inFlight.leaseOver()) {
                return completedStage(new Decision.InFlight(inFlight.owner(), inFlight.age()));
            }
            return policy.rerunAbandoned()
                    ? claim(submission, claim -> store.takeOver(claim, inFlight.owner()))
                    : completedStage(new Decision.Abandoned());
        }
        if (found instanceof Completed completed) {
            return completedStage(completed.response().flatMap(RecordCodec::decode)
                    .<Decision> map(Decision.Replay::new)
                    .orElseGet(Decision.AlreadySubmitted::new));
        }
        throw new IllegalStateException("A store must not return a released submission from a claim");
    }

    private boolean isSame(Submission submission, Fingerprint first) {
        return first.binding().equals(submission.fingerprint().binding())
                && (policy.replayOnPayloadMismatch() || first.payload().equals(submission.fingerprint().payload()));
    }

    private interface ClaimStep {
        CompletionStage<Optional<SubmissionEntry>> apply(Claim claim);
    }

    private CompletionStage<Decision> claim(Submission submission, ClaimStep step) {
        Claim claim = new Claim(submission.key().value(), owners.get(), submission.fingerprint(), policy.lease(),
                policy.inFlightTtl());
        claimsUnderWay.enter();
        CompletionStage<Optional<SubmissionEntry>> claimed = attempt(() -> step.apply(claim));
        long now = nanoTime.getAsLong();
        long end = now + policy.inFlightTtl().toNanos();
        long arrived = now + store.claimsArriveWithin().toNanos();
        return claimed
                .whenComplete((found, failure) -> {
                    if (failure != null || found.isPresent()) {
                        claimsUnderWay.leave();
                    }
                    if (failure != null) {
                        new DoubtfulClaim(store, submission.key(), claim, timer, nanoTime, listener, arrived, end).giveBack();
                    }
                })
                .thenCompose(found -> found.isPresent()
                        ? decide(submission, found.get())
                        : completedStage(new Decision.Won(own(submission.key(), claim, end))));
    }

    private OwnedClaim own(SubmissionKey key, Claim claim, long end) {
        return new OwnedClaim(store, key, claim, policy, timer, listener, () -> Duration.ofNanos(end - nanoTime.getAsLong()),
                settled -> ended(key, settled)).keepAlive();
    }

    private void ended(SubmissionKey key, boolean settled) {
        claimsUnderWay.leave();
        if (settled) {
            waitingRoom.wake(key);
        }
    }

    /**
     * Runs the task as soon as no submission that this gate has admitted is under way: at once, or when the last is settled.
     */
    public void whenNothingIsUnderWay(Runnable task) {
        claimsUnderWay.whenNone(task);
    }
}
