package io.quarkiverse.submittoken.runtime.config;

import static io.quarkiverse.submittoken.runtime.config.Objection.setting;

import java.util.Optional;
import java.util.stream.Stream;

/** Whether the store can be used here: memory is not for production, Redis needs a client that knows its hosts. */
final class BackendRules {

    private static final String KEY = "backend";
    private static final String MEMORY_ALLOWED = setting("memory.allow-in-production", "true");
    private static final String ONE_PROCESS = " Or, if it runs in one process and may forget submissions at a restart, set "
            + setting(KEY, "memory") + " and " + MEMORY_ALLOWED + ".";

    private BackendRules() {
    }

    static Stream<Objection> check(SubmitTokenConfig config, Surroundings surroundings) {
        Optional<Objection> objection = switch (EffectiveBackend.of(config, surroundings.mode())) {
            case MEMORY -> memory(config, surroundings);
            case REDIS -> redis(config, surroundings);
        };
        return objection.stream();
    }

    private static Optional<Objection> memory(SubmitTokenConfig config, Surroundings surroundings) {
        if (!surroundings.inProduction() || config.memory().allowInProduction()) {
            return Optional.empty();
        }
        return Optional.of(Objection.to(KEY, "memory",
                "is not allowed in production, where it is not shared between processes and is lost at a restart",
                "Set " + setting(KEY, "redis") + ", or allow it with " + MEMORY_ALLOWED + "."));
    }

    private static Optional<Objection> redis(SubmitTokenConfig config, Surroundings surroundings) {
        if (!surroundings.redis().hasExtension()) {
            return Optional.of(objection(config, surroundings, "needs a Redis client, and this application has none",
                    "Add the dependency io.quarkus:quarkus-redis-client and set " + surroundings.hostsKey() + "."));
        }
        return surroundings.redis().whyNotConfigured()
                .map(reason -> objection(config, surroundings, "the Redis client cannot be used", onOneLine(reason)));
    }

    private static Objection objection(SubmitTokenConfig config, Surroundings surroundings, String problem, String remedy) {
        String alternative = surroundings.inProduction() ? ONE_PROCESS : "";
        return config.backend().isPresent()
                ? Objection.to(KEY, "redis", problem, remedy + alternative)
                : Objection.withoutValue(KEY, "not set, which means redis in production: " + problem, remedy + alternative);
    }

    private static String onOneLine(String text) {
        return text.strip().replaceAll("\\s+", " ");
    }
}
