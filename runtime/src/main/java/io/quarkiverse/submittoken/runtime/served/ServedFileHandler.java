package io.quarkiverse.submittoken.runtime.served;

import io.vertx.core.Handler;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.RoutingContext;

/** Serves a file whose path changes with its content, so that it can be cached for good. */
class ServedFileHandler implements Handler<RoutingContext> {

    private final String contentType;
    private final String content;

    ServedFileHandler(String contentType, String content) {
        this.contentType = contentType;
        this.content = content;
    }

    @Override
    public void handle(RoutingContext routing) {
        routing.response()
                .putHeader(HttpHeaders.CONTENT_TYPE, contentType)
                .putHeader(HttpHeaders.CACHE_CONTROL, "public, max-age=31536000, immutable")
                .putHeader("X-Content-Type-Options", "nosniff")
                .end(content);
    }
}
