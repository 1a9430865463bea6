package io.quarkiverse.submittoken.runtime.page;

import java.util.function.Predicate;
import java.util.regex.Pattern;

import io.quarkiverse.submittoken.runtime.page.RejectionPage.Input;

/**
 * What becomes of a field that was sent: sent again as it was, unless a page cannot hold it (a file) or must not (a password,
 * which would be kept in plain text wherever the page is).
 */
final class OfferedInputs {

    /** Sensitive fields that are not even shown while they are typed. */
    private static final Predicate<String> UNSEEN = Pattern.compile("pass|secret|cvc|cvv", Pattern.CASE_INSENSITIVE)
            .asPredicate();

    private final Predicate<String> sensitive;
    private final String csrfField;

    /** @param csrfField is sent back as it came, whatever its name, and is not shown */
    OfferedInputs(Predicate<String> sensitive, String csrfField) {
        this.sensitive = sensitive;
        this.csrfField = csrfField;
    }

    Input input(SentField field) {
        if (field.file()) {
            return new Input("file", field.name(), field.value(), !field.value().isEmpty());
        }
        if (isSensitive(field)) {
            return new Input(UNSEEN.test(field.name()) ? "password" : "text", field.name(), "", true);
        }
        return new Input("hidden", field.name(), field.value(), false);
    }

    boolean isShown(SentField field) {
        return !field.name().equals(csrfField);
    }

    SentField shown(SentField field, String notShown) {
        return isSensitive(field) ? new SentField(field.name(), notShown, false) : field;
    }

    private boolean isSensitive(SentField field) {
        return !field.file() && !field.value().isEmpty() && isShown(field) && sensitive.test(field.name());
    }
}
