package io.quarkiverse.submittoken.runtime.store;

import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.io.TempDir;

import io.quarkiverse.submittoken.realredis.RedisProcess;
import io.vertx.redis.client.RedisOptions;

class RedisSubmissionStoreTest extends RedisStoreContract {

    @TempDir
    static Path folder;

    private RedisProcess redis;

    @Override
    AutoCloseable start() {
        redis = RedisProcess.start(folder);
        return redis;
    }

    @Override
    RedisOptions client() {
        return new RedisOptions().setEndpoints(List.of(redis.uri()));
    }
}
