package io.quarkiverse.submittoken.runtime.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Properties;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

import io.quarkiverse.submittoken.RejectionReason;

class TextsTest {

    static final List<String> LANGUAGES = Texts.LANGUAGES;

    private final Texts texts = new Texts(Map.of("en", Map.of("a", "A", "b", "B"), "de", Map.of("a", "Ä"),
            "zh", Map.of(), "pt-BR", Map.of()));

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "null", value = { "null|en", "''|en", "de|de", "de-AT,en;q=0.5|de",
            "zh-CN,zh;q=0.9,en;q=0.8|zh", "fr,de;q=0.3,en;q=0.8|en", "fr|en", "*|en", "pt-br|pt-BR", "de;q=0,zh;q=0.1|zh",
            "de;q=x|en", "!?|en" })
    void theBestLanguageForARequest(String acceptLanguage, String language) {
        assertThat(texts.language(acceptLanguage)).isEqualToIgnoringCase(language);
    }

    @Test
    void aTextThatALanguageLacksIsEnglish() {
        assertThat(texts.in("de")).containsEntry("a", "Ä").containsEntry("b", "B");
    }

    @ParameterizedTest
    @FieldSource("LANGUAGES")
    void everyReasonHasItsTextsInEveryLanguage(String language) throws IOException {
        Properties shipped = shipped(language);

        assertThat(shipped.keySet()).isEqualTo(shipped("en").keySet());
        for (RejectionReason reason : RejectionReason.values()) {
            String word = new Rejected(reason, null, null, null).word();
            assertThat(shipped).containsKeys(word + ".title", word + ".happened", word + ".advice");
        }
    }

    @Test
    void theEnglishTitlesAreThoseOfTheProblemDocument() throws IOException {
        Properties english = shipped("en");
        for (RejectionReason reason : RejectionReason.values()) {
            assertThat(english).containsEntry(new Rejected(reason, null, null, null).word() + ".title", reason.title());
        }
    }

    private static Properties shipped(String language) throws IOException {
        Properties texts = new Properties();
        try (var reader = new InputStreamReader(
                Texts.class.getResourceAsStream("texts_" + language + ".properties"), StandardCharsets.UTF_8)) {
            texts.load(reader);
        }
        return texts;
    }
}
