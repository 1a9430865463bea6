package io.quarkiverse.submittoken.runtime.store;

import static io.quarkiverse.submittoken.spi.testkit.Entries.completed;
import static io.quarkiverse.submittoken.spi.testkit.StoreUnderTest.LONG;
import static io.quarkiverse.submittoken.spi.testkit.Submission.bytes;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import io.quarkiverse.submittoken.spi.SubmissionStoreException;
import io.quarkiverse.submittoken.spi.testkit.Submission;
import io.vertx.core.Vertx;
import io.vertx.redis.client.Redis;

/** Redis away, silent or busy: every step ends in time, and never in "nothing is there". */
class RedisOutageTest {

    private static final Duration LIMIT = Duration.ofMillis(700);

    private final Vertx vertx = Vertx.vertx();
    private final RedisServerUnderTest server = new RedisServerUnderTest();
    private final Redis client = server.client(vertx);
    private final RedisSubmissionStore store = new RedisSubmissionStore(vertx, client, 6, "test:", LIMIT);
    private final RedisSubmissionStore patient = new RedisSubmissionStore(vertx, client, 6, "test:", Duration.ofSeconds(30));

    @AfterEach
    void stop() {
        vertx.close().toCompletionStage().toCompletableFuture().join();
        server.resume();
        server.close();
    }

    @Test
    void everyStepFailsWhenRedisIsAway() {
        Submission submission = new Submission(store);
        submission.claim("owner");
        server.close();

        assertThat(everyStepOf(submission)).allSatisfy(step -> assertThatThrownBy(step)
                .hasCauseInstanceOf(SubmissionStoreException.class)
                .hasMessageContainingAll("step", "quarkus.redis.hosts"));
    }

    @Test
    void everyStepEndsInTimeWhenRedisIsSilent() {
        Submission submission = new Submission(store);
        submission.claim("owner");
        server.suspend();

        assertThat(everyStepOf(submission)).allSatisfy(step -> {
            long begin = System.nanoTime();
            assertThatThrownBy(step).hasCauseInstanceOf(SubmissionStoreException.class)
                    .hasMessageContainingAll("within 700 ms", "quarkus.submit-token.redis.timeout", "raise");
            assertThat(Duration.ofNanos(System.nanoTime() - begin)).isBetween(LIMIT, LIMIT.plusSeconds(3));
        });
        assertThatThrownBy(() -> submission.claim("owner")).hasMessageContaining("'claim'");

        server.resume();
        await().ignoreExceptions().untilAsserted(() -> assertThat(submission.complete("owner", "saved")).isTrue());
    }

    @Test
    void whatTimedOutWhileWaitingForAConnectionIsNeverSent() {
        List<Submission> submissions = IntStream.range(0, 200).mapToObj(i -> new Submission(store)).toList();
        submissions.get(0).claim("warm up");
        server.command("CONFIG", "RESETSTAT");
        server.suspend();

        List<CompletableFuture<?>> claims = submissions.stream().<CompletableFuture<?>> map(submission -> store
                .claim(submission.claimOf("owner", LONG, LONG)).toCompletableFuture()).toList();
        assertThat(claims).allSatisfy(claim -> assertThatThrownBy(claim::join)
                .hasCauseInstanceOf(SubmissionStoreException.class)
                .hasMessageContaining("quarkus.submit-token.redis.timeout"));
        server.resume();

        await().until(() -> !new Submission(store).claim("the queue moves again").isPresent());
        assertThat(server.calls("evalsha")).as("the first 6, and the last one").isLessThanOrEqualTo(7);
    }

    @Test
    void fiveHundredParallelClaimsAllSucceedWithTheDefaultPool() {
        List<CompletableFuture<Boolean>> claims = IntStream.range(0, 500)
                .mapToObj(i -> new Submission(patient).claimOf("owner", LONG, LONG))
                .map(claim -> patient.claim(claim).thenApply(there -> there.isEmpty()).toCompletableFuture()).toList();

        assertThat(claims).allSatisfy(claim -> assertThat(claim.join()).isTrue());
        assertThat(Integer.parseInt(server.info("clients", "connected_clients"))).isLessThanOrEqualTo(6 + 1);
    }

    @Test
    void aRefusedWriteIsAFailureThatTellsWhy() {
        Submission submission = new Submission(store);
        submission.claim("owner");
        submission.complete("owner", "saved");
        server.command("CONFIG", "SET", "maxmemory", "1");

        assertThatThrownBy(() -> new Submission(store).claim("late"))
                .hasCauseInstanceOf(SubmissionStoreException.class).hasMessageContaining("OOM");
        assertThat(completed(submission.find(), "owner").response()).contains(bytes("saved"));
        assertThat(server.keys()).as("nothing was half written").hasSize(2);
    }

    @Test
    void noConnectionIsOpenedBeforeTheFirstStep() {
        String before = server.info("stats", "total_connections_received");

        new RedisSubmissionStore(vertx, server.client(vertx), 6, "test:", LIMIT);

        assertThat(server.info("stats", "total_connections_received")).isEqualTo(before);
    }

    private static Stream<ThrowingCallable> everyStepOf(Submission submission) {
        return Stream.<Supplier<Object>> of(
                () -> submission.claim("other"),
                () -> submission.takeOver("other", "owner"),
                submission::find,
                () -> submission.renew("owner", LONG),
                () -> submission.complete("owner", "saved"),
                () -> submission.release("owner", "refused")).map(step -> step::get);
    }

}
