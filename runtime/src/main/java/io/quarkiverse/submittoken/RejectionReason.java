package io.quarkiverse.submittoken;

/**
 * Why a submission was not handled. {@link #type()} is the problem type (RFC 9457), {@link #status()} the HTTP status of
 * the answer.
 */
public enum RejectionReason {

    /** The first attempt is still running. */
    IN_FLIGHT("in-flight", 409, "Your request is still being processed",
            "The form was sent before, and its first attempt may still be running. Nothing was done a second time. "
                    + "Send the same form again in a moment: you will then see the result of the first attempt."),

    /** The first attempt was begun, and nobody can tell how it ended. */
    ABANDONED("abandoned", 409, "We cannot tell whether this was saved",
            "The form was sent before, and its first attempt was interrupted. It may or may not have been saved. "
                    + "Look whether it was; if not, open the form again and send it anew."),

    /** The submission has succeeded, and its response is not kept. */
    ALREADY_SUBMITTED("already-submitted", 409, "This was already submitted",
            "The form was sent before and has been handled. Nothing was done a second time. "
                    + "To send another one, open the form again."),

    /** The token was used before, for something else. */
    PAYLOAD_MISMATCH("payload-mismatch", 409, "This form was already submitted with other data",
            "The form was sent before with other data. What you sent now was not saved. "
                    + "Copy what you want to keep, reload the form, and send it anew."),

    /** The method requires a token, and the request has none. */
    MISSING_TOKEN("missing-token", 400, "The submit token is missing",
            "This request must carry a submit token. Nothing was saved. Open the form again and send it anew."),

    /** The token cannot be one of ours. */
    INVALID_TOKEN("invalid-token", 422, "The submit token is not valid",
            "The form carries a submit token that cannot be used. Nothing was saved. "
                    + "Open the form again and send it anew."),

    /** The token was minted too long ago. */
    EXPIRED_TOKEN("expired-token", 422, "This form was open for too long",
            "The submit token of the form is too old. Nothing was saved. Open the form again and send it anew."),

    /** It cannot be told whether this is the first attempt. */
    STORE_UNAVAILABLE("store-unavailable", 503, "Please try again in a moment",
            "It cannot be checked at the moment whether this was sent before, so nothing was done this time. "
                    + "Send the same form again in a moment: it is safe to do so."),

    /** The attempt that this request has waited for has failed, in a way that is not known. */
    FIRST_ATTEMPT_FAILED("first-attempt-failed", 500, "The first attempt has failed",
            "The form was sent twice. The first attempt has failed, and the second was not tried. "
                    + "Send the same form again to try anew.");

    private static final String TYPE_PREFIX = "urn:submit-token:";

    private final String type;
    private final int status;
    private final String title;
    private final String detail;

    RejectionReason(String word, int status, String title, String detail) {
        this.type = TYPE_PREFIX + word;
        this.status = status;
        this.title = title;
        this.detail = detail;
    }

    /** For example {@code urn:submit-token:in-flight}. */
    public String type() {
        return type;
    }

    public int status() {
        return status;
    }

    /** One line for a person, in English. */
    public String title() {
        return title;
    }

    /** What happened and what to do, in English. */
    public String detail() {
        return detail;
    }

    /** Whether the answer asks to try again in a second. */
    public boolean isTransient() {
        return this == IN_FLIGHT || this == STORE_UNAVAILABLE;
    }
}
