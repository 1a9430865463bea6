package io.quarkiverse.submittoken.runtime.core;

import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Form fields left out of the comparison: the token's own, and those the application names, with {@code *} at an end. */
public final class IgnoredFields implements Predicate<String> {

    private final List<Predicate<String>> patterns;

    public IgnoredFields(String tokenField, Collection<String> patterns) {
        this.patterns = Stream.concat(
                Stream.<Predicate<String>> of(tokenField::equals),
                patterns.stream().map(IgnoredFields::matcher)).toList();
    }

    @Override
    public boolean test(String fieldName) {
        return patterns.stream().anyMatch(pattern -> pattern.test(fieldName));
    }

    static Predicate<String> matcher(String pattern) {
        boolean openStart = pattern.startsWith("*");
        boolean openEnd = pattern.endsWith("*") && pattern.length() > 1;
        String text = pattern.substring(openStart ? 1 : 0, pattern.length() - (openEnd ? 1 : 0));
        if (openStart && openEnd) {
            return name -> name.contains(text);
        }
        if (openStart) {
            return name -> name.endsWith(text);
        }
        return openEnd ? name -> name.startsWith(text) : text::equals;
    }
}
