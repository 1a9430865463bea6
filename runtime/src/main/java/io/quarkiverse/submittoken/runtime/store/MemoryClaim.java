package io.quarkiverse.submittoken.runtime.store;

import java.util.function.BiFunction;
import java.util.function.Predicate;

import io.quarkiverse.submittoken.runtime.store.MemoryState.InFlight;

/** The atomic step of a claim: puts the claimed state in place of nothing, or of what may be taken, if there is room. */
final class MemoryClaim implements BiFunction<String, MemoryState, MemoryState> {

    enum Outcome {
        WON,
        TAKEN,
        NO_ROOM
    }

    private final Room room;
    private final InFlight claimed;
    private final Predicate<MemoryState> mayBeTaken;
    private Outcome outcome;

    MemoryClaim(Room room, InFlight claimed, Predicate<MemoryState> mayBeTaken) {
        this.room = room;
        this.claimed = claimed;
        this.mayBeTaken = mayBeTaken;
    }

    /** How the latest attempt ended. */
    Outcome outcome() {
        return outcome;
    }

    @Override
    public MemoryState apply(String key, MemoryState there) {
        if (there != null && !mayBeTaken.test(there)) {
            outcome = Outcome.TAKEN;
            return there;
        }
        if (!room.exchange(there == null ? 0 : there.bytes(), claimed.bytes())) {
            outcome = Outcome.NO_ROOM;
            return there;
        }
        outcome = Outcome.WON;
        return claimed;
    }
}
