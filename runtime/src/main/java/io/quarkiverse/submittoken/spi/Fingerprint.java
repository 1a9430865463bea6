package io.quarkiverse.submittoken.spi;

import java.util.Objects;

/**
 * What the first use of a token is compared with: two digests, computed before a store is asked.
 *
 * @param binding digest of method, path, query and user; always enforced
 * @param payload digest of the form or body; enforced unless the application waives it
 */
public record Fingerprint(String binding, String payload) {

    public Fingerprint {
        Objects.requireNonNull(binding, "binding");
        Objects.requireNonNull(payload, "payload");
    }
}
