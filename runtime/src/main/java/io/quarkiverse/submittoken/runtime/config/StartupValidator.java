package io.quarkiverse.submittoken.runtime.config;

import java.util.List;
import java.util.stream.Collectors;

import jakarta.annotation.Priority;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import jakarta.interceptor.Interceptor;

import io.quarkus.runtime.LaunchMode;
import io.quarkus.runtime.StartupEvent;
import io.quarkus.runtime.configuration.ConfigurationException;

/** Refuses to start with a configuration that cannot work. */
@Singleton
class StartupValidator {

    /** Before anybody else acts on the configuration. */
    private static final int FIRST = Interceptor.Priority.PLATFORM_BEFORE;

    void validate(@Observes @Priority(FIRST) StartupEvent start, SubmitTokenConfig config, LaunchMode mode,
            RedisAvailability redis) {
        List<Objection> objections = StartupValidation.objections(config, new Surroundings(mode, redis));
        if (!objections.isEmpty()) {
            throw new ConfigurationException(
                    objections.stream().map(Objection::line).collect(Collectors.joining("\n")),
                    objections.stream().map(Objection::key).collect(Collectors.toSet()));
        }
    }
}
