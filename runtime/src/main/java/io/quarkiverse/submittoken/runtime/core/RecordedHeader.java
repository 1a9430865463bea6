package io.quarkiverse.submittoken.runtime.core;

import java.util.List;

/**
 * A header of a recorded response, with the values that the handler gave it.
 *
 * @param replacing whether the handler replaced what stood there before it ran, instead of adding to it
 */
public record RecordedHeader(String name, List<String> values, boolean replacing) {

    public RecordedHeader {
        values = List.copyOf(values);
    }
}
