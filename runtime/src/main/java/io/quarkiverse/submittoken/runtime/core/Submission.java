package io.quarkiverse.submittoken.runtime.core;

import io.quarkiverse.submittoken.spi.Fingerprint;

/** One attempt to write: which submission it belongs to, and what it is compared by. */
public record Submission(SubmissionKey key, Fingerprint fingerprint) {

    public static Submission of(String token, Binding binding, String payloadDigest) {
        return new Submission(SubmissionKey.ofToken(token), new Fingerprint(binding.digest(), payloadDigest));
    }
}
