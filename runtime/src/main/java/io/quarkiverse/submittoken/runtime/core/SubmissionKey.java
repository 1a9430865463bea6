package io.quarkiverse.submittoken.runtime.core;

/**
 * Names a submission in a store and in logs: a hash, so that neither reveals a token that could be used.
 */
public record SubmissionKey(String value) {

    private static final int SHORT_LENGTH = 10;

    public static SubmissionKey ofToken(String token) {
        return new SubmissionKey(new Digest().add("submit-token").add(token).text());
    }

    /** For logs. */
    @Override
    public String toString() {
        return value.substring(0, SHORT_LENGTH);
    }
}
