package io.quarkiverse.submittoken.runtime.store;

import static io.quarkiverse.submittoken.spi.testkit.StoreUnderTest.LONG;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import io.quarkiverse.submittoken.spi.SubmissionStoreException;
import io.quarkiverse.submittoken.spi.testkit.Submission;
import io.vertx.core.Vertx;
import io.vertx.redis.client.Redis;

/** Claims that reach Redis when nobody waits for them any more. */
class LateClaimTest {

    private static final int CLAIMS = 1_000;
    private static final Duration LIMIT = Duration.ofSeconds(2);

    private final Vertx vertx = Vertx.vertx();
    private final RedisServerUnderTest server = new RedisServerUnderTest();
    private final Redis client = server.client(vertx, CLAIMS);
    private final RedisSubmissionStore store = storeWithin(LIMIT);

    @AfterEach
    void stop() {
        vertx.close().toCompletionStage().toCompletableFuture().join();
        server.resume();
        server.close();
    }

    /** All of them are on their way: each has a connection of its own, and Redis reads them when it wakes up. */
    @Test
    void ofAThousandThatWereSentToAStoppedRedisNoneIsLeftBehind() {
        openAllConnections();
        server.command("CONFIG", "RESETSTAT");
        server.suspend();

        List<CompletableFuture<?>> claims = claimsIn(store);
        assertThat(claims).allSatisfy(claim -> assertThatThrownBy(claim::join)
                .hasCauseInstanceOf(SubmissionStoreException.class));
        server.resume();

        await().untilAsserted(() -> assertThat(server.calls("evalsha")).as("claims that Redis has read").isEqualTo(CLAIMS));
        assertThat(server.keys()).isEmpty();
    }

    @Test
    void aClaimInTimeIsWonByTheNewTimeWhenTheClockOfRedisWasSet() {
        store.noteTime(0);

        assertThat(new Submission(store).claim("owner")).isEmpty();
    }

    @Test
    void aClaimThatWasLostIsNotPutBackTooLate() {
        Submission submission = new Submission(store);
        submission.find();
        store.noteTime(0);

        assertThatThrownBy(() -> submission.renew("owner", LONG)).hasCauseInstanceOf(SubmissionStoreException.class)
                .hasMessageContainingAll("'renew'", "quarkus.submit-token.redis.timeout", "clocks");
        assertThat(submission.find()).isEmpty();
    }

    private void openAllConnections() {
        claimsIn(storeWithin(Duration.ofMinutes(1))).forEach(CompletableFuture::join);
        server.command("FLUSHALL");
        new Submission(store).find();
    }

    private RedisSubmissionStore storeWithin(Duration limit) {
        return new RedisSubmissionStore(vertx, client, CLAIMS, "test:", limit);
    }

    private static List<CompletableFuture<?>> claimsIn(RedisSubmissionStore store) {
        return IntStream.range(0, CLAIMS).<CompletableFuture<?>> mapToObj(i -> store
                .claim(new Submission(store).claimOf("owner", LONG, LONG)).toCompletableFuture()).toList();
    }
}
