package io.quarkiverse.submittoken.spi;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletionStage;

/**
 * Keeps submissions: who owns which, and what came of it.
 *
 * <p>
 * Every step is atomic, bounded in time, and tells the truth: a step that cannot be carried out ends in a failed stage
 * (best a {@link SubmissionStoreException}), never in "nothing is there". A failed step may have been applied
 * nevertheless. All time is the store's own, so that owners with wrong clocks do no harm.
 *
 * <p>
 * {@link #renew}, {@link #complete} and {@link #release} are the owner's, and are idempotent: an owner whose claim was
 * lost can neither settle nor prolong its successor's. A store that has lost the claim to nobody (it was restarted, or
 * has failed over) takes it back from the owner, who knows better: where nothing is there, {@code renew} and
 * {@code complete} write what they would have left.
 *
 * <p>
 * Implementations are safe for use by many threads and never block the caller. Stages may complete on any thread.
 * A byte array of length zero stands for "none".
 */
public interface SubmissionStore {

    /**
     * Claims the submission if nothing is there, or if what is there was {@linkplain SubmissionEntry.Released released}.
     *
     * @return empty: the claim is won. Otherwise what is there, in flight or completed, untouched
     */
    CompletionStage<Optional<SubmissionEntry>> claim(Claim claim);

    /**
     * Claims the submission if it is still abandoned by this very owner.
     *
     * @param abandonedBy the owner of the entry that was found with its lease over
     * @return empty: the claim is won. Otherwise what is there, untouched; if nothing is there, or it was released, the
     *         claim is won as by {@link #claim}
     */
    CompletionStage<Optional<SubmissionEntry>> takeOver(Claim claim, String abandonedBy);

    /** Looks without touching. Empty: nothing is there. */
    CompletionStage<Optional<SubmissionEntry>> find(String key);

    /**
     * Tells that the owner is alive: its lease starts anew. How long the claim exists is left as it is; {@code ttl} is the
     * rest of that time, and is for a claim that has to be put back.
     *
     * @return whether the owner holds the claim
     */
    CompletionStage<Boolean> renew(Claim claim);

    /**
     * Settles by success, where the owner holds the claim, where nothing is there, and where a successor has failed.
     *
     * @param response what to replay; of length zero: a tombstone
     * @param ttl how long the response is kept; positive
     * @param consumedTtl how long the submission stays completed; at least {@code ttl}
     * @return whether the submission is now completed by this owner
     */
    CompletionStage<Boolean> complete(Claim claim, byte[] response, Duration ttl, Duration consumedTtl);

    /**
     * Settles by failure, where the owner holds the claim.
     *
     * @param failure the failed answer, for those who are waiting for this owner; of length zero: not known
     * @param failureTtl how long it is kept; positive
     * @return whether the submission is now released by this owner
     */
    CompletionStage<Boolean> release(Claim claim, byte[] failure, Duration failureTtl);

    /**
     * How long a claim, a take-over or a renewal that puts a claim back may be on its way. Counted from the call; what
     * arrives later is not applied. Zero, the default: what has failed is not applied any more.
     */
    default Duration claimsArriveWithin() {
        return Duration.ZERO;
    }
}
