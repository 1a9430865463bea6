package io.quarkiverse.submittoken.runtime.rest;

import org.jboss.resteasy.reactive.server.core.ResteasyReactiveRequestContext;
import org.jboss.resteasy.reactive.server.spi.ServerRestHandler;

import io.vertx.core.http.HttpServerResponse;

/**
 * Notes that the method has returned, and with which status, before anything else can fail. Exceptions never come by
 * here.
 */
final class MethodReturnedHandler implements ServerRestHandler {

    static final MethodReturnedHandler INSTANCE = new MethodReturnedHandler();

    private MethodReturnedHandler() {
    }

    @Override
    public void handle(ResteasyReactiveRequestContext context) {
        GuardedExchange exchange = GuardedExchange.of(context);
        if (exchange == null) {
            return;
        }
        // a method may have answered by itself, on the HTTP response
        exchange.methodReturned(context.serverResponse().headWritten()
                ? context.unwrap(HttpServerResponse.class).getStatusCode()
                : context.getResponse().get().getStatus());
    }
}
