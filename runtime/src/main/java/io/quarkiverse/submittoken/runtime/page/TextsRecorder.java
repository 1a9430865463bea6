package io.quarkiverse.submittoken.runtime.page;

import java.util.Map;
import java.util.function.Supplier;

import io.quarkus.runtime.annotations.Recorder;

/** Hands the texts that the build has found on to the application, so that nothing is looked for at run time. */
@Recorder
public class TextsRecorder {

    public Supplier<Texts> texts(Map<String, Map<String, String>> byLanguage) {
        Texts texts = new Texts(byLanguage);
        return () -> texts;
    }
}
