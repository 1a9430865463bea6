package io.quarkiverse.submittoken.runtime.rest;

import java.time.Duration;

import io.quarkiverse.submittoken.RejectionReason;
import io.quarkiverse.submittoken.SubmissionRejectedException;

/** Knows, for the page, how long ago the first attempt began. */
final class InFlightRejection extends SubmissionRejectedException {

    private static final long serialVersionUID = 1L;

    private final Duration age;

    InFlightRejection(Duration age) {
        super(RejectionReason.IN_FLIGHT);
        this.age = age;
    }

    Duration age() {
        return age;
    }
}
