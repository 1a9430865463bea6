package io.quarkiverse.submittoken.runtime.core;

import static io.quarkiverse.submittoken.runtime.core.GateFixture.ANSWER;
import static io.quarkiverse.submittoken.runtime.core.GateFixture.POLICY;
import static io.quarkiverse.submittoken.runtime.core.GateFixture.submission;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

import io.quarkiverse.submittoken.spi.SubmissionEntry;

/** A repeat that waits for the first attempt. */
class WaitingTest {

    private static final Duration WAIT = Duration.ofSeconds(5);
    private static final Duration LOOKS = Duration.ofMillis(200);

    private final GateFixture fixture = new GateFixture();
    private final AtomicBoolean clientGone = new AtomicBoolean();

    private CompletableFuture<Decision> await(GateFixture on) {
        Decision.InFlight seen = (Decision.InFlight) on.admit(submission());
        return on.gate.await(submission(), seen, WAIT, clientGone::get).toCompletableFuture();
    }

    @Test
    void getsTheReplay() {
        OwnedClaim claim = fixture.win(submission());
        CompletableFuture<Decision> waiting = await(fixture);
        fixture.time.pass(LOOKS);
        assertThat(waiting).isNotDone();
        claim.complete(ANSWER);
        fixture.time.pass(LOOKS);

        assertThat(waiting.join()).isInstanceOf(Decision.Replay.class);
    }

    @Test
    void getsTheFailureAndDoesNotRun() {
        OwnedClaim claim = fixture.win(submission());
        CompletableFuture<Decision> waiting = await(fixture);
        claim.release(new RecordedResponse(422, List.of(), "mend".getBytes()));
        fixture.time.pass(LOOKS);

        assertThat(waiting.join()).isInstanceOfSatisfying(Decision.FirstAttemptFailed.class,
                failed -> assertThat(failed.answer()).hasValueSatisfying(answer -> {
                    assertThat(answer.status()).isEqualTo(422);
                    assertThat(answer.body()).isEqualTo("mend".getBytes());
                }));
        assertThat(fixture.admit(submission())).as("a fresh request runs").isInstanceOf(Decision.Won.class);
    }

    @Test
    void isToldOfAFailureWhoseAnswerIsNotKnown() {
        OwnedClaim claim = fixture.win(submission());
        CompletableFuture<Decision> waiting = await(fixture);
        claim.releaseWithoutAnswer();
        fixture.time.pass(LOOKS);

        assertThat(waiting.join()).isInstanceOfSatisfying(Decision.FirstAttemptFailed.class,
                failed -> assertThat(failed.answer()).isEmpty());
    }

    /** The store has lost the claim; its owner may still be at work, and its success is written all the same. */
    @Test
    void neverClaimsWhatHasVanished() {
        OwnedClaim claim = fixture.win(submission());
        CompletableFuture<Decision> waiting = await(fixture);
        fixture.store.vanished = true;
        fixture.time.pass(LOOKS);
        assertThat(waiting).isNotDone();
        claim.complete(ANSWER);
        fixture.store.vanished = false;
        fixture.time.pass(LOOKS);

        assertThat(waiting.join()).isInstanceOf(Decision.Replay.class);
    }

    @Test
    void followsASuccessorOfTheFirstOwner() {
        OwnedClaim first = fixture.win(submission());
        CompletableFuture<Decision> waiting = await(fixture);
        first.releaseWithoutAnswer();
        OwnedClaim second = fixture.win(submission());
        fixture.time.pass(LOOKS);
        assertThat(waiting).isNotDone();
        second.complete(ANSWER);
        fixture.time.pass(LOOKS);

        assertThat(waiting.join()).isInstanceOf(Decision.Replay.class);
    }

    @Test
    void endsByTheClockAlsoWhereTheStoreIsSilent() {
        fixture.win(submission());
        fixture.store.silence = new CompletableFuture<>();
        CompletableFuture<Decision> waiting = await(fixture);
        fixture.time.pass(WAIT.minusMillis(1));
        assertThat(waiting).isNotDone();
        fixture.time.pass(Duration.ofMillis(1));

        assertThat(waiting.join()).isInstanceOf(Decision.InFlight.class);
    }

    /** The store answers when the waiter's time is over: by then nobody is there to run what was abandoned. */
    @Test
    void doesNotKeepAClaimThatItWinsTooLate() {
        GateFixture rerunning = new GateFixture(new GatePolicy(POLICY.ttl(), POLICY.consumedTtl(), POLICY.inFlightTtl(),
                POLICY.lease(), true, false));
        rerunning.win(submission());
        rerunning.time.dropTimers();
        rerunning.store.silence = new CompletableFuture<>();
        CompletableFuture<Decision> waiting = await(rerunning);
        rerunning.time.pass(POLICY.lease());
        assertThat(waiting.join()).isInstanceOf(Decision.InFlight.class);

        rerunning.store.silence.complete(null);

        assertThat(rerunning.store.truth(submission().key().value())).get().isInstanceOf(SubmissionEntry.Released.class);
        assertThat(rerunning.admit(submission())).isInstanceOf(Decision.Won.class);
    }

