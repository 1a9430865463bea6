package io.quarkiverse.submittoken.runtime.core;

import static io.quarkiverse.submittoken.runtime.core.GateFixture.ANSWER;
import static io.quarkiverse.submittoken.runtime.core.GateFixture.POLICY;
import static io.quarkiverse.submittoken.runtime.core.GateFixture.submission;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;

import org.junit.jupiter.api.Test;

import io.quarkiverse.submittoken.spi.SubmissionStoreException;

/** The decision table, row by row. */
class SubmissionGateTest {

    private final GateFixture fixture = new GateFixture();

    @Test
    void firstUseWins() {
        assertThat(fixture.admit(submission())).isInstanceOf(Decision.Won.class);
    }

    @Test
    void repeatWhileInFlightIsTold() {
        fixture.admit(submission());
        fixture.time.pass(Duration.ofSeconds(3));

        assertThat(fixture.admit(submission()))
                .isEqualTo(new Decision.InFlight("owner-1", Duration.ofSeconds(3)));
    }

    @Test
    void repeatAfterSuccessIsReplayed() {
        fixture.win(submission()).complete(ANSWER);

        assertThat(fixture.admit(submission())).isInstanceOfSatisfying(Decision.Replay.class, replay -> {
            assertThat(replay.response().status()).isEqualTo(303);
            assertThat(replay.response().headers()).isEqualTo(ANSWER.headers());
        });
    }

    @Test
    void repeatAfterTheResponseIsForgottenIsTold() {
        fixture.win(submission()).complete(ANSWER);
        fixture.time.pass(Duration.ofMinutes(11));

        assertThat(fixture.admit(submission())).isEqualTo(new Decision.AlreadySubmitted());
    }

    @Test
    void repeatAfterATombstoneIsTold() {
        fixture.win(submission()).completeWithoutResponse();

        assertThat(fixture.admit(submission())).isEqualTo(new Decision.AlreadySubmitted());
    }

    @Test
    void tokenIsForgottenAfterConsumedTtl() {
        fixture.win(submission()).complete(ANSWER);
        fixture.time.pass(Duration.ofHours(25));

        assertThat(fixture.admit(submission())).isInstanceOf(Decision.Won.class);
    }

    @Test
    void repeatAfterFailureRuns() {
        fixture.win(submission()).release(ANSWER);

        assertThat(fixture.admit(submission())).isInstanceOf(Decision.Won.class);
    }

    @Test
    void otherPayloadIsAMismatchWhateverTheState() {
        OwnedClaim claim = fixture.win(submission());
        Submission edited = submission("token", "ann", "coffee");

        assertThat(fixture.admit(edited)).as("in flight").isEqualTo(new Decision.Mismatch());
        claim.complete(ANSWER);
        assertThat(fixture.admit(edited)).as("completed").isEqualTo(new Decision.Mismatch());
        fixture.time.pass(Duration.ofMinutes(11));
        assertThat(fixture.admit(edited)).as("tombstone").isEqualTo(new Decision.Mismatch());
    }

    @Test
    void otherPayloadIsReplayedWhereTheApplicationWaivesIt() {
        GateFixture waiving = new GateFixture(new GatePolicy(POLICY.ttl(), POLICY.consumedTtl(), POLICY.inFlightTtl(),
                POLICY.lease(), false, true));
        waiving.win(submission()).complete(ANSWER);

        assertThat(waiving.admit(submission("token", "ann", "coffee"))).isInstanceOf(Decision.Replay.class);
        assertThat(waiving.admit(submission("token", "bob", "tea"))).as("never the binding")
                .isEqualTo(new Decision.Mismatch());
    }

    @Test
    void otherUserIsAMismatch() {
        fixture.win(submission()).complete(ANSWER);

        assertThat(fixture.admit(submission("token", "bob", "tea"))).isEqualTo(new Decision.Mismatch());
        assertThat(fixture.admit(submission("token", null, "tea"))).isEqualTo(new Decision.Mismatch());
    }

    @Test
    void claimOfADeadProcessIsAbandoned() {
        fixture.win(submission());
        fixture.time.dropTimers();
        fixture.time.pass(Duration.ofSeconds(31));

        assertThat(fixture.admit(submission())).isEqualTo(new Decision.Abandoned());
    }

    @Test
    void abandonedSubmissionRunsAgainWhereTheApplicationWantsIt() {
        GateFixture rerunning = new GateFixture(new GatePolicy(POLICY.ttl(), POLICY.consumedTtl(), POLICY.inFlightTtl(),
                POLICY.lease(), true, false));
        OwnedClaim first = rerunning.win(submission());
        rerunning.time.dropTimers();
        rerunning.time.pass(Duration.ofSeconds(31));

        OwnedClaim second = rerunning.win(submission());
        assertThat(rerunning.admit(submission())).as("once").isInstanceOf(Decision.InFlight.class);

        first.complete(ANSWER);
        assertThat(rerunning.events).as("the first owner wakes up").containsExactly("lost");
        assertThat(rerunning.admit(submission())).isInstanceOf(Decision.InFlight.class);
        second.complete(ANSWER);
        assertThat(rerunning.admit(submission())).isInstanceOf(Decision.Replay.class);
    }

    @Test
    void storeFailureIsNeverADecision() {
        fixture.store.cut = true;

        assertThatThrownBy(() -> fixture.admit(submission())).hasCauseInstanceOf(SubmissionStoreException.class);
    }

    @Test
    void claimWhoseAnswerIsLostIsGivenBack() {
        fixture.store.answersLost = true;
        assertThatThrownBy(() -> fixture.admit(submission())).hasCauseInstanceOf(SubmissionStoreException.class);
        fixture.store.answersLost = false;

        assertThat(fixture.admit(submission())).isInstanceOf(Decision.Won.class);
    }

    @Test
    void claimInDoubtIsGivenBackWhenTheStoreIsThereAgain() {
        fixture.store.answersLost = true;
        fixture.store.cutAfterNextStep = true;
        assertThatThrownBy(() -> fixture.admit(submission())).hasCauseInstanceOf(SubmissionStoreException.class);
        assertThat(fixture.events).containsExactly("in doubt");

        fixture.store.answersLost = false;
        fixture.store.cutAfterNextStep = false;
        fixture.store.cut = false;
        assertThat(fixture.admit(submission())).as("applied, and not given back yet").isInstanceOf(Decision.InFlight.class);
        fixture.time.pass(Duration.ofSeconds(6));

        assertThat(fixture.admit(submission())).isInstanceOf(Decision.Won.class);
    }
}
