package io.quarkiverse.submittoken.it;

import java.util.Map;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;

/**
 * A real Redis for the tests of one application, and {@code backend=redis}. With the argument {@value #CLIENT} it is set
 * up for the Redis client of that name.
 */
public class RedisServerResource implements QuarkusTestResourceLifecycleManager {

    public static final String CLIENT = "client";

    private String client = "";
    private RealRedis redis;

    @Override
    public void init(Map<String, String> arguments) {
        client = arguments.containsKey(CLIENT) ? "\"" + arguments.get(CLIENT) + "\"." : "";
    }

    @Override
    public Map<String, String> start() {
        redis = RealRedis.start();
        return Map.of("quarkus.redis." + client + "hosts", redis.uri(), "quarkus.submit-token.backend", "redis");
    }

    @Override
    public void stop() {
        if (redis != null) {
            redis.close();
        }
    }
}
