package io.quarkiverse.submittoken.deployment;

import io.quarkiverse.submittoken.runtime.qute.LiteralTagParserHook;
import io.quarkiverse.submittoken.runtime.qute.TokenSource;
import io.quarkus.arc.deployment.AdditionalBeanBuildItem;
import io.quarkus.deployment.annotations.BuildStep;

/** The namespace {@code submitToken} in Qute templates. */
class TemplateProcessor {

    private static final String PACKAGE = TokenSource.class.getPackageName();

    @BuildStep
    AdditionalBeanBuildItem beans() {
        return AdditionalBeanBuildItem.builder()
                .addBeanClasses(LiteralTagParserHook.class, TokenSource.class)
                .addBeanClasses(PACKAGE + ".SubmitTokenNamespace", PACKAGE + ".RenderedToken", PACKAGE + ".CurrentResponse")
                .build();
    }
}
