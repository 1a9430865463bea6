package io.quarkiverse.submittoken.it;

import java.nio.file.Path;
import java.util.Map;

import io.quarkiverse.submittoken.realredis.RedisProcess;

/** The only Redis, set up as the guide asks for, fails and comes back. */
class RedisComesBackIT extends RedisFailover {

    @Override
    Servers start(Path folder) {
        var redis = RedisProcess.start(folder, "maxmemory-policy noeviction", "appendonly yes", "appendfsync always");
        return new Servers() {
            @Override
            public Map<String, String> clientOptions() {
                return Map.of("quarkus.redis.hosts", redis.uri());
            }

            @Override
            public RedisProcess inCharge() {
                return redis;
            }

            @Override
            public void awaitReplicas() {
                // all that it has acknowledged is on disk
            }

            @Override
            public void mend(Failure failure) {
                failure.end(redis);
            }

            @Override
            public void close() {
                redis.close();
            }
        };
    }
}
