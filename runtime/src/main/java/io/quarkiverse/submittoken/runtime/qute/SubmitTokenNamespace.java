package io.quarkiverse.submittoken.runtime.qute;

import java.util.concurrent.CompletionStage;

import jakarta.inject.Singleton;

import io.quarkus.qute.EngineConfiguration;
import io.quarkus.qute.EvalContext;
import io.quarkus.qute.NamespaceResolver;
import io.quarkus.qute.Results;

/**
 * The template namespace. The build has refused unknown names already; one in a template that is parsed at run time only is
 * "not found", as it is everywhere in Qute.
 */
@Singleton
@EngineConfiguration
class SubmitTokenNamespace implements NamespaceResolver {

    private final RenderedToken rendered;

    SubmitTokenNamespace(RenderedToken rendered) {
        this.rendered = rendered;
    }

    @Override
    public String getNamespace() {
        return TokenName.NAMESPACE;
    }

    @Override
    public CompletionStage<Object> resolve(EvalContext context) {
        if (!context.getParams().isEmpty()) {
            return Results.notFound(context);
        }
        return TokenName.of(context.getName())
                .map(rendered::render)
                .orElseGet(() -> Results.notFound(context));
    }
}
