package io.quarkiverse.submittoken.runtime.page;

import io.quarkiverse.submittoken.RejectionReason;

/**
 * What a page says for a reason.
 *
 * @param send the label of the button, or null where the form is not offered again
 */
record ReasonTexts(String title, String happened, String advice, String send) {

    static ReasonTexts of(RejectionReason reason, RejectionTexts in) {
        return switch (reason) {
            case IN_FLIGHT -> new ReasonTexts(in.inFlightTitle(), in.inFlightHappened(), in.inFlightAdvice(),
                    in.inFlightSend());
            case ABANDONED -> new ReasonTexts(in.abandonedTitle(), in.abandonedHappened(), in.abandonedAdvice(),
                    in.abandonedSend());
            case ALREADY_SUBMITTED -> new ReasonTexts(in.alreadySubmittedTitle(), in.alreadySubmittedHappened(),
                    in.alreadySubmittedAdvice(), null);
            case PAYLOAD_MISMATCH -> new ReasonTexts(in.payloadMismatchTitle(), in.payloadMismatchHappened(),
                    in.payloadMismatchAdvice(), in.payloadMismatchSend());
            case MISSING_TOKEN -> new ReasonTexts(in.missingTokenTitle(), in.missingTokenHappened(),
                    in.missingTokenAdvice(), null);
            case INVALID_TOKEN -> new ReasonTexts(in.invalidTokenTitle(), in.invalidTokenHappened(),
                    in.invalidTokenAdvice(), in.invalidTokenSend());
            case EXPIRED_TOKEN -> new ReasonTexts(in.expiredTokenTitle(), in.expiredTokenHappened(),
                    in.expiredTokenAdvice(), in.expiredTokenSend());
            case STORE_UNAVAILABLE -> new ReasonTexts(in.storeUnavailableTitle(), in.storeUnavailableHappened(),
                    in.storeUnavailableAdvice(), in.storeUnavailableSend());
            case FIRST_ATTEMPT_FAILED -> new ReasonTexts(in.firstAttemptFailedTitle(), in.firstAttemptFailedHappened(),
                    in.firstAttemptFailedAdvice(), in.firstAttemptFailedSend());
        };
    }

    /** When the first attempt began, in minutes from the first one on. */
    static String since(long seconds, RejectionTexts in) {
        long minutes = seconds / 60;
        if (minutes == 0) {
            return seconds == 1 ? in.sinceOneSecond() : in.sinceSeconds(seconds);
        }
        return minutes == 1 ? in.sinceOneMinute() : in.sinceMinutes(minutes);
    }
}
