package io.quarkiverse.submittoken.runtime.core;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/** A repeat that waits for the first attempt, until its time is over by the clock or its client has gone. */
final class Waiter {

    private final Submission submission;
    private final LongSupplier nanoTime;
    private final long deadline;
    private final BooleanSupplier clientGone;
    private final CompletableFuture<Decision> answer = new CompletableFuture<>();

    private volatile Decision.InFlight seen;

    Waiter(Submission submission, Decision.InFlight seen, Duration atMost, LongSupplier nanoTime,
            BooleanSupplier clientGone) {
        this.submission = submission;
        this.seen = seen;
        this.nanoTime = nanoTime;
        this.deadline = nanoTime.getAsLong() + atMost.toNanos();
        this.clientGone = clientGone;
    }

    Submission submission() {
        return submission;
    }

    CompletableFuture<Decision> answer() {
        return answer;
    }

    Decision.InFlight lastSeen() {
        return seen;
    }

    void seen(Decision.InFlight still) {
        seen = still;
    }

    boolean isOver() {
        return hasGone() || left() <= 0;
    }

    boolean hasGone() {
        return clientGone.getAsBoolean();
    }

    /** In nanoseconds; not positive: its time is over. */
    long left() {
        return deadline - nanoTime.getAsLong();
    }

    /** Answers with what was last seen. */
    void giveUp() {
        answer.complete(seen);
    }
}
