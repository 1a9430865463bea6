package io.quarkiverse.submittoken.runtime.store;

import java.nio.file.Path;
import java.time.Duration;

import org.junit.jupiter.api.io.TempDir;

import io.quarkiverse.submittoken.realredis.RedisCluster;
import io.vertx.redis.client.RedisClientType;
import io.vertx.redis.client.RedisOptions;

/** Three masters: what belongs to one submission has to be on one of them. */
class RedisClusterStoreTest extends RedisStoreContract {

    private static final Duration NODE_TIMEOUT = Duration.ofSeconds(30);

    @TempDir
    static Path folder;

    private RedisCluster cluster;

    @Override
    AutoCloseable start() {
        cluster = RedisCluster.start(folder, 0, NODE_TIMEOUT);
        return cluster;
    }

    @Override
    RedisOptions client() {
        return new RedisOptions().setType(RedisClientType.CLUSTER).setEndpoints(cluster.uris());
    }
}
