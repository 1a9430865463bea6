package io.quarkiverse.submittoken.runtime.store;

import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.List;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

import io.quarkiverse.submittoken.spi.SubmissionStore;
import io.quarkiverse.submittoken.spi.testkit.SubmissionStoreContract;
import io.vertx.core.Vertx;
import io.vertx.redis.client.Redis;
import io.vertx.redis.client.RedisOptions;

/** The contract on a real Redis, however it is set up. The clients have the pool that Quarkus gives them by default. */
@TestInstance(Lifecycle.PER_CLASS)
abstract class RedisStoreContract extends SubmissionStoreContract {

    static final int CONNECTIONS = 6;
    private static final Duration LIMIT = Duration.ofSeconds(10);

    private Vertx vertx;
    private AutoCloseable servers;
    private SubmissionStore store;

    /** Starts the servers. */
    abstract AutoCloseable start() throws Exception;

    /** How a client finds the servers that were started. */
    abstract RedisOptions client();

    @BeforeAll
    void open() throws Exception {
        vertx = Vertx.vertx();
        servers = start();
        store = store(client());
    }

    @AfterAll
    void close() throws Exception {
        vertx.close().toCompletionStage().toCompletableFuture().join();
        servers.close();
    }

    @Override
    public SubmissionStore store() {
        return store;
    }

    @Override
    public SubmissionStore storeThatCannotClaim() {
        return store(client().setEndpoints(List.of("redis://127.0.0.1:1")));
    }

    @Override
    public void letPass(Duration time) {
        long begin = System.nanoTime();
        await().pollDelay(time).until(() -> System.nanoTime() - begin >= time.toNanos());
    }

    private SubmissionStore store(RedisOptions options) {
        var redis = Redis.createClient(vertx, options.setMaxPoolSize(CONNECTIONS).setMaxPoolWaiting(4 * CONNECTIONS));
        return new RedisSubmissionStore(vertx, redis, CONNECTIONS, "test:", LIMIT);
    }
}
