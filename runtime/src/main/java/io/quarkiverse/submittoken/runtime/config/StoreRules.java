package io.quarkiverse.submittoken.runtime.config;

import static io.quarkiverse.submittoken.runtime.config.Objection.bytes;
import static io.quarkiverse.submittoken.runtime.config.Objection.setting;
import static io.quarkiverse.submittoken.runtime.config.Objection.text;

import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import io.quarkiverse.submittoken.runtime.config.SubmitTokenConfig.Backend;
import io.quarkus.runtime.configuration.MemorySize;

/** The settings of both stores. Which store it is to be, {@link BackendRules} decide. */
final class StoreRules {

    /** Braces would move the hash tag that keeps the keys of one submission on one node of a cluster. */
    private static final Predicate<String> KEY_PREFIX = Pattern.compile("[^{}\\s\\p{Cntrl}]+").asMatchPredicate();

    private StoreRules() {
    }

    static Stream<Objection> check(SubmitTokenConfig config, Backend backend) {
        return Stream.of(maxSize(config, backend), keyPrefix(config), waitReplicas(config),
                DurationRules.positive("redis.timeout", config.redis().timeout(),
                        "Set it to the longest wait for one step of the store, for example 2S."))
                .flatMap(Optional::stream);
    }

    private static Optional<Objection> maxSize(SubmitTokenConfig config, Backend backend) {
        MemorySize size = config.memory().maxSize();
        if (bytes(size).signum() <= 0) {
            return Optional.of(Objection.to("memory.max-size", text(size), "must be more than zero",
                    "Set it to the memory that submissions may take, for example 64M."));
        }
        if (backend == Backend.MEMORY && bytes(size).compareTo(bytes(config.maxRecordedBody())) < 0) {
            return Optional.of(Objection.to("memory.max-size", text(size),
                    "must be at least " + setting("max-recorded-body", text(config.maxRecordedBody())),
                    "Set it to room for many responses, for example 64M."));
        }
        return Optional.empty();
    }

    private static Optional<Objection> waitReplicas(SubmitTokenConfig config) {
        int replicas = config.redis().waitReplicas();
        return replicas >= 0 ? Optional.empty()
                : Optional.of(Objection.to("redis.wait-replicas", Integer.toString(replicas), "must not be negative",
                        "Set it to the number of replicas that must have confirmed a claim, or to 0."));
    }

    private static Optional<Objection> keyPrefix(SubmitTokenConfig config) {
        String prefix = config.redis().keyPrefix();
        return KEY_PREFIX.test(prefix) ? Optional.empty()
                : Optional.of(Objection.to("redis.key-prefix", prefix,
                        "must not be empty or contain braces, spaces or control characters",
                        "Set it to what the keys of this application start with, for example submit-token: or shop:"));
    }
}
