package io.quarkiverse.submittoken;

import java.util.Objects;

/**
 * A submission was not handled: its handler did not run, and its user gets another answer than the first response.
 *
 * <p>
 * Thrown by the guard only. An application gives its own answer by an
 * {@code ExceptionMapper<SubmissionRejectedException>}; without one, the answer is {@code application/problem+json}
 * (RFC 9457), or an HTML page where the client prefers that.
 */
public class SubmissionRejectedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final RejectionReason reason;

    public SubmissionRejectedException(RejectionReason reason) {
        this(reason, reason.detail());
    }

    /** @param detail what happened and what to do; may be shown to the user, and holds no token */
    public SubmissionRejectedException(RejectionReason reason, String detail) {
        // no stack trace: an expected answer, and a double click should not cost one
        super(detail, null, false, false);
        this.reason = Objects.requireNonNull(reason, "reason");
    }

    public RejectionReason reason() {
        return reason;
    }
}
