package io.quarkiverse.submittoken.runtime.store;

import java.nio.file.Path;
import java.time.Duration;

import org.junit.jupiter.api.io.TempDir;

import io.quarkiverse.submittoken.realredis.RedisSentinel;
import io.vertx.redis.client.RedisClientType;
import io.vertx.redis.client.RedisOptions;

/** The primary is the one that the sentinels name. */
class RedisSentinelStoreTest extends RedisStoreContract {

    private static final Duration DOWN_AFTER = Duration.ofSeconds(30);

    @TempDir
    static Path folder;

    private RedisSentinel sentinel;

    @Override
    AutoCloseable start() {
        sentinel = RedisSentinel.start(folder, DOWN_AFTER);
        return sentinel;
    }

    @Override
    RedisOptions client() {
        return new RedisOptions().setType(RedisClientType.SENTINEL).setEndpoints(sentinel.uris())
                .setMasterName(RedisSentinel.MASTER_NAME).setAutoFailover(true);
    }
}
