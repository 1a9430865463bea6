package io.quarkiverse.submittoken.runtime.qute;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The names that exist in the template namespace {@value #NAMESPACE}. */
public enum TokenName {

    /** The hidden form field with a new token. */
    FIELD("field"),
    /** A new token alone. */
    VALUE("value"),
    /** The name of the form field. */
    FIELD_NAME("fieldName"),
    /** The element of the helper script. */
    SCRIPT("script"),
    /** The element of the stylesheet that the pages of rejections have. */
    STYLESHEET("stylesheet");

    public static final String NAMESPACE = "submitToken";

    private final String text;

    TokenName(String text) {
        this.text = text;
    }

    /** @return the name as it is written in a template */
    public String text() {
        return text;
    }

    public static Optional<TokenName> of(String text) {
        return Arrays.stream(values()).filter(name -> name.text.equals(text)).findFirst();
    }

    public static List<String> texts() {
        return Arrays.stream(values()).map(TokenName::text).toList();
    }

    /** @return the name that was probably meant by a misspelt one */
    public static Optional<TokenName> closestTo(String misspelt) {
        return Arrays.stream(values())
                .min(Comparator.comparingInt(name -> Spelling.distance(name.text, misspelt)))
                .filter(name -> Spelling.distance(name.text, misspelt) <= name.text.length() / 2);
    }
}
