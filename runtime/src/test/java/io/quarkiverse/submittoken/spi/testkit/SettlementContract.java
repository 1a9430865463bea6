package io.quarkiverse.submittoken.spi.testkit;

import static io.quarkiverse.submittoken.spi.testkit.Entries.completed;
import static io.quarkiverse.submittoken.spi.testkit.Entries.inFlight;
import static io.quarkiverse.submittoken.spi.testkit.Entries.released;
import static io.quarkiverse.submittoken.spi.testkit.Submission.NOTHING;
import static io.quarkiverse.submittoken.spi.testkit.Submission.bytes;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;

import org.junit.jupiter.api.Test;

/** Completing and releasing by the owner. */
public interface SettlementContract extends StoreUnderTest {

    @Test
    default void everyByteValueComesBackAsItWas() {
        byte[] all = new byte[256];
        for (int value = 0; value < all.length; value++) {
            all[value] = (byte) value;
        }
        Submission success = submission();
        success.claim("first");
        Submission failure = submission();
        failure.claim("first");

        success.complete("first", all, LONG, LONG);
        failure.release("first", all, LONG);

        assertThat(completed(success.find(), "first").response()).contains(all);
        assertThat(completed(success.claim("second"), "first").response()).contains(all);
        assertThat(released(failure.find(), "first").failure()).contains(all);
    }

    @Test
    default void aMebibyteComesBackAsItWas() {
        byte[] large = new byte[1 << 20];
        new Random(42).nextBytes(large);
        Submission submission = submission();
        submission.claim("first");

        submission.complete("first", large, LONG, LONG);

        assertThat(completed(submission.claim("second"), "first").response()).contains(large);
    }

    @Test
    default void aResponseOfNoBytesIsATombstone() {
        Submission submission = submission();
        submission.claim("first");

        assertThat(submission.complete("first", NOTHING, LONG, LONG)).isTrue();

        assertThat(completed(submission.claim("second"), "first").response()).isEmpty();
    }

    @Test
    default void aFailureOfNoBytesIsNotKnown() {
        Submission submission = submission();
        submission.claim("first");

        assertThat(submission.release("first", NOTHING, LONG)).isTrue();

        assertThat(released(submission.find(), "first").failure()).isEmpty();
    }

    @Test
    default void aFailureIsForgottenWhenASecondOneIsNotKnown() {
        Submission submission = submission();
        submission.claim("first");
        submission.release("first", "refused");
        submission.claim("second");

        submission.release("second", NOTHING, LONG);

        assertThat(released(submission.find(), "second").failure()).isEmpty();
    }

    @Test
    default void completingAgainIsTrueAndChangesNothing() {
        Submission submission = submission();
        submission.claim("first");
        submission.complete("first", "saved");

        assertThat(submission.complete("first", "something else")).isTrue();

        assertThat(completed(submission.find(), "first").response()).contains(bytes("saved"));
    }

    @Test
    default void releasingAgainIsTrueAndChangesNothing() {
        Submission submission = submission();
        submission.claim("first");
        submission.release("first", "refused");

        assertThat(submission.release("first", "something else")).isTrue();

        assertThat(released(submission.find(), "first").failure()).contains(bytes("refused"));
    }

    @Test
    default void renewingAgainIsTrue() {
        Submission submission = submission();
        submission.claim("first");

        assertThat(submission.renew("first", LONG)).isTrue();
        assertThat(submission.renew("first", LONG)).isTrue();
        inFlight(submission.find(), "first");
    }

    @Test
    default void whatIsSettledIsNotSettledOtherwise() {
        Submission success = submission();
        success.claim("first");
        success.complete("first", "saved");
        Submission failure = submission();
        failure.claim("first");
        failure.release("first", "refused");

        assertThat(success.release("first", "refused")).isFalse();
        assertThat(success.renew("first", LONG)).isFalse();
        assertThat(failure.complete("first", "saved")).isFalse();
        assertThat(failure.renew("first", LONG)).isFalse();
        completed(success.find(), "first");
        released(failure.find(), "first");
    }

    @Test
    default void whatTheStoreHasLostIsCompletedAllTheSame() {
        Submission submission = submission();

        assertThat(submission.complete("first", "saved")).isTrue();

        assertThat(completed(submission.claim("second"), "first").response()).contains(bytes("saved"));
        assertThat(submission.complete("first", "something else")).as("completed again").isTrue();
        assertThat(completed(submission.find(), "first").response()).contains(bytes("saved"));
    }

    @Test
    default void aClaimThatTheStoreHasLostIsPutBackByItsOwner() {
        Submission submission = submission();

        assertThat(submission.renew("first", LONG)).isTrue();

        assertThat(inFlight(submission.claim("second"), "first").leaseOver()).isFalse();
        assertThat(submission.complete("first", "saved")).isTrue();
        completed(submission.find(), "first");
    }

    @Test
    default void whatIsNotThereIsNotReleased() {
        Submission submission = submission();

        assertThat(submission.release("first", "refused")).isFalse();
        assertThat(submission.find()).isEmpty();
    }
}
