package io.quarkiverse.submittoken.runtime.rest;

import org.jboss.resteasy.reactive.server.core.ResteasyReactiveRequestContext;
import org.jboss.resteasy.reactive.server.spi.ServerRestHandler;

/**
 * Notes with which status the method has returned, where that is declared for it, and offers our stream to the response
 * filters of the application: one that puts its own around it writes into ours. Exceptions never come by here.
 */
final class MethodReturnedHandler implements ServerRestHandler {

    static final MethodReturnedHandler INSTANCE = new MethodReturnedHandler();

    private MethodReturnedHandler() {
    }

    @Override
    public void handle(ResteasyReactiveRequestContext context) {
        GuardedExchange exchange = GuardedExchange.of(context);
        if (exchange != null && !context.serverResponse().headWritten()) {
            exchange.methodReturned(context.getResponse().get().getStatus());
            context.setOutputStream(exchange.newCapture());
        }
    }
}
