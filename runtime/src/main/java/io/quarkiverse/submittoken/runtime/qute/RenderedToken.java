package io.quarkiverse.submittoken.runtime.qute;

import jakarta.enterprise.context.ApplicationScoped;

import io.quarkiverse.submittoken.runtime.config.SubmitTokenConfig;
import io.quarkus.qute.RawString;

/** What each name of the namespace renders. Created with the first rendering, when the run-time configuration is known. */
@ApplicationScoped
class RenderedToken {

    private static final RawString NOTHING = new RawString("");

    private final SubmitTokenConfig config;
    private final TokenSource tokens;
    private final CurrentResponse response;

    RenderedToken(SubmitTokenConfig config, TokenSource tokens, CurrentResponse response) {
        this.config = config;
        this.tokens = tokens;
        this.response = response;
    }

    Object render(TokenName name) {
        return switch (name) {
            case FIELD -> config.enabled() ? field(newToken()) : NOTHING;
            case VALUE -> config.enabled() ? newToken() : "";
            case FIELD_NAME -> config.fieldName();
        };
    }

    private String newToken() {
        response.markPrivate();
        return tokens.mint();
    }

    private RawString field(String token) {
        // without autocomplete="off" Firefox restores the used token when the page is reloaded
        return new RawString("<input type=\"hidden\" name=\"" + escaped(config.fieldName()) + "\" value=\"" + token
                + "\" autocomplete=\"off\">");
    }

    private static String escaped(String attribute) {
        return attribute.replace("&", "&amp;").replace("\"", "&quot;").replace("'", "&#39;").replace("<", "&lt;")
                .replace(">", "&gt;");
    }
}
