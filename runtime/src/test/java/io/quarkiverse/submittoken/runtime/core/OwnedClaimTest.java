package io.quarkiverse.submittoken.runtime.core;

import static io.quarkiverse.submittoken.runtime.core.GateFixture.ANSWER;
import static io.quarkiverse.submittoken.runtime.core.GateFixture.POLICY;
import static io.quarkiverse.submittoken.runtime.core.GateFixture.submission;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;

import org.junit.jupiter.api.Test;

import io.quarkiverse.submittoken.spi.Claim;
import io.quarkiverse.submittoken.spi.SubmissionEntry;

class OwnedClaimTest {

    private final GateFixture fixture = new GateFixture();

    @Test
    void handlerLongerThanTheLeaseKeepsItsClaim() {
        OwnedClaim claim = fixture.win(submission());
        fixture.time.pass(Duration.ofMinutes(5));

        assertThat(fixture.admit(submission())).isInstanceOf(Decision.InFlight.class);
        claim.complete(ANSWER);
        assertThat(fixture.admit(submission())).isInstanceOf(Decision.Replay.class);
    }

    @Test
    void oneLostRenewalDoesNoHarm() {
        fixture.win(submission());
        fixture.store.cut = true;
        fixture.time.pass(Duration.ofSeconds(15));
        fixture.store.cut = false;
        fixture.time.pass(Duration.ofSeconds(15));

        assertThat(fixture.admit(submission())).isInstanceOf(Decision.InFlight.class);
        assertThat(fixture.events).isEmpty();
    }

    @Test
    void settledClaimLeavesNoTimer() {
        fixture.win(submission()).complete(ANSWER);

        assertThat(fixture.time.scheduledTasks()).isZero();
    }

    @Test
    void withoutALeaseThereIsNoTimerAtAllAndTheClaimNeverBecomesAbandoned() {
        GateFixture leaseless = new GateFixture(
                new GatePolicy(POLICY.ttl(), POLICY.consumedTtl(), POLICY.inFlightTtl(), Duration.ZERO, false, false));
        leaseless.win(submission());
        assertThat(leaseless.time.scheduledTasks()).isZero();
        leaseless.time.pass(Duration.ofMinutes(59));

        assertThat(leaseless.admit(submission())).isInstanceOf(Decision.InFlight.class);
        leaseless.time.pass(Duration.ofMinutes(2));
        assertThat(leaseless.admit(submission())).as("after in-flight-ttl").isInstanceOf(Decision.Won.class);
    }

    @Test
    void firstSettlementCounts() {
        OwnedClaim claim = fixture.win(submission());
        claim.complete(ANSWER);
        claim.releaseWithoutAnswer();
        claim.completeWithoutResponse();

        assertThat(fixture.admit(submission())).isInstanceOf(Decision.Replay.class);
    }

    @Test
    void recordThatCannotBeWrittenKeepsTheClaimAndIsWrittenLater() {
        OwnedClaim claim = fixture.win(submission());
        fixture.store.cut = true;
        assertThat(claim.complete(ANSWER).toCompletableFuture()).as("the response is not held back")
                .isCompleted();
        fixture.time.pass(Duration.ofSeconds(25));
        fixture.store.cut = false;
        assertThat(fixture.admit(submission())).isInstanceOf(Decision.InFlight.class);
        fixture.time.pass(Duration.ofSeconds(11));

        assertThat(fixture.admit(submission())).isInstanceOf(Decision.Replay.class);
        assertThat(fixture.events).containsExactly("delayed", "written");
        assertThat(fixture.time.scheduledTasks()).isZero();
    }

    @Test
    void recordWhoseAnswerIsLostIsNotReportedAsLost() {
        OwnedClaim claim = fixture.win(submission());
        fixture.store.answersLost = true;
        claim.complete(ANSWER);
        fixture.store.answersLost = false;
        fixture.time.pass(Duration.ofSeconds(11));

        assertThat(fixture.events).containsExactly("delayed", "written");
    }

    @Test
    void settlementIsGivenUpWhenTheClaimCannotExistAnyMore() {
        OwnedClaim claim = fixture.win(submission());
        fixture.store.cut = true;
        claim.complete(ANSWER);
        fixture.time.pass(Duration.ofHours(2));

        assertThat(fixture.time.scheduledTasks()).isZero();
        assertThat(fixture.events).containsExactly("delayed", "lost");
    }

    @Test
    void lossOfTheClaimIsReportedOnce() {
        fixture.win(submission());
        fixture.store.cut = true;
        fixture.time.pass(Duration.ofMinutes(61));
        fixture.store.cut = false;
        fixture.time.pass(Duration.ofMinutes(5));

        assertThat(fixture.events).containsExactly("lost");
        assertThat(fixture.time.scheduledTasks()).isZero();
    }

    @Test
    void claimThatTheStoreHasLostIsPutBackByTheNextRenewal() {
        OwnedClaim claim = fixture.win(submission());
        fixture.store.forgetEverything();
        fixture.time.pass(POLICY.keepAliveInterval());

        assertThat(fixture.admit(submission())).isInstanceOf(Decision.InFlight.class);
        claim.complete(ANSWER);
        assertThat(fixture.admit(submission())).isInstanceOf(Decision.Replay.class);
        assertThat(fixture.events).isEmpty();
    }

    @Test
    void successIsRecordedAlthoughTheStoreHasLostTheClaim() {
        OwnedClaim claim = fixture.win(submission());
        fixture.store.forgetEverything();
        claim.complete(ANSWER);

        assertThat(fixture.admit(submission())).isInstanceOf(Decision.Replay.class);
        assertThat(fixture.events).isEmpty();
    }

    @Test
    void whoWaitsForTheLastClaimIsToldOnceItIsSettled() {
        OwnedClaim succeeding = fixture.win(submission("one", "ann", "tea"));
        OwnedClaim failing = fixture.win(submission("two", "ann", "tea"));
        fixture.gate.whenNothingIsUnderWay(() -> fixture.events.add("nothing is under way"));
        succeeding.complete(ANSWER);
        assertThat(fixture.events).isEmpty();

        fixture.store.cut = true;
        failing.releaseWithoutAnswer();
        assertThat(fixture.events).as("the store has not been told").containsExactly("delayed");
        fixture.store.cut = false;
        fixture.time.pass(POLICY.keepAliveInterval());

        assertThat(fixture.events).containsExactly("delayed", "written", "nothing is under way");
        fixture.gate.whenNothingIsUnderWay(() -> fixture.events.add("at once"));
        assertThat(fixture.events).endsWith("at once");
    }

    /** With a patient store a renewal may arrive long after the release that was sent behind it. */
    @Test
    void lateRenewalDoesNotPutBackWhatItsOwnerHasReleased() {
        fixture.store.arrivesWithin = Duration.ofSeconds(30);
        OwnedClaim claim = fixture.win(submission());
        SubmissionEntry there = fixture.store.truth(submission().key().value()).orElseThrow();
        claim.releaseWithoutAnswer();
        fixture.time.pass(Duration.ofSeconds(29));
        fixture.store.renew(new Claim(submission().key().value(), there.owner(), there.fingerprint(), POLICY.lease(),
                POLICY.inFlightTtl()));

        assertThat(fixture.admit(submission())).isInstanceOf(Decision.Won.class);
    }
}
