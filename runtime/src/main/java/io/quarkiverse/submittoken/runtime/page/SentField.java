package io.quarkiverse.submittoken.runtime.page;

/**
 * A field as it was sent, one for each value.
 *
 * @param value what was typed, or the name of the file
 */
public record SentField(String name, String value, boolean file) {
}
