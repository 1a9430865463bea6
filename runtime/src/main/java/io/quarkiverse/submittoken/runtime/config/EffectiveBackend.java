package io.quarkiverse.submittoken.runtime.config;

import io.quarkiverse.submittoken.runtime.config.SubmitTokenConfig.Backend;
import io.quarkus.runtime.LaunchMode;

/** The store that is used: the configured one, otherwise Redis in production and memory in dev and test mode. */
public final class EffectiveBackend {

    private EffectiveBackend() {
    }

    public static Backend of(SubmitTokenConfig config, LaunchMode mode) {
        return config.backend().orElse(mode == LaunchMode.NORMAL ? Backend.REDIS : Backend.MEMORY);
    }
}
