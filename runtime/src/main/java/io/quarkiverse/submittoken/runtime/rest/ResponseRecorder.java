package io.quarkiverse.submittoken.runtime.rest;

import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.CompletionStage;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.core.HttpHeaders;

import org.jboss.resteasy.reactive.server.core.ResteasyReactiveRequestContext;
import org.jboss.resteasy.reactive.server.core.ServerSerialisers;
import org.jboss.resteasy.reactive.server.core.serialization.EntityWriter;
import org.jboss.resteasy.reactive.server.spi.ResteasyReactiveContainerRequestContext;
import org.jboss.resteasy.reactive.server.spi.ServerHttpResponse;
import org.jboss.resteasy.reactive.server.spi.ServerRestHandler;

import io.quarkiverse.submittoken.runtime.core.RecordedResponse;
import io.quarkus.runtime.BlockingOperationControl;
import io.vertx.core.file.AsyncFile;
import io.vertx.ext.web.RoutingContext;

/**
 * The last response filter: makes of the response the bytes that go out, has them recorded, and only then sends them.
 * Responses of requests that own no submission pass.
 */
@Singleton
public class ResponseRecorder implements ContainerResponseFilter {

    private static final ServerRestHandler[] NOTHING_LEFT_TO_DO = {};

    @Inject
    GuardSettings settings;

    @Override
    public void filter(ContainerRequestContext request, ContainerResponseContext response) throws IOException {
        ResteasyReactiveRequestContext context = (ResteasyReactiveRequestContext) ((ResteasyReactiveContainerRequestContext) request)
                .getServerRequestContext();
        GuardedExchange exchange = GuardedExchange.of(context);
        if (exchange != null && !exchange.isSettled()) {
            record(context, exchange);
            return;
        }
        ReplayedExchange replay = ReplayedExchange.of(context);
        if (replay != null) {
            replay.send(context);
        }
    }

    private void record(ResteasyReactiveRequestContext context, GuardedExchange exchange) throws IOException {
        if (context.serverResponse().headWritten() || isSentByItsWriter(context.getResponseEntity())) {
            exchange.settleWithoutRecord();
            return;
        }
        long bound = settings.recordingPolicy().maxBody();
        boolean mayBlock = BlockingOperationControl.isBlockingAllowed();
        // without a thread to block there is no stream to read from: the entity is in memory anyway
        CaptureStream capture = new CaptureStream(mayBlock ? bound : Long.MAX_VALUE,
                () -> openAfterSettling(context, exchange));
        writeEntity(context, capture);
        if (context.serverResponse().headWritten()) {
            // over the bound, or answered by a writer or its interceptor
            exchange.settleWithoutRecord();
            context.restart(NOTHING_LEFT_TO_DO, true);
            return;
        }
        byte[] body = capture.bytes();
        CompletionStage<Void> settled = body.length > bound
                ? exchange.settleWithoutRecord()
                : exchange.settle(recorded(context, exchange, body), context.getThrowable() != null);
        Suspension.resumeAfter(context, settled, () -> context.restart(sending(body), true));
    }

    /** Some entities are not written to a stream: their writer answers asynchronously, on the HTTP response. */
    private static boolean isSentByItsWriter(Object entity) {
        return entity instanceof AsyncFile || entity instanceof io.vertx.mutiny.core.file.AsyncFile;
    }

    private static OutputStream openAfterSettling(ResteasyReactiveRequestContext context, GuardedExchange exchange) {
        exchange.settleWithoutRecord().toCompletableFuture().join();
        return context.serverResponse().createResponseOutputStream();
    }

    private static void writeEntity(ResteasyReactiveRequestContext context, CaptureStream capture) throws IOException {
        Object entity = context.getResponseEntity();
        ServerHttpResponse response = context.serverResponse();
        PrivateResponse.giveWay(context.unwrap(RoutingContext.class), context);
        if (entity == null) {
            response.removeResponseHeader(HttpHeaders.CONTENT_TYPE);
            ServerSerialisers.encodeResponseHeaders(context);
            return;
        }
        context.setOutputStream(capture);
        EntityWriter writer = context.getEntityWriter();
        (writer == null ? context.getDeployment().getDynamicEntityWriter() : writer).write(context, entity);
        context.setOutputStream(null);
        response.setPreCommitListener(null);
        boolean encodedByInterceptors = context.getWriterInterceptors() != null;
        if (!response.headWritten() && !encodedByInterceptors) {
            ServerSerialisers.encodeResponseHeaders(context);
        }
    }

    private RecordedResponse recorded(ResteasyReactiveRequestContext context, GuardedExchange exchange, byte[] body) {
        HeaderSnapshot after = HeaderSnapshot.of(context.serverResponse());
        return new RecordedResponse(context.getResponse().get().getStatus(),
                settings.recordingPolicy().recorded(after.since(exchange.headersBefore())), body);
    }

    /** Status and headers stand on the HTTP response already. */
    private static ServerRestHandler[] sending(byte[] body) {
        return new ServerRestHandler[] { context -> {
            if (!context.serverResponse().closed()) {
                ReplayedExchange.end(context.serverResponse(), body);
            }
        } };
    }
}
