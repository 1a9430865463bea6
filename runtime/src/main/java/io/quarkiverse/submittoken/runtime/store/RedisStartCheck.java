package io.quarkiverse.submittoken.runtime.store;

import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;

import org.jboss.logging.Logger;

import io.quarkiverse.submittoken.runtime.config.EffectiveBackend;
import io.quarkiverse.submittoken.runtime.config.SubmitTokenConfig;
import io.quarkiverse.submittoken.runtime.config.SubmitTokenConfig.Backend;
import io.quarkus.runtime.LaunchMode;
import io.quarkus.runtime.StartupEvent;
import io.vertx.core.Future;
import io.vertx.redis.client.Command;
import io.vertx.redis.client.Redis;
import io.vertx.redis.client.Request;
import io.vertx.redis.client.Response;

/**
 * Warns at the start of a Redis that may forget submissions, or cannot be reached. The start does not wait for it. A bean
 * only where the Redis client is, see {@link RedisClientStoreFactory}.
 */
class RedisStartCheck {

    private static final Logger LOG = Logger.getLogger(RedisStartCheck.class);
    private static final String POLICY = "maxmemory_policy:";

    @Inject
    RedisClientStoreFactory factory;
    @Inject
    SubmitTokenConfig config;

    void check(@Observes StartupEvent start, LaunchMode mode) {
        if (config.enabled() && EffectiveBackend.of(config, mode) == Backend.REDIS) {
            askForMemory(factory.client().get()).onSuccess(RedisStartCheck::warnOfEviction).onFailure(failure -> LOG.warnf(
                    "The Redis that keeps submissions cannot be asked now (%s). Until it can be reached, submissions with a "
                            + "token are refused with 503. Check quarkus.redis.hosts and that Redis is running.",
                    failure.getMessage()));
        }
    }

    private static Future<Response> askForMemory(Redis redis) {
        try {
            return redis.send(Request.cmd(Command.INFO).arg("memory"));
        } catch (RuntimeException e) {
            return Future.failedFuture(e);
        }
    }

    private static void warnOfEviction(Response memory) {
        memory.toString().lines().filter(line -> line.startsWith(POLICY)).map(line -> line.substring(POLICY.length()))
                .filter(policy -> !policy.equals("noeviction"))
                .forEach(policy -> LOG.warnf("The Redis that keeps submissions may evict them when its memory is full, as its "
                        + "maxmemory-policy is %s: a form that was handled could then be handled again. Set it to "
                        + "noeviction, or keep submissions in another Redis (quarkus.submit-token.redis.client-name).",
                        policy));
    }
}
