package io.quarkiverse.submittoken.spi.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;

import io.quarkiverse.submittoken.spi.SubmissionEntry;
import io.quarkiverse.submittoken.spi.SubmissionEntry.Completed;
import io.quarkiverse.submittoken.spi.SubmissionEntry.InFlight;
import io.quarkiverse.submittoken.spi.SubmissionEntry.Released;

/** What is expected to be there. */
public final class Entries {

    private Entries() {
    }

    public static InFlight inFlight(Optional<SubmissionEntry> entry, String owner) {
        return of(InFlight.class, entry, owner);
    }

    public static Completed completed(Optional<SubmissionEntry> entry, String owner) {
        return of(Completed.class, entry, owner);
    }

    public static Released released(Optional<SubmissionEntry> entry, String owner) {
        return of(Released.class, entry, owner);
    }

    private static <E extends SubmissionEntry> E of(Class<E> kind, Optional<SubmissionEntry> entry, String owner) {
        assertThat(entry).as("an entry of %s", owner).get().isInstanceOf(kind);
        assertThat(entry.get().owner()).as("owner").isEqualTo(owner);
        assertThat(entry.get().fingerprint()).as("fingerprint").isEqualTo(Submission.fingerprintOf(owner));
        return kind.cast(entry.get());
    }
}
