package io.quarkiverse.submittoken.runtime.rest;

import java.util.Arrays;
import java.util.List;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;

import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.core.ResteasyReactiveRequestContext;
import org.jboss.resteasy.reactive.server.handlers.ResourceResponseFilterHandler;
import org.jboss.resteasy.reactive.server.mapping.RuntimeResource;
import org.jboss.resteasy.reactive.server.spi.ServerHttpResponse;
import org.jboss.resteasy.reactive.server.spi.ServerRestHandler;

import io.quarkiverse.submittoken.runtime.core.RecordedResponse;
import io.quarkus.resteasy.reactive.server.runtime.ResteasyReactiveCompressionHandler;

/** A request that is answered with a recorded response. Kept as a property of the request. */
final class ReplayedExchange {

    private static final Logger LOG = Logger.getLogger(ReplayedExchange.class);

    static final String REPLAYED_HEADER = "X-Submit-Token-Replayed";

    private static final String PROPERTY = ReplayedExchange.class.getName();
    private static final String CORS_PREFIX = "Access-Control-";

    private final RecordedResponse recorded;
    private final HeaderSnapshot before;

    private ReplayedExchange(RecordedResponse recorded, HeaderSnapshot before) {
        this.recorded = recorded;
        this.before = before;
    }

    /** Ends the request without its method: response filters run, and the last one sends the record. */
    static void replay(RecordedResponse recorded, ResteasyReactiveRequestContext context) {
        context.setProperty(PROPERTY, new ReplayedExchange(recorded, HeaderSnapshot.of(context.serverResponse())));
        context.setResult(Response.status(recorded.status()).type(contentType(recorded)).build());
        context.setAbortHandlerChainStarted(true);
        context.restart(Arrays.stream(context.getAbortHandlerChain()).map(ReplayedExchange::tolerant)
                .toArray(ServerRestHandler[]::new), true);
        context.resume();
    }

    /** A filter of the application may rely on the method's entity, which a replay has not: the record is sent all the same. */
    private static ServerRestHandler tolerant(ServerRestHandler handler) {
        if (!(handler instanceof ResourceResponseFilterHandler)) {
            return handler;
        }
        return context -> {
            try {
                handler.handle(context);
            } catch (Exception e) {
                LOG.warnf(e, "A response filter has failed in a replay of %s, which has no entity. The replay is sent without "
                        + "what this filter does.", context.getPath());
            }
        };
    }

    private static String contentType(RecordedResponse recorded) {
        return recorded.headers().stream().filter(header -> header.name().equalsIgnoreCase(HttpHeaders.CONTENT_TYPE))
                .map(header -> header.values().get(0)).findFirst().orElse(null);
    }

    static ReplayedExchange of(ResteasyReactiveRequestContext context) {
        return context.getProperty(PROPERTY) instanceof ReplayedExchange replay ? replay : null;
    }

    void send(ResteasyReactiveRequestContext context) {
        ServerHttpResponse response = context.serverResponse();
        context.getResponse().get().getStringHeaders().forEach((name, values) -> {
            if (name.regionMatches(true, 0, CORS_PREFIX, 0, CORS_PREFIX.length())) {
                response.setResponseHeader(name, List.<CharSequence> copyOf(values));
            }
        });
        RuntimeResource method = context.getTarget();
        context.restart(new ServerRestHandler[] { sending -> {
            decideCompression(method, sending);
            response.setPreCommitListener(null);
            response.setStatusCode(recorded.status());
            before.apply(recorded.headers(), response);
            response.setResponseHeader(REPLAYED_HEADER, "true");
            end(response, recorded.body());
        } }, true);
    }

    /** Quarkus REST decides it in a handler of the method, which a replay does not come by. */
    private static void decideCompression(RuntimeResource method, ResteasyReactiveRequestContext context) throws Exception {
        for (ServerRestHandler handler : method.getHandlerChain()) {
            if (handler instanceof ResteasyReactiveCompressionHandler compression) {
                compression.handle(context);
            }
        }
    }

    static void end(ServerHttpResponse response, byte[] body) {
        if (body.length == 0) {
            response.end();
        } else {
            response.end(body);
        }
    }
}
