package io.quarkiverse.submittoken.runtime.store;

import static io.quarkiverse.submittoken.spi.testkit.Entries.completed;
import static io.quarkiverse.submittoken.spi.testkit.Entries.inFlight;
import static io.quarkiverse.submittoken.spi.testkit.Entries.released;
import static io.quarkiverse.submittoken.spi.testkit.StoreUnderTest.LONG;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

import io.quarkiverse.submittoken.spi.SubmissionStoreException;
import io.quarkiverse.submittoken.spi.testkit.Submission;

class MemoryBoundTest {

    private static final int BODY = 10_000;
    private static final int SIZE = 200_000;
    private static final Duration DAY = Duration.ofDays(1);
    private static final byte[] LONGER = new byte[SIZE / 2];

    private final FakeClock clock = new FakeClock();
    private final MemorySubmissionStore store = new MemorySubmissionStore(SIZE, BODY, clock);

    @Test
    void newClaimsAreRefusedAtTheBoundAndToldHowToMendIt() {
        fill();

        assertThatThrownBy(() -> new Submission(store).claim("late"))
                .hasCauseInstanceOf(SubmissionStoreException.class)
                .hasMessageContainingAll("full", "quarkus.submit-token.memory.max-size", "" + SIZE, "Raise");
        assertThat(store.usedBytes()).isLessThanOrEqualTo(SIZE);
    }

    @Test
    void repeatsAreAnsweredAtTheBound() {
        List<Submission> claimed = fill();

        inFlight(claimed.get(0).claim("repeat"), "owner");
    }

    @Test
    void everyClaimThatWasLetInKeepsItsResponse() {
        List<Submission> claimed = fill();

        claimed.forEach(submission -> submission.complete("owner", new byte[BODY], LONG, DAY));

        assertThat(claimed).allSatisfy(
                submission -> assertThat(completed(submission.find(), "owner").response()).contains(new byte[BODY]));
        assertThat(store.usedBytes()).isLessThanOrEqualTo(SIZE);
    }

    @Test
    void aConsumedTokenIsNeverForgottenToMakeRoom() {
        List<Submission> consumed = fill();
        consumed.forEach(submission -> submission.complete("owner", new byte[BODY], LONG, DAY));

        assertThatThrownBy(() -> IntStream.range(0, 1000).forEach(i -> new Submission(store).claim("late")))
                .isInstanceOf(CompletionException.class);

        assertThat(consumed).allSatisfy(submission -> completed(submission.find(), "owner"));
    }

    @Test
    void aLongerResponseIsKeptWhileThereIsRoom() {
        Submission submission = new Submission(store);
        submission.claim("owner");

        submission.complete("owner", LONGER, LONG, DAY);

        assertThat(completed(submission.find(), "owner").response()).contains(LONGER);
    }

    @Test
    void aLongerResponseOrFailureIsGivenUpWhenThereIsNoRoom() {
        List<Submission> claimed = fill();

        claimed.get(0).complete("owner", LONGER, LONG, DAY);
        claimed.get(1).release("owner", LONGER, LONG);

        assertThat(completed(claimed.get(0).find(), "owner").response()).isEmpty();
        assertThat(released(claimed.get(1).find(), "owner").failure()).isEmpty();
        assertThat(store.usedBytes()).isLessThanOrEqualTo(SIZE);
    }

    @Test
    void releaseMakesRoomAtOnceAndTheReleasedCanBeClaimedAgain() {
        List<Submission> claimed = fill();

        claimed.get(0).release("owner", "refused");

        assertThat(claimed.get(0).claim("second")).isEmpty();
        assertThat(store.usedBytes()).isLessThanOrEqualTo(SIZE);
    }

    @Test
    void aReleasedOneIsNotLostWhenThereIsNoRoomToClaimItAgain() {
        List<Submission> claimed = fill();
        claimed.get(0).release("owner", "refused");
        new Submission(store).claim("another took the room");

        assertThatThrownBy(() -> claimed.get(0).claim("second")).isInstanceOf(CompletionException.class);

        released(claimed.get(0).find(), "owner");
    }

    @Test
    void whatHasExpiredMakesRoom() {
        fill();

        clock.advance(DAY.plusSeconds(2));

        assertThat(new Submission(store).claim("late")).isEmpty();
    }

    @Test
    void nothingIsLeftWhenEverythingHasExpired() {
        for (int i = 0; i < 5_000; i++) {
            Submission submission = new Submission(store);
            if (store.usedBytes() > SIZE / 2) {
                clock.advance(Duration.ofMinutes(1));
            }
            submission.claim("owner", Duration.ofSeconds(30), Duration.ofMinutes(2));
            settleSomehow(submission);
            assertThat(store.usedBytes()).isLessThanOrEqualTo(SIZE);
        }

        clock.advance(DAY);
        store.removeExpired();

        assertThat(store.usedBytes()).isZero();
    }

    @Test
    void whatHasExpiredVanishesUntouched() {
        MemorySubmissionStore realTime = new MemorySubmissionStore(SIZE, BODY);
        new Submission(realTime).claim("owner", Duration.ZERO, Duration.ofMillis(50));
        assertThat(realTime.usedBytes()).isPositive();

        await().untilAsserted(() -> assertThat(realTime.usedBytes()).isZero());
    }

    private static void settleSomehow(Submission submission) {
        Duration minute = Duration.ofMinutes(1);
        byte[] body = new byte[ThreadLocalRandom.current().nextInt(2 * BODY)];
        switch (ThreadLocalRandom.current().nextInt(5)) {
            case 0 -> submission.complete("owner", body, minute, minute);
            case 1 -> submission.complete("owner", body, minute, minute.multipliedBy(2));
            case 2 -> submission.release("owner", body, minute);
            case 3 -> {
                submission.release("owner", body, minute);
                submission.claim("second", Duration.ZERO, minute);
                submission.complete("second", Submission.NOTHING, minute, minute);
            }
            default -> submission.renew("owner", minute);
        }
    }

    /** Claims until there is no room. */
    private List<Submission> fill() {
        List<Submission> claimed = new ArrayList<>();
        while (claimed.size() < SIZE / BODY) {
            Submission submission = new Submission(store);
            try {
                submission.claim("owner", Duration.ZERO, DAY);
            } catch (CompletionException full) {
                return claimed;
            }
            claimed.add(submission);
        }
        throw new AssertionError("more was let in than there is room for");
    }
}
