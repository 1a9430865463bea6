package io.quarkiverse.submittoken.runtime.config;

import static io.quarkiverse.submittoken.runtime.config.Objection.bytes;
import static io.quarkiverse.submittoken.runtime.config.Objection.text;

import java.math.BigInteger;
import java.util.Set;
import java.util.stream.Stream;

/** What is recorded of a response. */
final class RecordingRules {

    /** A recorded body is one array. */
    private static final BigInteger LARGEST_BODY = BigInteger.valueOf(Integer.MAX_VALUE);

    private RecordingRules() {
    }

    static Stream<Objection> check(SubmitTokenConfig config) {
        return Stream.concat(maxRecordedBody(config), recordedCookies(config));
    }

    private static Stream<Objection> maxRecordedBody(SubmitTokenConfig config) {
        return Stream.of(config.maxRecordedBody())
                .filter(size -> bytes(size).signum() <= 0 || bytes(size).compareTo(LARGEST_BODY) > 0)
                .map(size -> Objection.to("max-recorded-body", text(size),
                        "must be from 1 to " + LARGEST_BODY + " bytes",
                        "Set it to the size of the longest response that is to be replayed, for example 256K."));
    }

    private static Stream<Objection> recordedCookies(SubmitTokenConfig config) {
        return config.recordedCookies().orElse(Set.of()).stream()
                .filter(RequestRules.TOKEN.negate())
                .sorted()
                .map(name -> Objection.to("recorded-cookies", name,
                        "each name must consist of " + RequestRules.TOKEN_CHARACTERS,
                        "Write the names of cookies, separated by commas without spaces."));
    }
}
