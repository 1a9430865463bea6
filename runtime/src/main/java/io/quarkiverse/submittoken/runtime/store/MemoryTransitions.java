package io.quarkiverse.submittoken.runtime.store;

import java.time.Duration;

import com.github.benmanes.caffeine.cache.Ticker;

import io.quarkiverse.submittoken.runtime.store.MemoryState.Completed;
import io.quarkiverse.submittoken.runtime.store.MemoryState.InFlight;
import io.quarkiverse.submittoken.runtime.store.MemoryState.Released;
import io.quarkiverse.submittoken.spi.Claim;
import io.quarkiverse.submittoken.spi.SubmissionStoreException;

/**
 * What the steps of an owner make of what is there (null: nothing), and the room that it takes. Whoever calls sees to it
 * that what is there does not change meanwhile.
 */
final class MemoryTransitions {

    private static final byte[] NONE = {};

    private final Ticker clock;
    private final Room room;
    private final MemoryResponses responses;
    private final long responseRoom;

    MemoryTransitions(Ticker clock, Room room, MemoryResponses responses, long responseRoom) {
        this.clock = clock;
        this.room = room;
        this.responses = responses;
        this.responseRoom = responseRoom;
    }

    /** A new claim. It has not taken its room yet. */
    InFlight inFlight(Claim claim) {
        long now = clock.read();
        long bytes = Footprint.ofState(claim.key(), claim.owner(), claim.fingerprint()) + responseRoom;
        return new InFlight(claim.owner(), claim.fingerprint(), now, now, Expiring.nanos(claim.lease()),
                in(claim.ttl()), bytes);
    }

    MemoryState renewed(MemoryState there, Claim claim) {
        if (there == null) {
            InFlight restored = inFlight(claim);
            take(0, restored.bytes());
            return restored;
        }
        return isHeld(there, claim) ? ((InFlight) there).renewed(clock.read(), Expiring.nanos(claim.lease())) : there;
    }

    MemoryState completed(MemoryState there, Claim claim, byte[] response, Duration ttl, Duration consumedTtl) {
        if (there != null && !isHeld(there, claim) && !isFailedSuccessor(there, claim)) {
            return there;
        }
        long taken = there == null ? 0 : there.bytes();
        long bytes = Footprint.ofState(claim.key(), claim.owner(), claim.fingerprint());
        if (response.length > 0 && room.exchange(taken, bytes + Footprint.ofBytes(response))) {
            responses.keep(claim.key(), claim.owner(), response, in(ttl));
        } else {
            take(taken, bytes);
        }
        return new Completed(claim.owner(), claim.fingerprint(), in(consumedTtl), bytes);
    }

    MemoryState released(MemoryState there, Claim claim, byte[] failure, Duration failureTtl) {
        if (there == null || !isHeld(there, claim)) {
            return there;
        }
        long bytes = Footprint.ofState(claim.key(), claim.owner(), claim.fingerprint());
        long withFailure = bytes + Footprint.ofBytes(failure);
        if (room.exchange(there.bytes(), withFailure)) {
            return new Released(claim.owner(), claim.fingerprint(), failure, in(failureTtl), withFailure);
        }
        take(there.bytes(), bytes);
        return new Released(claim.owner(), claim.fingerprint(), NONE, in(failureTtl), bytes);
    }

    SubmissionStoreException full() {
        return new SubmissionStoreException("The memory store is full: " + room.used() + " of " + room.size()
                + " bytes are taken (quarkus.submit-token.memory.max-size), so a submission was refused. Raise that value,"
                + " lower quarkus.submit-token.consumed-ttl, or share submissions in Redis"
                + " (quarkus.submit-token.backend=redis)");
    }

    private static boolean isHeld(MemoryState there, Claim claim) {
        return there instanceof InFlight && there.owner().equals(claim.owner());
    }

    private static boolean isFailedSuccessor(MemoryState there, Claim claim) {
        return there instanceof Released && !there.owner().equals(claim.owner());
    }

    private void take(long given, long taken) {
        if (!room.exchange(given, taken)) {
            throw full();
        }
    }

    private long in(Duration time) {
        return clock.read() + Expiring.nanos(time);
    }
}
