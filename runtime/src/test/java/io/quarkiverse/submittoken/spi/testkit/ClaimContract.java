package io.quarkiverse.submittoken.spi.testkit;

import static io.quarkiverse.submittoken.spi.testkit.Entries.completed;
import static io.quarkiverse.submittoken.spi.testkit.Entries.inFlight;
import static io.quarkiverse.submittoken.spi.testkit.Entries.released;
import static io.quarkiverse.submittoken.spi.testkit.Submission.bytes;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;

import io.quarkiverse.submittoken.spi.SubmissionEntry;
import io.quarkiverse.submittoken.spi.SubmissionStoreException;

/** Claiming and looking. */
public interface ClaimContract extends StoreUnderTest {

    @Test
    default void oneOfManyThreadsWinsAndTheOthersAreToldWho() {
        Submission submission = submission();

        List<Optional<SubmissionEntry>> answers = Race.of(32, racer -> submission.claim("racer " + racer));

        assertThat(answers).filteredOn(Optional::isEmpty).as("winners").hasSize(1);
        String winner = "racer " + answers.indexOf(Optional.<SubmissionEntry> empty());
        answers.stream().filter(Optional::isPresent)
                .forEach(answer -> assertThat(inFlight(answer, winner).leaseOver()).isFalse());
    }

    @Test
    default void aLostClaimChangesNothing() {
        Submission submission = submission();
        submission.claim("first");

        inFlight(submission.claim("second"), "first");
        assertThat(submission.complete("first", "saved")).isTrue();
        assertThat(completed(submission.claim("third"), "first").response()).contains(bytes("saved"));
        assertThat(completed(submission.find(), "first").response()).contains(bytes("saved"));
    }

    @Test
    default void submissionsDoNotTouchEachOther() {
        Submission one = submission();
        Submission other = submission();
        one.claim("first");

        assertThat(other.find()).isEmpty();
        assertThat(other.claim("second")).isEmpty();
        assertThat(other.complete("second", "saved")).isTrue();
        inFlight(one.find(), "first");
    }

    @Test
    default void aReleasedSubmissionShowsItsFailureAndCanBeClaimed() {
        Submission submission = submission();
        submission.claim("first");
        submission.release("first", "refused");

        assertThat(released(submission.find(), "first").failure()).contains(bytes("refused"));
        assertThat(submission.claim("second")).isEmpty();
        inFlight(submission.find(), "second");
    }

    @Test
    default void oneOfManyThreadsWinsWhatWasReleased() {
        Submission submission = submission();
        submission.claim("first");
        submission.release("first", "refused");

        assertThat(Race.of(16, racer -> submission.claim("racer " + racer)))
                .filteredOn(Optional::isEmpty).as("winners").hasSize(1);
    }

    @Test
    default void lookingChangesNothing() {
        Submission submission = submission();
        assertThat(submission.find()).isEmpty();
        assertThat(submission.claim("first", SHORT, SHORT)).as("claim after a look").isEmpty();
        inFlight(submission.find(), "first");
        letPass(SHORT.dividedBy(2));
        inFlight(submission.find(), "first");
        letPass(SHORT.dividedBy(2));
        assertThat(submission.find()).as("the claim's time is over, whoever looked").isEmpty();
    }

    @Test
    default void aClaimThatCannotBeCarriedOutFails() {
        Submission submission = new Submission(storeThatCannotClaim());

        assertThatThrownBy(() -> submission.claim("first")).hasCauseInstanceOf(SubmissionStoreException.class);
    }
}
