package io.quarkiverse.submittoken.runtime.qute;

import jakarta.inject.Singleton;

import org.jboss.resteasy.reactive.server.core.ResteasyReactiveRequestContext;

import io.quarkus.arc.Arc;
import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
import io.vertx.ext.web.RoutingContext;

/** The response of the request in which a template is rendered, if there is one. */
@Singleton
class CurrentResponse {

    private final CurrentVertxRequest request;

    CurrentResponse(CurrentVertxRequest request) {
        this.request = request;
    }

    /** Does nothing outside a request: a scheduler that renders a mail has no response. */
    void markPrivate() {
        if (!Arc.container().requestContext().isActive()) {
            return;
        }
        RoutingContext routing = request.getCurrent();
        if (routing != null) {
            PrivateResponse.mark(routing, restContext());
        }
    }

    private ResteasyReactiveRequestContext restContext() {
        return request.getOtherHttpContextObject() instanceof ResteasyReactiveRequestContext rest ? rest : null;
    }
}
