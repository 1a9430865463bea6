package io.quarkiverse.submittoken.runtime.store;

import static java.util.concurrent.CompletableFuture.completedFuture;
import static java.util.concurrent.CompletableFuture.failedFuture;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import java.util.function.Predicate;

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

    private static final byte[] NONE = {};

    private final Ticker clock;
    private final Room room;
    private final long responseRoom;
    private final Cache<String, MemoryState> states;
    private final MemoryResponses responses;

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
        this.responseRoom = Footprint.ofResponseUpTo(maxRecordedBody);
        this.states = Expiring.cache(clock, room, MemoryState::endsAt, MemoryState::bytes);
        this.responses = new MemoryResponses(clock, room);
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
    public CompletionStage<Boolean> renew(String key, String owner, Duration lease) {
        return settle(key, owner, InFlight.class, claim -> claim.renewed(clock.read(), Expiring.nanos(lease)));
    }

    @Override
    public CompletionStage<Boolean> complete(String key, String owner, byte[] response, Duration ttl,
            Duration consumedTtl) {
        return settle(key, owner, Completed.class, claim -> {
            long bytes = Footprint.ofState(key, owner, claim.fingerprint());
            if (response.length > 0 && room.exchange(claim.bytes(), bytes + Footprint.ofBytes(response))) {
                responses.keep(key, owner, response, in(ttl));
            } else {
                room.giveBack(claim.bytes() - bytes);
            }
            return new Completed(owner, claim.fingerprint(), in(consumedTtl), bytes);
        });
    }

    @Override
    public CompletionStage<Boolean> release(String key, String owner, byte[] failure, Duration failureTtl) {
        return settle(key, owner, Released.class, claim -> {
            long bytes = Footprint.ofState(key, owner, claim.fingerprint());
            long withFailure = bytes + Footprint.ofBytes(failure);
            if (room.exchange(claim.bytes(), withFailure)) {
                return new Released(owner, claim.fingerprint(), failure, in(failureTtl), withFailure);
            }
            room.giveBack(claim.bytes() - bytes);
            return new Released(owner, claim.fingerprint(), NONE, in(failureTtl), bytes);
        });
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
        MemoryClaim attempt = new MemoryClaim(room, inFlight(claim), mayBeTaken);
        MemoryState there = states.asMap().compute(claim.key(), attempt);
        if (attempt.outcome() == MemoryClaim.Outcome.NO_ROOM) {
            removeExpired();
            there = states.asMap().compute(claim.key(), attempt);
        }
        return switch (attempt.outcome()) {
            case WON -> completedFuture(Optional.empty());
            case TAKEN -> completedFuture(Optional.of(entry(claim.key(), there)));
            case NO_ROOM -> failedFuture(full());
        };
    }

    private InFlight inFlight(Claim claim) {
        long now = clock.read();
        long bytes = Footprint.ofState(claim.key(), claim.owner(), claim.fingerprint()) + responseRoom;
        return new InFlight(claim.owner(), claim.fingerprint(), now, now, Expiring.nanos(claim.lease()),
                in(claim.ttl()), bytes);
    }

    /** Takes the step where the owner still holds the claim, and tells whether it is, or was before, where it leads to. */
    private CompletionStage<Boolean> settle(String key, String owner, Class<? extends MemoryState> aim,
            Function<InFlight, MemoryState> step) {
        MemoryState now = states.asMap().computeIfPresent(key,
                (k, there) -> there instanceof InFlight claim && claim.owner().equals(owner) ? step.apply(claim) : there);
        return completedFuture(aim.isInstance(now) && now.owner().equals(owner));
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

    private long in(Duration time) {
        return clock.read() + Expiring.nanos(time);
    }

    private SubmissionStoreException full() {
        return new SubmissionStoreException("The memory store is full: a new submission was refused, as " + room.used()
                + " of " + room.size() + " bytes are taken (quarkus.submit-token.memory.max-size). Raise that value,"
                + " lower quarkus.submit-token.consumed-ttl, or share submissions in Redis"
                + " (quarkus.submit-token.backend=redis)");
    }
}
