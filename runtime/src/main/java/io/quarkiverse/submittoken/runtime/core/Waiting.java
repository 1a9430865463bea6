package io.quarkiverse.submittoken.runtime.core;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * One repeat that waits for the first attempt, without a thread: it looks, pauses, looks again, until there is another
 * decision than "in flight", its time is over by the clock, or its client has gone. A look that fails tells nothing new, and
 * is repeated. Never fails.
 */
final class Waiting {

    private final Supplier<CompletionStage<Decision>> look;
    private final Timer timer;
    private final LongSupplier nanoTime;
    private final long deadline;
    private final BooleanSupplier clientGone;
    private final CompletableFuture<Decision> answer = new CompletableFuture<>();

    private Decision.InFlight seen;

    Waiting(Decision.InFlight seen, Supplier<CompletionStage<Decision>> look, Timer timer, LongSupplier nanoTime,
            Duration atMost, BooleanSupplier clientGone) {
        this.seen = seen;
        this.look = look;
        this.timer = timer;
        this.nanoTime = nanoTime;
        this.deadline = nanoTime.getAsLong() + atMost.toNanos();
        this.clientGone = clientGone;
    }

    CompletionStage<Decision> answer() {
        lookLater();
        return answer;
    }

    private void lookLater() {
        Duration left = left();
        if (clientGone.getAsBoolean() || isOver(left)) {
            answer.complete(seen);
        } else {
            timer.after(left.compareTo(GatePolicy.LOOK_INTERVAL) < 0 ? left : GatePolicy.LOOK_INTERVAL, this::lookNow);
        }
    }

    private void lookNow() {
        if (clientGone.getAsBoolean()) {
            answer.complete(seen);
        } else {
            OwnedClaim.attempt(look).whenComplete(this::seen);
        }
    }

    private void seen(Decision decision, Throwable failure) {
        if (decision instanceof Decision.InFlight still) {
            seen = still;
            lookLater();
        } else if (failure == null) {
            answer.complete(decision);
        } else {
            lookLater();
        }
    }

    private Duration left() {
        return Duration.ofNanos(deadline - nanoTime.getAsLong());
    }

    private static boolean isOver(Duration left) {
        return left.isNegative() || left.isZero();
    }
}
