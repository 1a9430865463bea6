package io.quarkiverse.submittoken.runtime.rest;

import java.util.ArrayList;
import java.util.List;

import org.jboss.resteasy.reactive.server.core.LazyResponse;
import org.jboss.resteasy.reactive.server.core.ResteasyReactiveRequestContext;

import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.RoutingContext;

/**
 * Keeps a response that carries a token out of shared caches, which would hand one token to several visitors. The header
 * goes on the HTTP response as soon as a token is minted. The application's own header wins, wherever and whenever it is set:
 * Quarkus REST <em>adds</em> the headers of a JAX-RS response to those of the HTTP response, so ours has to go before it does.
 */
public final class PrivateResponse {

    private static final String NAME = "Cache-Control";
    private static final String VALUE = "private, no-cache";
    private static final String MARKED = PrivateResponse.class.getName();

    private PrivateResponse() {
    }

    /** @param rest the JAX-RS side of the request, or {@code null} where a plain route renders */
    public static void mark(RoutingContext routing, ResteasyReactiveRequestContext rest) {
        HttpServerResponse response = routing.response();
        if (response.headWritten() || response.headers().contains(NAME)) {
            return;
        }
        response.putHeader(NAME, VALUE);
        routing.put(MARKED, true);
        // these handlers run last in, first out: this one before that of Quarkus REST, which adds the JAX-RS headers
        routing.addHeadersEndHandler(ignored -> giveWay(routing, rest));
    }

    /**
     * Takes our header away from the HTTP response if the application has set its own. Who reads the headers of the HTTP
     * response before they are sent calls this first. Calling it again changes nothing.
     *
     * @param rest the JAX-RS side of the request, or {@code null} if there is none
     */
    public static void giveWay(RoutingContext routing, ResteasyReactiveRequestContext rest) {
        if (routing.remove(MARKED) == null) {
            return;
        }
        HttpServerResponse response = routing.response();
        List<String> values = new ArrayList<>(response.headers().getAll(NAME));
        boolean another = values.size() > 1 || setOnJaxRs(rest);
        if (another && values.remove(VALUE)) {
            response.headers().remove(NAME);
            response.headers().add(NAME, values);
        }
    }

    private static boolean setOnJaxRs(ResteasyReactiveRequestContext rest) {
        LazyResponse response = rest == null ? null : rest.getResponse();
        return response != null && (response.isCreated() || !response.isPredetermined())
                && response.get().getHeaders().containsKey(NAME);
    }
}
