package io.quarkiverse.submittoken.runtime.page;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.Instance;
import jakarta.enterprise.inject.spi.Bean;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;

import io.quarkus.qute.i18n.Localized;

/** The texts of the pages in all languages, those that the application has added included. */
@Singleton
class Texts {

    private final Map<String, RejectionTexts> byLanguage = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

    @Inject
    Texts(@Any Instance<RejectionTexts> bundles, Instance<ReloadedTexts> inDevMode) {
        this(bundles.handlesStream().collect(Collectors.toMap(bundle -> language(bundle.getBean()), Instance.Handle::get)));
        if (inDevMode.isResolvable()) {
            byLanguage.replaceAll((language, texts) -> inDevMode.get().anew(texts));
        }
    }

    Texts(Map<String, RejectionTexts> byLanguage) {
        this.byLanguage.putAll(byLanguage);
    }

    private static String language(Bean<?> bundle) {
        return bundle.getQualifiers().stream().filter(Localized.class::isInstance)
                .map(localized -> ((Localized) localized).value()).findFirst().orElseThrow();
    }

    /** @return the tag of the best language for a request, English where none fits */
    String language(String acceptLanguage) {
        if (acceptLanguage == null || acceptLanguage.isBlank()) {
            return RejectionTexts.LANGUAGE;
        }
        try {
            List<Locale.LanguageRange> ranges = Locale.LanguageRange.parse(acceptLanguage).stream()
                    .filter(range -> range.getWeight() > 0).toList();
            String best = Locale.lookupTag(ranges, byLanguage.keySet());
            return best == null ? RejectionTexts.LANGUAGE : best;
        } catch (IllegalArgumentException illFormed) {
            return RejectionTexts.LANGUAGE;
        }
    }

    RejectionTexts in(String language) {
        return byLanguage.get(language);
    }
}
