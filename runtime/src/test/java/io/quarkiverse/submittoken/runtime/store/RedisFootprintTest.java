package io.quarkiverse.submittoken.runtime.store;

import static io.quarkiverse.submittoken.spi.testkit.Entries.completed;
import static io.quarkiverse.submittoken.spi.testkit.Entries.inFlight;
import static io.quarkiverse.submittoken.spi.testkit.StoreUnderTest.LONG;
import static io.quarkiverse.submittoken.spi.testkit.Submission.bytes;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import io.quarkiverse.submittoken.spi.testkit.Submission;
import io.vertx.core.Vertx;

/** What the store leaves in Redis, and what it asks of it. */
class RedisFootprintTest {

    private static final Duration DAY = Duration.ofDays(1);

    private static Vertx vertx;
    private static RedisServerUnderTest server;
    private static RedisSubmissionStore store;

    private final Submission submission = new Submission(store);

    @BeforeAll
    static void start() {
        vertx = Vertx.vertx();
        server = new RedisServerUnderTest();
        store = new RedisSubmissionStore(vertx, server.client(vertx), 6, "test:", Duration.ofSeconds(10));
    }

    @AfterAll
    static void stop() {
        vertx.close().toCompletionStage().toCompletableFuture().join();
        server.close();
    }

    @BeforeEach
    void nothingIsThere() {
        server.command("FLUSHALL");
    }

    @Test
    void aCompletedSubmissionIsTwoKeysWithOneHashTag() {
        submission.claim("owner");
        assertThat(server.keys()).containsExactly("test:{" + submission.key() + "}");

        submission.complete("owner", "saved");

        assertThat(server.keys()).containsExactlyInAnyOrder(
                "test:{" + submission.key() + "}", "test:{" + submission.key() + "}:response");
        assertThat(server.command("HKEYS", state())).map(Object::toString)
                .containsExactlyInAnyOrder("state", "owner", "binding", "payload");
    }

    @Test
    void everyKeyExpiresInEveryState() {
        submission.claim("owner", Duration.ofSeconds(30), DAY);
        assertThat(millisLeft(state())).isBetween(DAY.minusMinutes(1).toMillis(), DAY.toMillis());
        submission.renew("owner", Duration.ofSeconds(60));
        assertThat(millisLeft(state())).isBetween(DAY.minusMinutes(1).toMillis(), DAY.toMillis());

        submission.release("owner", bytes("refused"), Duration.ofSeconds(20));
        assertThat(millisLeft(state())).isBetween(1L, 20_000L);

        submission.claim("second", Duration.ofSeconds(30), DAY);
        assertThat(millisLeft(state())).isBetween(DAY.minusMinutes(1).toMillis(), DAY.toMillis());

        submission.complete("second", bytes("saved"), LONG, DAY.multipliedBy(2));
        assertThat(millisLeft(state())).isGreaterThan(DAY.toMillis());
        assertThat(millisLeft(state() + ":response")).isBetween(1L, LONG.toMillis());

        assertThat(server.keys()).allSatisfy(key -> assertThat(millisLeft(key)).isPositive());
    }

    @Test
    void aFirstSubmissionIsTwoCommandsAndARepeatIsOne() {
        submission.claim("warm");
        submission.complete("warm", "up");
        Submission counted = new Submission(store);
        server.command("CONFIG", "RESETSTAT");

        counted.claim("owner");
        inFlight(counted.claim("rejected"), "owner");
        assertThat(scriptCalls()).as("claim and rejected duplicate").isEqualTo(2);
        counted.complete("owner", "saved");
        assertThat(scriptCalls()).as("plus the completion").isEqualTo(3);
        assertThat(completed(counted.claim("repeat"), "owner").response()).as("replay").contains(bytes("saved"));
        assertThat(scriptCalls()).as("plus the replay").isEqualTo(4);
        assertThat(server.calls("eval")).as("scripts sent in full").isZero();
    }

    @Test
    void aScriptThatRedisHasForgottenIsSentAgain() {
        submission.claim("owner");
        server.command("SCRIPT", "FLUSH");

        assertThat(submission.complete("owner", "saved")).isTrue();
        server.command("SCRIPT", "FLUSH");

        assertThat(completed(submission.claim("repeat"), "owner").response()).contains(bytes("saved"));
    }

    @Test
    void aStateStaysInTheCompactEncoding() {
        submission.claim("owner");
        submission.complete("owner", "saved");

        assertThat(server.command("OBJECT", "ENCODING", state()).toString()).isIn("listpack", "ziplist");
    }

    private long scriptCalls() {
        return server.calls("evalsha") + server.calls("eval");
    }

    private String state() {
        return "test:{" + submission.key() + "}";
    }

    private static long millisLeft(String key) {
        return server.command("PTTL", key).toLong();
    }
}
