package io.quarkiverse.submittoken.it.end;

import java.util.Optional;

import io.quarkiverse.submittoken.spi.SubmissionEntry;

/** What the store holds of a submission that has ended. */
enum Outcome {

    RECORDED,
    TOMBSTONE,
    RELEASED,
    IN_FLIGHT;

    static Outcome of(Optional<SubmissionEntry> entry) {
        if (entry.isEmpty() || entry.get() instanceof SubmissionEntry.Released) {
            return RELEASED;
        }
        if (entry.get() instanceof SubmissionEntry.Completed completed) {
            return completed.response().isPresent() ? RECORDED : TOMBSTONE;
        }
        return IN_FLIGHT;
    }
}
