package io.quarkiverse.submittoken.deployment;

import org.jboss.logging.Logger;

import io.quarkiverse.submittoken.runtime.qute.LiteralTagParserHook;
import io.quarkiverse.submittoken.runtime.qute.TokenName;
import io.quarkus.arc.deployment.AdditionalBeanBuildItem;
import io.quarkus.deployment.annotations.BuildProducer;
import io.quarkus.deployment.annotations.BuildStep;
import io.quarkus.deployment.annotations.Produce;
import io.quarkus.deployment.builditem.ServiceStartBuildItem;
import io.quarkus.qute.deployment.IncorrectExpressionBuildItem;
import io.quarkus.qute.deployment.TemplatesAnalysisBuildItem;

/** The namespace {@code submitToken} in Qute templates. */
class TemplateProcessor {

    private static final Logger LOG = Logger.getLogger(TemplateProcessor.class);

    private static final String PACKAGE = TokenName.class.getPackageName();

    @BuildStep
    AdditionalBeanBuildItem beans() {
        return AdditionalBeanBuildItem.builder()
                .addBeanClass(LiteralTagParserHook.class)
                .addBeanClasses(PACKAGE + ".SubmitTokenNamespace", PACKAGE + ".RenderedToken", PACKAGE + ".CurrentRequest")
                .build();
    }

    /** Qute itself takes any name in a namespace and would fail only when the page is rendered. */
    @BuildStep
    void refuseUnknownNames(TemplatesAnalysisBuildItem templates, BuildProducer<IncorrectExpressionBuildItem> incorrect) {
        templates.getAnalysis().stream()
                .flatMap(template -> template.expressions.stream())
                .flatMap(TokenExpression::withParameters)
                .forEach(expression -> TokenExpression.objection(expression).ifPresent(reason -> incorrect.produce(
                        new IncorrectExpressionBuildItem(expression.toOriginalString(), reason, expression.getOrigin()))));
    }

    @BuildStep
    @Produce(ServiceStartBuildItem.class)
    void warnOfCachedTokens(TemplatesAnalysisBuildItem templates) {
        templates.getAnalysis().stream().flatMap(CachedToken::warnings).forEach(LOG::warn);
    }
}
