package io.quarkiverse.submittoken.deployment;

import io.quarkiverse.submittoken.runtime.qute.LiteralTagParserHook;
import io.quarkiverse.submittoken.runtime.qute.TokenName;
import io.quarkus.arc.deployment.AdditionalBeanBuildItem;
import io.quarkus.deployment.annotations.BuildProducer;
import io.quarkus.deployment.annotations.BuildStep;
import io.quarkus.qute.Expression;
import io.quarkus.qute.deployment.IncorrectExpressionBuildItem;
import io.quarkus.qute.deployment.TemplatesAnalysisBuildItem;

/** The namespace {@code submitToken} in Qute templates. */
class TemplateProcessor {

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
                .forEach(expression -> refuseUnknownNames(expression, incorrect));
    }

    private static void refuseUnknownNames(Expression expression, BuildProducer<IncorrectExpressionBuildItem> incorrect) {
        TokenExpression.objection(expression).ifPresent(reason -> incorrect.produce(
                new IncorrectExpressionBuildItem(expression.toOriginalString(), reason, expression.getOrigin())));
        expression.getParts().stream()
                .filter(Expression.Part::isVirtualMethod)
                .flatMap(part -> part.asVirtualMethod().getParameters().stream())
                .forEach(parameter -> refuseUnknownNames(parameter, incorrect));
    }
}
