package io.quarkiverse.submittoken.deployment;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;

import io.quarkiverse.submittoken.runtime.config.SubmitTokenBuildTimeConfig;
import io.quarkiverse.submittoken.runtime.store.SubmissionStoreProducer;
import io.quarkus.arc.deployment.AdditionalBeanBuildItem;
import io.quarkus.arc.deployment.GeneratedBeanBuildItem;
import io.quarkus.arc.deployment.GeneratedBeanGizmoAdaptor;
import io.quarkus.arc.processor.DotNames;
import io.quarkus.deployment.Capabilities;
import io.quarkus.deployment.Capability;
import io.quarkus.deployment.annotations.BuildProducer;
import io.quarkus.deployment.annotations.BuildStep;
import io.quarkus.gizmo.ClassCreator;
import io.quarkus.gizmo.FieldCreator;

/**
 * Brings the stores, the Redis one only where the application has the Redis client. Everything of Redis is named by
 * text: this module does not know the Redis extension, and in most applications neither does the class path.
 */
class StoreProcessor {

    private static final String STORES = "io.quarkiverse.submittoken.runtime.store.";
    private static final String CLIENT_USE = STORES + "RedisClientUse";

    @BuildStep
    AdditionalBeanBuildItem stores() {
        return AdditionalBeanBuildItem.builder()
                .addBeanClasses(SubmissionStoreProducer.class.getName(), STORES + "NoRedis")
                .setUnremovable().build();
    }

    @BuildStep
    void redis(Capabilities capabilities, SubmitTokenBuildTimeConfig config, BuildProducer<AdditionalBeanBuildItem> beans,
            BuildProducer<GeneratedBeanBuildItem> generatedBeans) {
        if (capabilities.isMissing(Capability.REDIS_CLIENT)) {
            return;
        }
        beans.produce(
                AdditionalBeanBuildItem.builder().addBeanClasses(STORES + "RedisClientStoreFactory", STORES + "RedisStartCheck")
                        .setDefaultScope(DotNames.SINGLETON).setUnremovable().build());
        useClient(config, generatedBeans);
    }

    /**
     * The Redis extension creates the clients that have an injection point. As the name is known to the build only, the
     * bean with the injection point is generated:
     *
     * <pre>
     * &#64;Singleton
     * class RedisClientUse {
     *     &#64;Inject
     *     &#64;RedisClientName("name") // not for the default client
     *     Instance&lt;Redis&gt; client;
     * }
     * </pre>
     */
    private void useClient(SubmitTokenBuildTimeConfig config, BuildProducer<GeneratedBeanBuildItem> generatedBeans) {
        try (ClassCreator bean = ClassCreator.builder().className(CLIENT_USE)
                .classOutput(new GeneratedBeanGizmoAdaptor(generatedBeans)).build()) {
            bean.addAnnotation(Singleton.class);
            FieldCreator client = bean.getFieldCreator("client", "jakarta.enterprise.inject.Instance").setModifiers(0);
            client.setSignature("Ljakarta/enterprise/inject/Instance<Lio/vertx/redis/client/Redis;>;");
            client.addAnnotation(Inject.class);
            config.redis().clientName()
                    .ifPresent(name -> client.addAnnotation("io.quarkus.redis.client.RedisClientName").addValue("value", name));
        }
    }
}
