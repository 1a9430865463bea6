package io.quarkiverse.submittoken.runtime.page;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** The texts of the pages in all languages, the application's included. */
public final class Texts {

    public static final String DEFAULT_LANGUAGE = "en";

    /** The languages that come with the extension. */
    public static final List<String> LANGUAGES = List.of(DEFAULT_LANGUAGE, "zh", "de");

    private final Map<String, Map<String, String>> byLanguage = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

    /** @param byLanguage texts by tag and key; a text that a language lacks is English */
    Texts(Map<String, Map<String, String>> byLanguage) {
        Map<String, String> english = byLanguage.get(DEFAULT_LANGUAGE);
        byLanguage.forEach((language, texts) -> {
            Map<String, String> all = new HashMap<>(english);
            all.putAll(texts);
            this.byLanguage.put(language, Map.copyOf(all));
        });
    }

    /** @return the tag of the best language for a request, English where none fits */
    String language(String acceptLanguage) {
        if (acceptLanguage == null || acceptLanguage.isBlank()) {
            return DEFAULT_LANGUAGE;
        }
        try {
            List<Locale.LanguageRange> ranges = Locale.LanguageRange.parse(acceptLanguage).stream()
                    .filter(range -> range.getWeight() > 0).toList();
            String best = Locale.lookupTag(ranges, byLanguage.keySet());
            return best == null ? DEFAULT_LANGUAGE : best;
        } catch (IllegalArgumentException illFormed) {
            return DEFAULT_LANGUAGE;
        }
    }

    Map<String, String> in(String language) {
        return byLanguage.get(language);
    }
}
