package io.quarkiverse.submittoken.runtime.config;

import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Signing keys are told by their position, never by their value: a log is read by many. */
final class SigningKeyRules {

    private static final int LEAST_BYTES = 32;

    private SigningKeyRules() {
    }

    static Stream<Objection> check(SubmitTokenConfig config) {
        List<String> keys = config.signingKeys().orElse(List.of());
        return IntStream.range(0, keys.size())
                .mapToObj(index -> problem(keys.get(index))
                        .map(problem -> objection("key " + (index + 1) + " of " + keys.size() + " " + problem)))
                .flatMap(Optional::stream);
    }

    private static Optional<String> problem(String key) {
        Optional<byte[]> decoded = decoded(key);
        if (decoded.isEmpty()) {
            return Optional.of("is not Base64");
        }
        int bytes = decoded.get().length;
        return bytes < LEAST_BYTES ? Optional.of("has " + bytes + " bytes where " + LEAST_BYTES + " are needed")
                : Optional.empty();
    }

    private static Optional<byte[]> decoded(String key) {
        try {
            return Optional.of(Base64.getDecoder().decode(key.strip()));
        } catch (IllegalArgumentException notBase64) {
            return Optional.empty();
        }
    }

    private static Objection objection(String problem) {
        return Objection.withoutValue("signing-keys", problem, "Replace it with the Base64 of at least " + LEAST_BYTES
                + " random bytes, for example the output of: openssl rand -base64 " + LEAST_BYTES);
    }
}
