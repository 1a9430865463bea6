package io.quarkiverse.submittoken.runtime.core;

import static io.quarkiverse.submittoken.runtime.core.OwnedClaim.attempt;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.function.Predicate;

import io.quarkiverse.submittoken.spi.SubmissionEntry;
import io.quarkiverse.submittoken.spi.SubmissionStore;

/**
 * Where repeats wait for the first attempt, without a thread. Those of one submission share one look at the store, however
 * many they are: soon at first, then less often, and at once when the first attempt is settled in this process. A look
 * that fails tells nothing new, and is repeated. Safe for use by many threads.
 */
final class WaitingRoom {

    /** What a waiter makes of what was found; {@link Decision.InFlight} where it goes on waiting. */
    @FunctionalInterface
    interface Judge {
        CompletionStage<Decision> decide(Waiter waiter, Optional<SubmissionEntry> found);
    }

    private final SubmissionStore store;
    private final Timer timer;
    private final Judge judge;
    private final Map<SubmissionKey, Party> parties = new HashMap<>();

    WaitingRoom(SubmissionStore store, Timer timer, Judge judge) {
        this.store = store;
        this.timer = timer;
        this.judge = judge;
    }

    void enter(Waiter waiter) {
        if (waiter.isOver()) {
            waiter.giveUp();
            return;
        }
        synchronized (this) {
            Party party = parties.computeIfAbsent(waiter.submission().key(), Party::new);
            party.waiters.add(waiter);
            party.lookLater();
        }
    }

    /** There is news of this submission. */
    synchronized void wake(SubmissionKey key) {
        Party party = parties.get(key);
        if (party != null) {
            party.lookAtOnce();
        }
    }

    /** The waiters of one submission. Its state is guarded by the room. */
    private final class Party {

        private final SubmissionKey key;
        private List<Waiter> waiters = new ArrayList<>();
        private Duration pause = GatePolicy.LOOK_INTERVAL;
        private Timer.Cancellable nextLook;
        private boolean looking;

        private Party(SubmissionKey key) {
            this.key = key;
        }

        private void lookLater() {
            if (!looking && nextLook == null) {
                long soonest = waiters.stream().mapToLong(Waiter::left).min().orElse(0);
                nextLook = timer.after(Duration.ofNanos(Math.max(0, Math.min(soonest, pause.toNanos()))), this::look);
            }
        }

        private void lookAtOnce() {
            if (!looking) {
                if (nextLook != null) {
                    nextLook.cancel();
                }
                nextLook = timer.after(Duration.ZERO, this::look);
            }
        }

        private void look() {
            List<Waiter> over;
            synchronized (WaitingRoom.this) {
                nextLook = null;
                over = taken(Waiter::isOver);
                looking = !closeIfEmpty();
            }
            over.forEach(Waiter::giveUp);
            if (looking) {
                attempt(() -> store.find(key.value())).whenComplete(this::looked);
            }
        }

        private void looked(Optional<SubmissionEntry> found, Throwable failure) {
            List<Waiter> told;
            synchronized (WaitingRoom.this) {
                looking = false;
                pause = GatePolicy.longerLook(pause);
                told = failure == null ? taken(any -> true) : List.of();
                nextLook = null;
            }
            told.forEach(waiter -> judge.decide(waiter, found)
                    .whenComplete((decision, undecided) -> tell(waiter, decision, undecided)));
            synchronized (WaitingRoom.this) {
                if (!closeIfEmpty()) {
                    lookLater();
                }
            }
        }

        private void tell(Waiter waiter, Decision decision, Throwable undecided) {
            if (undecided == null && !(decision instanceof Decision.InFlight)) {
                boolean told = waiter.answer().complete(decision);
                if (!told && decision instanceof Decision.Won won) {
                    // its time was over meanwhile, so nobody will run it
                    won.claim().releaseWithoutAnswer();
                }
                return;
            }
            if (decision instanceof Decision.InFlight still) {
                waiter.seen(still);
            }
            enter(waiter);
        }

        private List<Waiter> taken(Predicate<Waiter> which) {
            List<Waiter> taken = waiters.stream().filter(which).toList();
            waiters = new ArrayList<>(waiters.stream().filter(which.negate()).toList());
            return taken;
        }

        private boolean closeIfEmpty() {
            if (waiters.isEmpty()) {
                parties.remove(key, this);
            }
            return waiters.isEmpty();
        }
    }
}
