package io.quarkiverse.submittoken.runtime.store;

import java.lang.annotation.Annotation;
import java.util.Optional;

import jakarta.enterprise.inject.Default;
import jakarta.inject.Inject;

import io.quarkiverse.submittoken.runtime.config.SubmitTokenBuildTimeConfig;
import io.quarkiverse.submittoken.runtime.config.SubmitTokenConfig;
import io.quarkiverse.submittoken.spi.SubmissionStore;
import io.quarkus.arc.ActiveResult;
import io.quarkus.arc.Arc;
import io.quarkus.arc.InjectableInstance;
import io.quarkus.redis.client.RedisClientName;
import io.quarkus.redis.runtime.client.config.RedisConfig;
import io.vertx.core.Vertx;
import io.vertx.redis.client.Redis;

/**
 * Makes the Redis store from the client of the Redis extension. The one bean that names classes of that extension: the
 * build makes it a bean only where the extension is there, so it must not carry a scope of its own. The build also sees
 * to it that the client exists, as the look-up here is one that no build step can see.
 */
class RedisClientStoreFactory implements RedisStoreFactory {

    @Inject
    SubmitTokenBuildTimeConfig buildTimeConfig;
    @Inject
    SubmitTokenConfig config;
    @Inject
    RedisConfig redisConfig;
    @Inject
    Vertx vertx;

    @Override
    public boolean hasExtension() {
        return true;
    }

    @Override
    public Optional<String> clientName() {
        return buildTimeConfig.redis().clientName();
    }

    @Override
    public Optional<String> whyNotConfigured() {
        ActiveResult active = client().getHandle().getBean().checkActive();
        return active.value() ? Optional.empty() : Optional.of(active.inactiveReason().strip());
    }

    @Override
    public SubmissionStore create() {
        whyNotConfigured().ifPresent(reason -> {
            throw new IllegalStateException(reason);
        });
        int connections = redisConfig.clients().get(clientName().orElse(RedisConfig.DEFAULT_CLIENT_NAME)).maxPoolSize();
        return new RedisSubmissionStore(vertx, client().get(), connections, config.redis().keyPrefix(),
                config.redis().timeout(), config.redis().waitReplicas());
    }

    InjectableInstance<Redis> client() {
        Annotation qualifier = clientName().<Annotation> map(RedisClientName.Literal::of).orElse(Default.Literal.INSTANCE);
        return Arc.container().select(Redis.class, qualifier);
    }
}
