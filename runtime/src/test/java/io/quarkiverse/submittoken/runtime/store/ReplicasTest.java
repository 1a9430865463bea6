package io.quarkiverse.submittoken.runtime.store;

import static io.quarkiverse.submittoken.spi.testkit.Entries.completed;
import static io.quarkiverse.submittoken.spi.testkit.Submission.bytes;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.time.Duration;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import io.quarkiverse.submittoken.spi.SubmissionStoreException;
import io.quarkiverse.submittoken.spi.testkit.Submission;
import io.vertx.core.Vertx;

/** A store that waits until a replica has what it has written. */
class ReplicasTest {

    private static final Duration LIMIT = Duration.ofSeconds(2);

    private final Vertx vertx = Vertx.vertx();
    private final RedisServerUnderTest primary = new RedisServerUnderTest();
    private final RedisServerUnderTest replica = new RedisServerUnderTest();
    private final Submission submission = new Submission(storeThatWaitsFor(1));

    ReplicasTest() {
        replica.follow(primary);
    }

    @AfterEach
    void stop() {
        vertx.close().toCompletionStage().toCompletableFuture().join();
        replica.resume();
        replica.close();
        primary.close();
    }

    @Test
    void claimAndOutcomeAreThereWhenTheStepsAreDone() {
        submission.claim("owner");
        assertThat(replica.keys()).hasSize(1);

        submission.complete("owner", "saved");
        assertThat(replica.keys()).hasSize(2);
    }

    @Test
    void aClaimThatTooFewHaveIsAFailureThatTellsWhy() {
        replica.suspend();

        assertThatThrownBy(() -> submission.claim("owner")).hasCauseInstanceOf(SubmissionStoreException.class)
                .hasMessageContainingAll("Only 0 of 1", "quarkus.submit-token.redis.wait-replicas", "'claim'");
        assertThat(submission.release("owner", "given back")).isTrue();
    }

    @Test
    void anOutcomeThatTooFewHaveIsConfirmedByALaterAttempt() {
        submission.claim("owner");
        replica.suspend();
        assertThatThrownBy(() -> submission.complete("owner", "saved")).hasMessageContaining("'complete'");
        replica.resume();

        await().ignoreExceptions().untilAsserted(() -> assertThat(submission.complete("owner", "saved")).isTrue());
    }

    @Test
    void whoOnlyLooksWaitsForNobody() {
        submission.claim("owner");
        submission.complete("owner", "saved");
        replica.suspend();

        assertThat(completed(submission.claim("repeat"), "owner").response()).contains(bytes("saved"));
    }

    @Test
    void nobodyIsWaitedForUnlessTheApplicationWantsIt() {
        replica.suspend();

        assertThat(new Submission(storeThatWaitsFor(0)).claim("owner")).isEmpty();
    }

    private RedisSubmissionStore storeThatWaitsFor(int replicas) {
        return new RedisSubmissionStore(vertx, primary.client(vertx), 6, "test:", LIMIT, replicas);
    }
}
