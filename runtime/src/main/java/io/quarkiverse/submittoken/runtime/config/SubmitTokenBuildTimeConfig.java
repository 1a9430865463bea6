package io.quarkiverse.submittoken.runtime.config;

import java.util.Optional;

import io.quarkus.runtime.annotations.ConfigPhase;
import io.quarkus.runtime.annotations.ConfigRoot;
import io.smallrye.config.ConfigMapping;

/** Submit token, fixed when the application is built */
@ConfigMapping(prefix = "quarkus.submit-token")
@ConfigRoot(phase = ConfigPhase.BUILD_AND_RUN_TIME_FIXED)
public interface SubmitTokenBuildTimeConfig {

    /** The store in Redis */
    RedisClient redis();

    /** The store in Redis */
    interface RedisClient {

        /** Name of the Redis client to use, as in `quarkus.redis."name".hosts`. Default: the default client. */
        Optional<String> clientName();
    }
}
