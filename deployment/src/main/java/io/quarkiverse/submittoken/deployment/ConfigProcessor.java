package io.quarkiverse.submittoken.deployment;

import io.quarkiverse.submittoken.runtime.config.RedisAvailability;
import io.quarkus.arc.deployment.AdditionalBeanBuildItem;
import io.quarkus.deployment.annotations.BuildStep;

/** The configuration, which is validated when the application starts. */
class ConfigProcessor {

    private static final String PACKAGE = RedisAvailability.class.getPackageName();

    @BuildStep
    AdditionalBeanBuildItem beans() {
        return AdditionalBeanBuildItem.builder()
                .addBeanClass(PACKAGE + ".StartupValidator")
                .build();
    }
}
