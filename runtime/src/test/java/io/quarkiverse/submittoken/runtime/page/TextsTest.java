package io.quarkiverse.submittoken.runtime.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.Map;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import io.quarkiverse.submittoken.RejectionReason;
import io.quarkus.qute.i18n.Message;

class TextsTest {

    /** Each text is its English one. */
    private static final RejectionTexts ENGLISH = (RejectionTexts) Proxy.newProxyInstance(TextsTest.class.getClassLoader(),
            new Class<?>[] { RejectionTexts.class }, (proxy, text, count) -> count == null ? text(text)
                    : text(text).replace("{count}", count[0].toString()));

    private final Texts texts = new Texts(Map.of("en", ENGLISH, "de", ENGLISH, "zh", ENGLISH, "pt-BR", ENGLISH));

    private static String text(Method method) {
        return method.getAnnotation(Message.class).defaultValue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "null", value = { "null|en", "''|en", "de|de", "de-AT,en;q=0.5|de",
            "zh-CN,zh;q=0.9,en;q=0.8|zh", "fr,de;q=0.3,en;q=0.8|en", "fr|en", "*|en", "pt-br|pt-BR", "de;q=0,zh;q=0.1|zh",
            "de;q=x|en", "!?|en" })
    void theBestLanguageForARequest(String acceptLanguage, String language) {
        assertThat(texts.language(acceptLanguage)).isEqualToIgnoringCase(language);
    }

    @ParameterizedTest
    @ValueSource(classes = { RejectionTextsDe.class, RejectionTextsZh.class })
    void everyTextIsTranslated(Class<? extends RejectionTexts> translation) throws NoSuchMethodException {
        for (Method english : RejectionTexts.class.getDeclaredMethods()) {
            Method translated = translation.getDeclaredMethod(english.getName(), english.getParameterTypes());
            assertThat(text(translated)).as(english.getName()).isNotBlank().isNotEqualTo(text(english));
            assertThat(text(translated).contains("{count}")).as("the count in " + english.getName())
                    .isEqualTo(text(english).contains("{count}"));
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyReasonHasItsOwnTexts(RejectionReason reason) {
        ReasonTexts ofReason = ReasonTexts.of(reason, ENGLISH);
        String prefix = prefix(reason);

        assertThat(ofReason.title()).as("as in the problem document").isEqualTo(reason.title())
                .isEqualTo(text(prefix + "Title"));
        assertThat(ofReason.happened()).isEqualTo(text(prefix + "Happened"));
        assertThat(ofReason.advice()).isEqualTo(text(prefix + "Advice"));
        assertThat(ofReason.send()).isEqualTo(text(prefix + "Send"));
    }

    /** {@code inFlight}. */
    private static String prefix(RejectionReason reason) {
        StringBuilder prefix = new StringBuilder();
        for (String word : reason.name().toLowerCase().split("_")) {
            prefix.append(prefix.isEmpty() ? word : Character.toUpperCase(word.charAt(0)) + word.substring(1));
        }
        return prefix.toString();
    }

    /** Null where there is none. */
    private static String text(String name) {
        return Arrays.stream(RejectionTexts.class.getDeclaredMethods()).filter(method -> method.getName().equals(name))
                .map(TextsTest::text).findFirst().orElse(null);
    }

    @ParameterizedTest
    @CsvSource({ "0,0 seconds", "1,1 second", "2,2 seconds", "59,59 seconds", "60,1 minute", "90,1 minute", "119,1 minute",
            "120,2 minutes", "3600,60 minutes" })
    void howLongAgoTheFirstAttemptBegan(long seconds, String ago) {
        assertThat(ReasonTexts.since(seconds, ENGLISH)).isEqualTo("The first attempt began " + ago + " ago.");
    }
}
