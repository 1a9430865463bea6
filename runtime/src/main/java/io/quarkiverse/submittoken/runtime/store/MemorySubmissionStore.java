package io.quarkiverse.submittoken.runtime.store;

import static java.util.concurrent.CompletableFuture.completedFuture;
import static java.util.concurrent.CompletableFuture.failedFuture;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Ticker;

import io.quarkiverse.submittoken.runtime.store.MemoryState.Completed;
import io.quarkiverse.submittoken.runtime.store.MemoryState.InFlight;
import io.quarkiverse.submittoken.runtime.store.MemoryState.Released;
import io.quarkiverse.submittoken.spi.Claim;
import io.quarkiverse.submittoken.spi.SubmissionEntry;
import io.quarkiverse.submittoken.spi.SubmissionStore;
import io.quarkiverse.submittoken.spi.SubmissionStoreException;

/**
 * Keeps submissions in the memory of this process. Every step is done when its method returns.
 *
 * <p>
 * The memory taken is bounded, and the bound is hard. A claim takes the room of its response beforehand, so that what
 * was let in can be settled: a response whose body is not longer than {@code maxRecordedBody} is always kept; a longer
 * one if there is room, else a tombstone. At the bound new claims are refused; nothing is forgotten before its time.
 */
public final class MemorySubmissionStore implements SubmissionStore {

    private final Ticker clock;
    private final Room room;
    private final Cache<String, MemoryState> states;
    private final MemoryResponses responses;
    private final MemoryTransitions transitions;

    /**
     * @param maxSize the most bytes to take
     * @param maxRecordedBody the longest body whose response is sure to be kept
     */
    public MemorySubmissionStore(long maxSize, long maxRecordedBody) {
        this(maxSize, maxRecordedBody, Ticker.systemTicker());
    }

    /** @param clock the time by which leases end and everything expires */
    public MemorySubmissionStore(long maxSize, long maxRecordedBody, Ticker clock) {
        this.clock = clock;
        this.room = new Room(maxSize);
        this.states = Expiring.cache(clock, room, MemoryState::endsAt, MemoryState::bytes);
        this.responses = new MemoryResponses(clock, room);
        this.transitions = new MemoryTransitions(clock, room, responses, Footprint.ofResponseUpTo(maxRecordedBody));
    }

    @Override
    public CompletionStage<Optional<SubmissionEntry>> claim(Claim claim) {
        return claimWhere(MemoryState::free, claim);
    }

    @Override
    public CompletionStage<Optional<SubmissionEntry>> takeOver(Claim claim, String abandonedBy) {
        return claimWhere(there -> there.free() || there instanceof InFlight other
                && other.owner().equals(abandonedBy) && other.leaseOver(clock.read()), claim);
    }

    @Override
    public CompletionStage<Optional<SubmissionEntry>> find(String key) {
        return completedFuture(Optional.ofNullable(states.getIfPresent(key)).map(there -> entry(key, there)));
    }

    @Override
    public CompletionStage<Boolean> renew(Claim claim) {
        return change(claim, InFlight.class, there -> transitions.renewed(there, claim));
    }

    @Override
    public CompletionStage<Boolean> complete(Claim claim, byte[] response, Duration ttl, Duration consumedTtl) {
        return change(claim, Completed.class, there -> transitions.completed(there, claim, response, ttl, consumedTtl));
    }

    @Override
    public CompletionStage<Boolean> release(Claim claim, byte[] failure, Duration failureTtl) {
        return change(claim, Released.class, there -> transitions.released(there, claim, failure, failureTtl));
    }

    /** Removes what has expired now, where the scheduler would within a second. */
    void removeExpired() {
        states.cleanUp();
        responses.removeExpired();
    }

    long usedBytes() {
        return room.used();
    }

    private CompletionStage<Optional<SubmissionEntry>> claimWhere(Predicate<MemoryState> mayBeTaken, Claim claim) {
        MemoryClaim attempt = new MemoryClaim(room, transitions.inFlight(claim), mayBeTaken);
        MemoryState there = states.asMap().compute(claim.key(), attempt);
        if (attempt.outcome() == MemoryClaim.Outcome.NO_ROOM) {
            removeExpired();
            there = states.asMap().compute(claim.key(), attempt);
        }
        return switch (attempt.outcome()) {
            case WON -> completedFuture(Optional.empty());
            case TAKEN -> completedFuture(Optional.of(entry(claim.key(), there)));
            case NO_ROOM -> failedFuture(transitions.full());
        };
    }

    /** Takes the step, and tells whether the submission is now, or was before, where the owner wants it. */
    private CompletionStage<Boolean> change(Claim claim, Class<? extends MemoryState> aim, UnaryOperator<MemoryState> step) {
        try {
            MemoryState now = states.asMap().compute(claim.key(), (key, there) -> step.apply(there));
            return completedFuture(aim.isInstance(now) && now.owner().equals(claim.owner()));
        } catch (SubmissionStoreException noRoom) {
            return failedFuture(noRoom);
        }
    }

    private SubmissionEntry entry(String key, MemoryState state) {
        if (state instanceof InFlight claim) {
            long now = clock.read();
            return new SubmissionEntry.InFlight(claim.owner(), claim.fingerprint(), claim.leaseOver(now),
                    Duration.ofNanos(now - claim.claimedAt()));
        }
        if (state instanceof Released released) {
            return new SubmissionEntry.Released(released.owner(), released.fingerprint(), released.failure());
        }
        return new SubmissionEntry.Completed(state.owner(), state.fingerprint(), responses.of(key, state.owner()));
    }
}
