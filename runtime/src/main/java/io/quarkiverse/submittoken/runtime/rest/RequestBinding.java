package io.quarkiverse.submittoken.runtime.rest;

import org.jboss.resteasy.reactive.server.core.ResteasyReactiveRequestContext;

import io.quarkiverse.submittoken.runtime.core.Binding;
import io.vertx.ext.web.RoutingContext;

/** Reads from a request what binds its token. */
final class RequestBinding {

    private RequestBinding() {
    }

    static Binding of(ResteasyReactiveRequestContext context, String user) {
        String target = context.serverRequest().getRequestNormalisedPath() + "?" + context.serverRequest().query();
        // without matrix parameters, and as a filter before the match may have set it
        String seenTarget = context.getPath() + "?" + seenQuery(context);
        return new Binding(context.getMethod(), target, seenTarget, user);
    }

    private static String seenQuery(ResteasyReactiveRequestContext context) {
        try {
            return context.unwrap(RoutingContext.class).queryParams().entries().toString();
        } catch (RuntimeException illFormed) {
            // cannot be decoded; the target as sent tells it apart
            return "";
        }
    }
}