    @Test
    void endsByTheClock() {
        fixture.win(submission());
        CompletableFuture<Decision> waiting = await(fixture);
        fixture.time.pass(WAIT.minusMillis(1));
        assertThat(waiting).isNotDone();
        fixture.time.pass(Duration.ofMillis(1));

        assertThat(waiting.join()).isInstanceOf(Decision.InFlight.class);
    }

    @Test
    void endsWhenItsClientHasGone() {
        fixture.win(submission());
        CompletableFuture<Decision> waiting = await(fixture);
        clientGone.set(true);
        fixture.time.pass(LOOKS);

        assertThat(waiting.join()).isInstanceOf(Decision.InFlight.class);
        assertThat(fixture.time.scheduledTasks()).as("the owner's own timer").isEqualTo(1);
    }

    @Test
    void isToldWhenTheOwnerIsLost() {
        fixture.win(submission());
        fixture.time.dropTimers();
        fixture.time.pass(Duration.ofSeconds(28));
        CompletableFuture<Decision> waiting = await(fixture);
        fixture.time.pass(Duration.ofSeconds(3));

        assertThat(waiting.join()).isEqualTo(new Decision.Abandoned());
    }

    @Test
    void takesOverWhereTheApplicationWantsItButNotForAClientThatHasGone() {
        GateFixture rerunning = new GateFixture(new GatePolicy(POLICY.ttl(), POLICY.consumedTtl(), POLICY.inFlightTtl(),
                POLICY.lease(), true, false));
        rerunning.win(submission());
        rerunning.time.dropTimers();
        rerunning.time.pass(Duration.ofSeconds(28));
        CompletableFuture<Decision> gone = await(rerunning);
        clientGone.set(true);
        rerunning.time.pass(Duration.ofSeconds(3));
        assertThat(gone.join()).isInstanceOf(Decision.InFlight.class);

        assertThat(rerunning.admit(submission())).isInstanceOf(Decision.Won.class);
    }

    @Test
    void outlivesAnOutageOfTheStore() {
        OwnedClaim claim = fixture.win(submission());
        CompletableFuture<Decision> waiting = await(fixture);
        fixture.store.cut = true;
        fixture.time.pass(Duration.ofSeconds(2));
        fixture.store.cut = false;
        claim.complete(ANSWER);
        fixture.time.pass(LOOKS);

        assertThat(waiting.join()).isInstanceOf(Decision.Replay.class);
    }

    @Test
    void endsByTheClockInAnOutageThatLasts() {
        fixture.win(submission());
        CompletableFuture<Decision> waiting = await(fixture);
        fixture.store.cut = true;
        fixture.time.pass(WAIT.plusSeconds(1));

        assertThat(waiting.join()).isInstanceOf(Decision.InFlight.class);
    }

    @Test
    void sharesItsLooksWithAllWhoWaitForTheSame() {
        OwnedClaim claim = fixture.win(submission());
        List<CompletableFuture<Decision>> waiting = IntStream.range(0, 1_000).mapToObj(i -> await(fixture)).toList();
        fixture.time.pass(Duration.ofSeconds(4));
        int looks = fixture.store.looks;
        claim.complete(ANSWER);
        fixture.time.pass(Duration.ofMillis(1));

        assertThat(looks).as("looks in four seconds").isBetween(10, 25);
        assertThat(waiting).allSatisfy(one -> assertThat(one.join()).isInstanceOf(Decision.Replay.class));
        assertThat(fixture.store.looks).as("one more for all").isEqualTo(looks + 1);
        assertThat(fixture.time.scheduledTasks()).isZero();
    }

    @Test
    void looksSoonAtFirst() {
        fixture.win(submission());
        await(fixture);
        fixture.time.pass(Duration.ofMillis(50));

        assertThat(fixture.store.looks).isEqualTo(1);
    }

    @Test
    void eachOneEndsByItsOwnTime() {
        fixture.win(submission());
        CompletableFuture<Decision> first = await(fixture);
        fixture.time.pass(Duration.ofSeconds(3));
        CompletableFuture<Decision> second = await(fixture);
        fixture.time.pass(Duration.ofSeconds(2));

        assertThat(first).isCompleted();
        assertThat(second).isNotDone();
        fixture.time.pass(Duration.ofSeconds(3));
        assertThat(second).isCompleted();
    }

    @Test
    void isNotToldWhatBelongsToAnother() {
        OwnedClaim claim = fixture.win(submission());
        CompletableFuture<Decision> waiting = await(fixture);
        Decision.InFlight seen = new Decision.InFlight("owner-1", Duration.ZERO);
        CompletableFuture<Decision> other = fixture.gate
                .await(submission("token", "bob", "tea"), seen, WAIT, clientGone::get).toCompletableFuture();
        claim.complete(ANSWER);
        fixture.time.pass(LOOKS);

        assertThat(waiting.join()).isInstanceOf(Decision.Replay.class);
        assertThat(other.join()).isEqualTo(new Decision.Mismatch());
    }
}
