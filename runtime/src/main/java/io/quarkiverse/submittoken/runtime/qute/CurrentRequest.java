package io.quarkiverse.submittoken.runtime.qute;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

import jakarta.inject.Singleton;

import org.jboss.resteasy.reactive.server.core.ResteasyReactiveRequestContext;

import io.quarkiverse.submittoken.runtime.rest.PrivateResponse;
import io.quarkiverse.submittoken.runtime.rest.RequestUser;
import io.quarkus.arc.Arc;
import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
import io.vertx.ext.web.RoutingContext;

/** The request in which a template is rendered, if there is one: a scheduler that renders a mail has none. */
@Singleton
class CurrentRequest {

    private final CurrentVertxRequest request;

    CurrentRequest(CurrentVertxRequest request) {
        this.request = request;
    }

    /** Keeps the response out of shared caches. */
    void markPrivate() {
        routing().ifPresent(routing -> PrivateResponse.mark(routing, rest()));
    }

    /** The name of the user, or null. Never fails. */
    CompletionStage<String> user() {
        return routing().map(routing -> rest() == null ? RequestUser.of(routing) : RequestUser.of(rest()))
                .orElseGet(() -> CompletableFuture.completedStage(null));
    }

    private Optional<RoutingContext> routing() {
        return Arc.container().requestContext().isActive() ? Optional.ofNullable(request.getCurrent()) : Optional.empty();
    }

    private ResteasyReactiveRequestContext rest() {
        return request.getOtherHttpContextObject() instanceof ResteasyReactiveRequestContext rest ? rest : null;
    }
}
