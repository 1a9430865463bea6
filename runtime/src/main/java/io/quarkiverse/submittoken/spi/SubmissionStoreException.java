package io.quarkiverse.submittoken.spi;

/** A store could not carry out a step: unreachable, too slow, or full. The message names the step and what to do. */
public class SubmissionStoreException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public SubmissionStoreException(String message) {
        super(message);
    }

    public SubmissionStoreException(String message, Throwable cause) {
        super(message, cause);
    }
}
