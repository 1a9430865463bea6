package io.quarkiverse.submittoken.runtime.store;

import static io.quarkiverse.submittoken.spi.testkit.Entries.completed;
import static io.quarkiverse.submittoken.spi.testkit.Submission.bytes;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import io.quarkiverse.submittoken.realredis.RedisCluster;
import io.quarkiverse.submittoken.spi.testkit.Submission;
import io.vertx.core.Vertx;
import io.vertx.redis.client.Redis;
import io.vertx.redis.client.RedisClientType;
import io.vertx.redis.client.RedisOptions;

/** In a cluster it is the node of the submission whose replicas count, and no other. */
class ReplicasInAClusterTest {

    private static final int SUBMISSIONS = 30;

    @TempDir
    Path folder;

    private Vertx vertx;
    private RedisCluster cluster;
    private Redis client;

    @BeforeEach
    void start() {
        vertx = Vertx.vertx();
        cluster = RedisCluster.start(folder, 1, Duration.ofSeconds(30));
        client = Redis.createClient(vertx, new RedisOptions().setType(RedisClientType.CLUSTER).setEndpoints(cluster.uris())
                .setMaxPoolSize(6).setMaxPoolWaiting(24));
    }

    @AfterEach
    void stop() {
        vertx.close().toCompletionStage().toCompletableFuture().join();
        cluster.close();
    }

    @Test
    void theOneReplicaOfEachNodeConfirms() {
        RedisSubmissionStore store = storeThatWaitsFor(1, Duration.ofSeconds(10));

        for (int i = 0; i < SUBMISSIONS; i++) {
            Submission submission = new Submission(store);
            assertThat(submission.claim("owner")).isEmpty();
            assertThat(submission.complete("owner", "saved")).isTrue();
            assertThat(completed(submission.claim("repeat"), "owner").response()).contains(bytes("saved"));
        }
    }

    @Test
    void twoDoNotConfirmWhereThereIsOne() {
        Submission submission = new Submission(storeThatWaitsFor(2, Duration.ofSeconds(2)));

        assertThatThrownBy(() -> submission.claim("owner")).hasMessageContaining("Only 1 of 2 replicas");
    }

    private RedisSubmissionStore storeThatWaitsFor(int replicas, Duration limit) {
        return new RedisSubmissionStore(vertx, client, 6, "test:", limit, replicas);
    }
}
