package io.quarkiverse.submittoken.it;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;

import io.quarkiverse.submittoken.realredis.RedisProcess;
import io.quarkiverse.submittoken.realredis.RedisSentinel;

/** Three sentinels put one of two replicas in charge. */
class RedisSentinelFailoverIT extends RedisFailover {

    private static final Duration DOWN_AFTER = Duration.ofSeconds(3);

    @Override
    Servers start(Path folder) {
        var redis = RedisSentinel.start(folder, DOWN_AFTER);
        return new Servers() {
            @Override
            public Map<String, String> clientOptions() {
                return Map.of("quarkus.redis.client-type", "sentinel",
                        "quarkus.redis.hosts", String.join(",", redis.uris()),
                        "quarkus.redis.master-name", RedisSentinel.MASTER_NAME,
                        "quarkus.redis.auto-failover", "true");
            }

            @Override
            public RedisProcess inCharge() {
                return redis.primary();
            }

            @Override
            public void awaitReplicas() {
                redis.awaitReplicas();
            }

            @Override
            public void close() {
                redis.close();
            }
        };
    }
}
