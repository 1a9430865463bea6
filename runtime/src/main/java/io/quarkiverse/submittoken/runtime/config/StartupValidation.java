package io.quarkiverse.submittoken.runtime.config;

import java.util.List;
import java.util.stream.Stream;

import io.quarkiverse.submittoken.runtime.config.SubmitTokenConfig.Backend;

/** Everything that can be wrong with the configuration, all at once: nobody likes to mend one line per start. */
final class StartupValidation {

    private StartupValidation() {
    }

    /** The store is not looked at when the extension is disabled: an application that switches it off starts. */
    static List<Objection> objections(SubmitTokenConfig config, Surroundings surroundings) {
        Stream<Objection> always = Stream.of(DurationRules.check(config), RequestRules.check(config),
                RecordingRules.check(config), SigningKeyRules.check(config)).flatMap(objections -> objections);
        return Stream.concat(always, config.enabled() ? store(config, surroundings) : Stream.empty()).toList();
    }

    private static Stream<Objection> store(SubmitTokenConfig config, Surroundings surroundings) {
        Backend backend = EffectiveBackend.of(config, surroundings.mode());
        return Stream.concat(BackendRules.check(config, surroundings), StoreRules.check(config, backend));
    }
}
