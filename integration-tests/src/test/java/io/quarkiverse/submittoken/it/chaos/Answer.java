package io.quarkiverse.submittoken.it.chaos;

import java.time.Instant;

/**
 * An attempt and what became of it, as its client saw it.
 *
 * @param pid the process that it was sent to
 */
record Answer(Attempt attempt, long pid, Instant sent, Instant received, Outcome outcome) {

    boolean isRejected(String reason) {
        return outcome instanceof Outcome.Rejected rejected && rejected.reason().equals(reason);
    }

    boolean isReplayOfASuccess() {
        return outcome instanceof Outcome.Executed executed && executed.succeeded() && executed.replayed();
    }

    boolean isSuccess() {
        return outcome instanceof Outcome.Executed executed && executed.succeeded();
    }

    /** Whether its client does not know whether it was the one that claimed the submission. */
    boolean isInDoubt() {
        return outcome instanceof Outcome.Cut || outcome instanceof Outcome.Lost || outcome instanceof Outcome.Hung
                || isRejected("store-unavailable");
    }

    @Override
    public String toString() {
        return "%s%s sent to %d, answered at %s: %s".formatted(attempt.text(), attempt.navigation() ? " as a navigation" : "",
                pid, received, outcome);
    }
}
