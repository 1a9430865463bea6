package io.quarkiverse.submittoken.spi.testkit;

import static io.quarkiverse.submittoken.spi.testkit.Entries.completed;
import static io.quarkiverse.submittoken.spi.testkit.Entries.inFlight;
import static io.quarkiverse.submittoken.spi.testkit.Entries.released;
import static io.quarkiverse.submittoken.spi.testkit.Submission.NOTHING;
import static io.quarkiverse.submittoken.spi.testkit.Submission.bytes;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;

import org.junit.jupiter.api.Test;

/** Each thing has its own time, by the store's own clock. */
public interface ExpiryContract extends StoreUnderTest {

    @Test
    default void aClaimGoesAfterItsTime() {
        Submission submission = submission();
        submission.claim("first", LONG, SHORT);
        inFlight(submission.find(), "first");

        letPass(SHORT);

        assertThat(submission.find()).isEmpty();
        assertThat(submission.claim("second")).isEmpty();
    }

    @Test
    default void aClaimTellsItsAge() {
        Submission submission = submission();
        submission.claim("first");
        assertThat(inFlight(submission.find(), "first").age()).isLessThan(SHORT);

        letPass(SHORT);
        submission.renew("first", LONG);

        assertThat(inFlight(submission.find(), "first").age()).isBetween(SHORT, LONG);
    }

    @Test
    default void aLeaseThatIsNotRenewedIsOver() {
        Submission submission = submission();
        submission.claim("first", SHORT, LONG);
        assertThat(inFlight(submission.claim("second"), "first").leaseOver()).isFalse();

        letPass(SHORT);

        assertThat(inFlight(submission.claim("second"), "first").leaseOver()).isTrue();
        assertThat(inFlight(submission.find(), "first").leaseOver()).isTrue();
    }

    @Test
    default void aRenewedLeaseStartsAnew() {
        Submission submission = submission();
        submission.claim("first", SHORT, LONG);
        submission.renew("first", SHORT.multipliedBy(3));

        letPass(SHORT);
        assertThat(inFlight(submission.find(), "first").leaseOver()).isFalse();

        letPass(SHORT.multipliedBy(2));
        assertThat(inFlight(submission.find(), "first").leaseOver()).isTrue();
    }

    @Test
    default void renewingDoesNotProlongTheClaim() {
        Submission submission = submission();
        submission.claim("first", SHORT, SHORT);
        submission.renew("first", LONG);

        letPass(SHORT);

        assertThat(submission.find()).isEmpty();
    }

    @Test
    default void aClaimThatWasPutBackHasItsTimeAndItsLease() {
        Submission submission = submission();
        submission.renew("first", SHORT);
        assertThat(inFlight(submission.find(), "first").leaseOver()).isFalse();

        letPass(SHORT);

        assertThat(inFlight(submission.find(), "first").leaseOver()).isTrue();
    }

    @Test
    default void aLeaseOfZeroIsNeverOver() {
        Submission claimed = submission();
        claimed.claim("first", Duration.ZERO, LONG);
        Submission renewed = submission();
        renewed.claim("first", SHORT, LONG);
        renewed.renew("first", Duration.ZERO);

        letPass(SHORT);

        assertThat(inFlight(claimed.find(), "first").leaseOver()).isFalse();
        assertThat(inFlight(renewed.find(), "first").leaseOver()).isFalse();
        inFlight(claimed.takeOver("second", "first"), "first");
    }

    @Test
    default void theResponseGoesAndTheTombstoneStays() {
        Submission submission = submission();
        submission.claim("first");
        submission.complete("first", bytes("saved"), SHORT, LONG);
        assertThat(completed(submission.find(), "first").response()).contains(bytes("saved"));

        letPass(SHORT);

        assertThat(completed(submission.find(), "first").response()).isEmpty();
        assertThat(completed(submission.claim("second"), "first").response()).isEmpty();
    }

    @Test
    default void theTombstoneGoesAfterItsTime() {
        Submission submission = submission();
        submission.claim("first");
        submission.complete("first", NOTHING, SHORT, SHORT);
        completed(submission.find(), "first");

        letPass(SHORT);

        assertThat(submission.find()).isEmpty();
    }

    @Test
    default void whatIsCompletedOutlivesItsClaim() {
        Submission submission = submission();
        submission.claim("first", SHORT, SHORT);
        submission.complete("first", "saved");

        letPass(SHORT);

        assertThat(completed(submission.find(), "first").response()).contains(bytes("saved"));
    }

    @Test
    default void aResponseIsNotInherited() {
        Submission submission = submission();
        submission.claim("first");
        submission.complete("first", bytes("saved"), SHORT, SHORT);
        letPass(SHORT);

        submission.claim("second");
        submission.complete("second", NOTHING, LONG, LONG);

        assertThat(completed(submission.find(), "second").response()).isEmpty();
    }

    @Test
    default void aFailureGoesAfterItsTime() {
        Submission submission = submission();
        submission.claim("first");
        submission.release("first", bytes("refused"), SHORT);
        released(submission.find(), "first");

        letPass(SHORT);

        assertThat(submission.find()).isEmpty();
        assertThat(submission.claim("second")).isEmpty();
    }

    @Test
    default void aClaimAfterAFailureHasATimeOfItsOwn() {
        Submission submission = submission();
        submission.claim("first");
        submission.release("first", bytes("refused"), SHORT);
        submission.claim("second");

        letPass(SHORT);

        inFlight(submission.find(), "second");
    }
}
