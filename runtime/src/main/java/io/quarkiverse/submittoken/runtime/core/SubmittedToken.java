package io.quarkiverse.submittoken.runtime.core;

/**
 * What a request brought in place of a token. A request without a token is not guarded; an empty value is no token.
 */
public sealed interface SubmittedToken {

    /** Longest token accepted, in characters. */
    int MAX_LENGTH = 512;

    /** No token: the request passes through untouched. */
    record Absent() implements SubmittedToken {
    }

    /** A token that may be used. */
    record Present(String value) implements SubmittedToken {
    }

    /** A token that cannot be used; {@code why} is shown to the user and does not repeat the token. */
    record Malformed(String why) implements SubmittedToken {
    }

    /**
     * @param field first value of the form field, or null
     * @param header value of the header, or null
     */
    static SubmittedToken of(String field, String header) {
        boolean inField = field != null && !field.isEmpty();
        boolean inHeader = header != null && !header.isEmpty();
        if (!inField && !inHeader) {
            return new Absent();
        }
        if (inField && inHeader && !field.equals(header)) {
            return new Malformed("The form and the request header carry two different submit tokens.");
        }
        String value = inField ? field : header;
        if (value.length() > MAX_LENGTH) {
            return new Malformed("The submit token is longer than " + MAX_LENGTH + " characters.");
        }
        return new Present(value);
    }
}
