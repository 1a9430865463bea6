package io.quarkiverse.submittoken.runtime.config;

import static io.quarkiverse.submittoken.runtime.config.Objection.key;
import static io.quarkiverse.submittoken.runtime.config.Objection.setting;
import static io.quarkiverse.submittoken.runtime.config.Objection.text;

import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;

/** How long things last, each for itself and compared with each other. */
final class DurationRules {

    private static final String WITHOUT_LEASE = ", or to 0 for claims without a lease.";

    private DurationRules() {
    }

    static Stream<Objection> check(SubmitTokenConfig config) {
        return Stream.of(
                positive("ttl", config.ttl(), "Set it to how long a response is replayed, for example 10M."),
                positive("consumed-ttl", config.consumedTtl(),
                        "Set it to how long a completed token stays consumed, for example 24H."),
                consumedNotLongEnough(config),
                positive("in-flight-ttl", config.inFlightTtl(),
                        "Set it to how long a claim exists that is never settled, for example 24H."),
                notNegative("in-flight-lease", config.inFlightLease(),
                        "Set it to the time in which a running handler renews its claim, for example 30S" + WITHOUT_LEASE),
                leaseTooLong(config),
                notNegative("in-flight-wait", config.inFlightWait(),
                        "Set it to how long a browser waits for the first answer, for example 5S, or to 0 to never wait."),
                positive("signed-token-max-age", config.signedTokenMaxAge(),
                        "Set it to how old a signed token may be, for example 12H."))
                .flatMap(Optional::stream);
    }

    static Optional<Objection> positive(String name, Duration value, String remedy) {
        return isPositive(value) ? Optional.empty()
                : Optional.of(Objection.to(name, text(value), "must be longer than zero", remedy));
    }

    private static Optional<Objection> notNegative(String name, Duration value, String remedy) {
        return value.isNegative() ? Optional.of(Objection.to(name, text(value), "must be zero or longer", remedy))
                : Optional.empty();
    }

    /** A token that is still valid, or whose response is still kept, must not be forgotten: it would be run again. */
    private static Optional<Objection> consumedNotLongEnough(SubmitTokenConfig config) {
        if (!isPositive(config.consumedTtl())) {
            return Optional.empty();
        }
        return shorterThan(config, "ttl", config.ttl(), "")
                .or(() -> config.signingKeys().isEmpty() ? Optional.empty()
                        : shorterThan(config, "signed-token-max-age", config.signedTokenMaxAge(),
                                " where signing is on, or a token could be used again while it is valid"));
    }

    private static Optional<Objection> shorterThan(SubmitTokenConfig config, String name, Duration least, String why) {
        if (config.consumedTtl().compareTo(least) >= 0) {
            return Optional.empty();
        }
        return Optional.of(Objection.to("consumed-ttl", text(config.consumedTtl()),
                "must be at least " + setting(name, text(least)) + why,
                "Set it to " + text(least) + " or longer, or shorten " + key(name) + "."));
    }

    /** The claim would be gone before it could be found abandoned, and the handler would run again whatever is configured. */
    private static Optional<Objection> leaseTooLong(SubmitTokenConfig config) {
        if (!isPositive(config.inFlightTtl()) || config.inFlightLease().compareTo(config.inFlightTtl()) < 0) {
            return Optional.empty();
        }
        return Optional.of(Objection.to("in-flight-lease", text(config.inFlightLease()),
                "must be shorter than " + setting("in-flight-ttl", text(config.inFlightTtl())),
                "Set it to a shorter time, for example 30S" + WITHOUT_LEASE));
    }

    private static boolean isPositive(Duration duration) {
        return !duration.isNegative() && !duration.isZero();
    }
}
