package io.quarkiverse.submittoken.runtime.script;

import io.vertx.core.Handler;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.RoutingContext;

/** Serves the script. Its path changes with its content, so it can be cached for good. */
class HelperScriptHandler implements Handler<RoutingContext> {

    private final String content;

    HelperScriptHandler(String content) {
        this.content = content;
    }

    @Override
    public void handle(RoutingContext routing) {
        routing.response()
                .putHeader(HttpHeaders.CONTENT_TYPE, "text/javascript;charset=UTF-8")
                .putHeader(HttpHeaders.CACHE_CONTROL, "public, max-age=31536000, immutable")
                .putHeader("X-Content-Type-Options", "nosniff")
                .end(content);
    }
}
