package io.quarkiverse.submittoken.runtime.qute;

import java.util.concurrent.CompletionStage;

import jakarta.enterprise.context.ApplicationScoped;

import io.quarkiverse.submittoken.runtime.config.SubmitTokenConfig;
import io.quarkiverse.submittoken.runtime.core.Tokens;
import io.quarkiverse.submittoken.runtime.served.ServedFiles;
import io.quarkus.qute.CompletedStage;
import io.quarkus.qute.RawString;

/** What each name of the namespace renders. Created with the first rendering, when the run-time configuration is known. */
@ApplicationScoped
class RenderedToken {

    private static final RawString NOTHING = new RawString("");

    private final SubmitTokenConfig config;
    private final Tokens tokens;
    private final CurrentRequest request;
    private final ServedFiles served;

    RenderedToken(SubmitTokenConfig config, Tokens tokens, CurrentRequest request, ServedFiles served) {
        this.config = config;
        this.tokens = tokens;
        this.request = request;
        this.served = served;
    }

    CompletionStage<Object> render(TokenName name) {
        return switch (name) {
            case FIELD -> config.enabled() ? newToken().thenApply(this::field) : CompletedStage.of(NOTHING);
            case VALUE -> config.enabled() ? newToken().thenApply(token -> token) : CompletedStage.of("");
            case FIELD_NAME -> CompletedStage.of(config.fieldName());
            case SCRIPT -> CompletedStage.of(config.enabled() ? script() : NOTHING);
            case STYLESHEET -> CompletedStage.of(config.enabled() ? stylesheet() : NOTHING);
        };
    }

    private CompletionStage<String> newToken() {
        request.markPrivate();
        return request.user().thenApply(tokens::mint);
    }

    private RawString field(String token) {
        // without autocomplete="off" Firefox restores the used token when the page is reloaded
        return new RawString("<input type=\"hidden\" name=\"" + escaped(config.fieldName()) + "\" value=\"" + token
                + "\" autocomplete=\"off\">");
    }

    private RawString script() {
        return new RawString("<script src=\"" + served.script() + "\" defer data-field=\"" + escaped(config.fieldName())
                + "\" data-header=\"" + escaped(config.headerName()) + "\"></script>");
    }

    private RawString stylesheet() {
        return new RawString("<link rel=\"stylesheet\" href=\"" + served.stylesheet() + "\">");
    }

    private static String escaped(String attribute) {
        return attribute.replace("&", "&amp;").replace("\"", "&quot;").replace("'", "&#39;").replace("<", "&lt;")
                .replace(">", "&gt;");
    }
}
