package io.quarkiverse.submittoken.runtime.rest;

import io.quarkiverse.submittoken.RejectionReason;
import io.quarkiverse.submittoken.SubmissionRejectedException;
import io.vertx.core.json.JsonObject;

/** The English texts of a rejection, as a problem document and as the page for when no better one can be rendered. */
final class RejectionAnswer {

    private static final String PAGE = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="UTF-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>%1$s</title>
            </head>
            <body>
            <main>
            <h1>%1$s</h1>
            <p>%2$s</p>
            </main>
            </body>
            </html>
            """;

    private RejectionAnswer() {
    }

    static String problem(SubmissionRejectedException rejection) {
        RejectionReason reason = rejection.reason();
        return new JsonObject()
                .put("type", reason.type())
                .put("title", reason.title())
                .put("status", reason.status())
                .put("detail", rejection.getMessage())
                .encode();
    }

    static String page(SubmissionRejectedException rejection) {
        return PAGE.formatted(escaped(rejection.reason().title()), escaped(rejection.getMessage()));
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
