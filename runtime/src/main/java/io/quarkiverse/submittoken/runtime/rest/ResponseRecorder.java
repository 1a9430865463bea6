package io.quarkiverse.submittoken.runtime.rest;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.file.Path;
import java.util.concurrent.CompletionStage;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.StreamingOutput;

import org.jboss.resteasy.reactive.FilePart;
import org.jboss.resteasy.reactive.PathPart;
import org.jboss.resteasy.reactive.server.core.ResteasyReactiveRequestContext;
import org.jboss.resteasy.reactive.server.core.ServerSerialisers;
import org.jboss.resteasy.reactive.server.core.serialization.DynamicEntityWriter;
import org.jboss.resteasy.reactive.server.spi.ResteasyReactiveContainerRequestContext;
import org.jboss.resteasy.reactive.server.spi.ServerHttpResponse;
import org.jboss.resteasy.reactive.server.spi.ServerRestHandler;

import io.quarkiverse.submittoken.runtime.core.RecordedResponse;
import io.quarkus.runtime.BlockingOperationControl;
import io.smallrye.mutiny.infrastructure.Infrastructure;
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
            if (isReadWhileWritten(context.getResponseEntity()) && !BlockingOperationControl.isBlockingAllowed()) {
                comeAgainOnAWorker(context);
            } else {
                record(context, exchange);
            }
            return;
        }
        ReplayedExchange replay = ReplayedExchange.of(context);
        if (replay != null) {
            replay.send(context);
        }
    }

    private void record(ResteasyReactiveRequestContext context, GuardedExchange exchange) throws IOException {
        if (context.serverResponse().headWritten() || isSentByItsWriter(context.getResponseEntity())) {
            withdrawStream(context, exchange);
            Suspension.resumeAfter(context, exchange.settleWithoutRecord(), () -> {
                // Quarkus REST goes on as it would without us
            });
            return;
        }
        writeEntity(context, exchange);
        if (context.serverResponse().headWritten() || context.isSuspended()) {
            // over the bound; or the writer, or an interceptor of it, has answered by itself or is going to
            exchange.settleWithoutRecord();
            context.restart(NOTHING_LEFT_TO_DO, true);
            return;
        }
        byte[] body = exchange.capture().bytes();
        CompletionStage<Void> settled = body.length > settings.recordingPolicy().maxBody()
                ? exchange.settleWithoutRecord()
                : exchange.settle(recorded(context, exchange, body), context.getThrowable() != null);
        Suspension.resumeAfter(context, settled, () -> context.restart(sending(body), true));
    }

    /** Writing such an entity means reading a file or stream, which an event loop must not do. */
    private static boolean isReadWhileWritten(Object entity) {
        return entity instanceof File || entity instanceof Path || entity instanceof FilePart || entity instanceof PathPart
                || entity instanceof InputStream || entity instanceof Reader || entity instanceof StreamingOutput;
    }

    private static void comeAgainOnAWorker(ResteasyReactiveRequestContext context) {
        context.setPosition(context.getPosition() - 1);
        context.suspend();
        context.resume(Infrastructure.getDefaultExecutor());
    }

    /** Where no response filter has put its own around it, Quarkus REST is to find none. */
    private static void withdrawStream(ResteasyReactiveRequestContext context, GuardedExchange exchange) {
        if (context.getOutputStream() == exchange.capture()) {
            context.setOutputStream(null);
        }
    }

    /** Some entities are not written to a stream: their writer answers asynchronously, on the HTTP response. */
    private static boolean isSentByItsWriter(Object entity) {
        return entity instanceof AsyncFile || entity instanceof io.vertx.mutiny.core.file.AsyncFile;
    }

    private static void writeEntity(ResteasyReactiveRequestContext context, GuardedExchange exchange) throws IOException {
        Object entity = context.getResponseEntity();
        ServerHttpResponse response = context.serverResponse();
        withdrawStream(context, exchange);
        PrivateResponse.giveWay(context.unwrap(RoutingContext.class), context);
        boolean streamOfAFilter = context.getOutputStream() != null;
        if (!streamOfAFilter) {
            exchange.newCapture();
        }
        if (entity == null) {
            response.removeResponseHeader(HttpHeaders.CONTENT_TYPE);
            ServerSerialisers.encodeResponseHeaders(context);
            return;
        }
        ServerSerialisers writers = context.getDeployment().getSerialisers();
        new DynamicEntityWriter(
                streamOfAFilter ? writers : new CapturingWriters(writers, context, exchange.capture()))
                .write(context, entity);
        if (!context.isSuspended()) {
            // what went on to the client has its end now, also where the writer has not closed its stream
            exchange.capture().close();
        }
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
