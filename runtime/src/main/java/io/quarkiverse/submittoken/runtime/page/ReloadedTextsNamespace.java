package io.quarkiverse.submittoken.runtime.page;

import java.util.Locale;
import java.util.concurrent.CompletionStage;

import jakarta.inject.Singleton;

import io.quarkus.qute.EngineConfiguration;
import io.quarkus.qute.EvalContext;
import io.quarkus.qute.NamespaceResolver;
import io.quarkus.qute.Resolver;
import io.quarkus.qute.TemplateInstance;

/** In dev mode, lets templates find the texts that are loaded anew, before those that Qute has. */
@Singleton
@EngineConfiguration
class ReloadedTextsNamespace implements NamespaceResolver {

    private final Texts texts;

    ReloadedTextsNamespace(Texts texts) {
        this.texts = texts;
    }

    @Override
    public int getPriority() {
        return DEFAULT_PRIORITY + 1;
    }

    @Override
    public String getNamespace() {
        return RejectionTexts.BUNDLE;
    }

    @Override
    public CompletionStage<Object> resolve(EvalContext context) {
        Object locale = context.getAttribute(TemplateInstance.LOCALE);
        String tag = locale instanceof Locale known ? known.toLanguageTag() : locale == null ? null : locale.toString();
        return ((Resolver) texts.in(texts.language(tag))).resolve(context);
    }
}
