package io.quarkiverse.submittoken.runtime.store;

import static org.awaitility.Awaitility.await;

import java.time.Duration;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

import io.quarkiverse.submittoken.spi.SubmissionStore;
import io.quarkiverse.submittoken.spi.testkit.SubmissionStoreContract;
import io.vertx.core.Vertx;
import io.vertx.redis.client.Redis;

class RedisSubmissionStoreTest extends SubmissionStoreContract {

    private static Vertx vertx;
    private static RedisServerUnderTest server;
    private static SubmissionStore store;

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

    @Override
    public SubmissionStore store() {
        return store;
    }

    @Override
    public SubmissionStore storeThatCannotClaim() {
        Redis nobodyThere = Redis.createClient(vertx, "redis://127.0.0.1:1");
        return new RedisSubmissionStore(vertx, nobodyThere, 6, "test:", Duration.ofSeconds(10));
    }

    @Override
    public void letPass(Duration time) {
        long begin = System.nanoTime();
        await().pollDelay(time).until(() -> System.nanoTime() - begin >= time.toNanos());
    }
}
