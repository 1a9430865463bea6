package io.quarkiverse.submittoken.runtime.page;

import java.util.List;

/**
 * What the template {@code submit-token/rejection.html} finds under the name {@code page}. Templates of applications rely
 * on these names; the guide lists them.
 *
 * @param reason the word, for example {@code in-flight}
 * @param language the language of the texts
 * @param happened what happened
 * @param advice what to do
 * @param since when the first attempt began, or null
 * @param ageSeconds the same as a number, or null
 * @param sent what was sent, where it is to be shown; else empty
 * @param offer the form that sends it again, or null
 */
public record RejectionPage(String reason, int status, String language, String title, String happened, String advice,
        String since, Long ageSeconds, List<SentField> sent, Offer offer) {

    /** Whether the page asks by itself for the first one's answer: in flight, and there is nothing to fill in again. */
    public boolean isChecking() {
        return reason.equals("in-flight") && offer != null && offer.inputs().stream().allMatch(Input::isHidden);
    }

    /**
     * A form that sends again what was sent.
     *
     * @param action where it goes, or null: where the page came from
     * @param fresh whether the token is a new one, and sending it a new submission
     * @param label of the button
     */
    public record Offer(String method, String action, boolean multipart, String tokenField, String token, boolean fresh,
            String label,
            List<Input> inputs) {
    }

    /**
     * A field of the offered form.
     *
     * @param type {@code hidden}, or else the user fills it again: {@code file}, {@code password} or {@code text}
     * @param value of a hidden one; for a file its name, as a reminder; else empty
     * @param required whether the field was filled before and must not get lost
     */
    public record Input(String type, String name, String value, boolean required) {

        public boolean isHidden() {
            return type.equals("hidden");
        }
    }
}
