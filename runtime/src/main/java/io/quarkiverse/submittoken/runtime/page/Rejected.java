package io.quarkiverse.submittoken.runtime.page;

import java.time.Duration;

import io.quarkiverse.submittoken.RejectionReason;

/**
 * What a page is made for.
 *
 * @param age how long ago the first attempt began, or null where that is not known
 * @param form null where a page cannot send the request again: it was no form, or not sent by POST
 * @param acceptLanguage the header, or null
 */
public record Rejected(RejectionReason reason, Duration age, SentForm form, String acceptLanguage) {

    /** For example {@code in-flight}. */
    String word() {
        return reason.type().substring(reason.type().lastIndexOf(':') + 1);
    }
}
