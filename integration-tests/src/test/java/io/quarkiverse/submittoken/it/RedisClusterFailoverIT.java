package io.quarkiverse.submittoken.it;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;

import io.quarkiverse.submittoken.realredis.RedisCluster;
import io.quarkiverse.submittoken.realredis.RedisProcess;

/** One of three masters fails, the one that clients ask first; its replica takes over its third of all submissions. */
class RedisClusterFailoverIT extends RedisFailover {

    private static final Duration NODE_TIMEOUT = Duration.ofSeconds(3);

    @Override
    Servers start(Path folder) {
        var redis = RedisCluster.start(folder, 1, NODE_TIMEOUT);
        return new Servers() {
            @Override
            public Map<String, String> clientOptions() {
                return Map.of("quarkus.redis.client-type", "cluster", "quarkus.redis.hosts", String.join(",", redis.uris()));
            }

            @Override
            public RedisProcess inCharge() {
                return redis.first();
            }

            @Override
            public void awaitReplicas() {
                redis.awaitReplicasOfFirst();
            }

            @Override
            public void close() {
                redis.close();
            }
        };
    }
}
