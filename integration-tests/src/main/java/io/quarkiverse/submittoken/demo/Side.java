package io.quarkiverse.submittoken.demo;

import java.util.Locale;

import com.fasterxml.jackson.annotation.JsonValue;

/** The two forms of the page: the same fields and the same handler, with a token and without. */
enum Side {
    UNGUARDED,
    GUARDED;

    /** As in addresses, in the table and in the ids of the page. */
    @JsonValue
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
