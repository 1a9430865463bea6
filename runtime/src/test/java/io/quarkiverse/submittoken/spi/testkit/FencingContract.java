package io.quarkiverse.submittoken.spi.testkit;

import static io.quarkiverse.submittoken.spi.testkit.Entries.completed;
import static io.quarkiverse.submittoken.spi.testkit.Entries.inFlight;
import static io.quarkiverse.submittoken.spi.testkit.Submission.bytes;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;

import org.junit.jupiter.api.Test;

/** Who does not hold the claim can do nothing to it; what is abandoned can be taken over, once. */
public interface FencingContract extends StoreUnderTest {

    @Test
    default void aStrangerCanDoNothing() {
        Submission submission = submission();
        submission.claim("first");

        assertThatNothingCanBeDoneBy("stranger", submission);

        inFlight(submission.find(), "first");
        assertThat(submission.complete("first", "saved")).isTrue();
        assertThatNothingCanBeDoneBy("stranger", submission);
        assertThat(completed(submission.find(), "first").response()).contains(bytes("saved"));
    }

    @Test
    default void anOwnerWhoseClaimExpiredCanDoNothingToItsSuccessor() {
        Submission submission = submission();
        submission.claim("first", LONG, SHORT);
        letPass(SHORT);
        submission.claim("second");

        assertThatNothingCanBeDoneBy("first", submission);

        inFlight(submission.find(), "second");
    }

    @Test
    default void anOwnerWhoReleasedCanDoNothingToItsSuccessor() {
        Submission submission = submission();
        submission.claim("first");
        submission.release("first", "refused");
        submission.claim("second");

        assertThatNothingCanBeDoneBy("first", submission);

        inFlight(submission.find(), "second");
    }

    @Test
    default void anOwnerWhoWasTakenOverCanDoNothingToItsSuccessor() {
        Submission submission = submission();
        submission.claim("first", SHORT, LONG);
        letPass(SHORT);
        assertThat(submission.takeOver("second", "first")).isEmpty();

        assertThatNothingCanBeDoneBy("first", submission);

        assertThat(inFlight(submission.find(), "second").leaseOver()).as("the successor's lease is over").isFalse();
        assertThat(submission.complete("second", "saved")).isTrue();
    }

    @Test
    default void oneOfManyThreadsTakesOver() {
        Submission submission = submission();
        submission.claim("first", SHORT, LONG);
        letPass(SHORT);

        assertThat(Race.of(16, racer -> submission.takeOver("racer " + racer, "first")))
                .filteredOn(Optional::isEmpty).as("winners").hasSize(1);
    }

    @Test
    default void onlyTheOwnerWhoWasFoundToHaveAbandonedItIsTakenOver() {
        Submission submission = submission();
        submission.claim("first", SHORT, LONG);
        assertThat(inFlight(submission.takeOver("second", "first"), "first").leaseOver()).as("lease over").isFalse();
        letPass(SHORT);

        assertThat(inFlight(submission.takeOver("second", "stranger"), "first").leaseOver()).as("lease over").isTrue();
        assertThat(submission.renew("first", LONG)).as("an owner back from the dead").isTrue();
        inFlight(submission.takeOver("second", "first"), "first");
        assertThat(submission.complete("first", "saved")).isTrue();
        assertThat(completed(submission.takeOver("second", "first"), "first").response()).contains(bytes("saved"));
    }

    @Test
    default void takingOverWhatIsGoneOrReleasedIsAClaim() {
        Submission gone = submission();
        Submission released = submission();
        released.claim("first");
        released.release("first", "refused");

        assertThat(gone.takeOver("second", "first")).isEmpty();
        assertThat(released.takeOver("second", "first")).isEmpty();

        inFlight(gone.find(), "second");
        inFlight(released.find(), "second");
    }

    @Test
    default void aSuccessCountsAlthoughASuccessorHasFailed() {
        Submission submission = submission();
        submission.claim("first", SHORT, LONG);
        letPass(SHORT);
        submission.takeOver("second", "first");
        submission.release("second", "refused");

        assertThat(submission.release("first", "forged")).as("released over the successor's failure").isFalse();
        assertThat(submission.complete("first", "saved")).isTrue();

        assertThat(completed(submission.claim("third"), "first").response()).contains(bytes("saved"));
    }

    private static void assertThatNothingCanBeDoneBy(String owner, Submission submission) {
        assertThat(submission.renew(owner, LONG)).as("renewed by %s", owner).isFalse();
        assertThat(submission.complete(owner, "forged")).as("completed by %s", owner).isFalse();
        assertThat(submission.release(owner, "forged")).as("released by %s", owner).isFalse();
    }
}
