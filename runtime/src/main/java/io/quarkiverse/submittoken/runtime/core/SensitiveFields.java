package io.quarkiverse.submittoken.runtime.core;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/** Form fields whose content is not sent back in a page. Named like {@link IgnoredFields}, in any case. */
public final class SensitiveFields implements Predicate<String> {

    private final List<Predicate<String>> patterns;

    public SensitiveFields(Collection<String> patterns) {
        this.patterns = patterns.stream().map(SensitiveFields::lowerCase).map(IgnoredFields::matcher).toList();
    }

    @Override
    public boolean test(String fieldName) {
        String name = lowerCase(fieldName);
        return patterns.stream().anyMatch(pattern -> pattern.test(name));
    }

    private static String lowerCase(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
