package io.quarkiverse.submittoken.it.end;

import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

import jakarta.inject.Inject;
import jakarta.transaction.RollbackException;
import jakarta.transaction.Status;
import jakarta.transaction.Synchronization;
import jakarta.transaction.SystemException;
import jakarta.transaction.TransactionManager;
import jakarta.transaction.Transactional;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;

import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.RestMulti;
import org.jboss.resteasy.reactive.RestPath;

import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.vertx.ext.web.RoutingContext;

/** Every kind of method, and every way in which it can end. */
@Path("/ends")
public class EndsResource {

    private static final Set<End> STATUSES = Set.of(End.SEE_OTHER, End.TEMPORARY_REDIRECT, End.UNPROCESSABLE,
            End.SERVER_ERROR);

    @Inject
    TransactionManager transactions;

    @Provider
    public static class RefusedMapper implements ExceptionMapper<Handler.Refused> {
        @Override
        public Response toResponse(Handler.Refused refused) {
            return Response.status(418).entity("refused").build();
        }
    }

    @Provider
    public static class BreakableFilter implements ContainerResponseFilter {
        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            if (response.getHeaders().remove(Handler.BREAKS_THE_FILTER) != null
                    || request.getUriInfo().getPath().endsWith("direct/FILTER_FAILS") && response.getStatus() == 204) {
                throw new Handler.Refused();
            }
        }
    }

    @POST
    @Path("blocking/{end}")
    public Response blocking(@RestPath End end, @RestForm String name) throws InterruptedException {
        Handler.begin(name);
        if (end == End.CLIENT_GONE_BEFORE) {
            Handler.door(name).await();
        }
        return Handler.response(end);
    }

    @POST
    @Path("blocking/COMMIT_FAILS")
    @Transactional
    public Response blockingCommit(@RestForm String name) throws SystemException, RollbackException {
        Handler.begin(name);
        failAtCommit();
        return Handler.response(End.COMMIT_FAILS);
    }

    @POST
    @Path("event-loop/{end}")
    @NonBlocking
    public Response eventLoop(@RestPath End end, @RestForm String name) {
        Handler.begin(name);
        return Handler.response(end);
    }

    @POST
    @Path("uni/{end}")
    public Uni<Response> uni(@RestPath End end, @RestForm String name) {
        Handler.begin(name);
        Uni<Void> opened = end == End.CLIENT_GONE_BEFORE
                ? Uni.createFrom().completionStage(opened(name))
                : Uni.createFrom().voidItem();
        return opened.map(nothing -> Handler.response(end));
    }

    @POST
    @Path("uni/COMMIT_FAILS")
    @Transactional
    public Uni<Response> uniCommit(@RestForm String name) throws SystemException, RollbackException {
        Handler.begin(name);
        failAtCommit();
        return Uni.createFrom().item(() -> Handler.response(End.COMMIT_FAILS));
    }

    @POST
    @Path("stage/{end}")
    public CompletionStage<Response> stage(@RestPath End end, @RestForm String name) {
        Handler.begin(name);
        CompletionStage<Void> opened = end == End.CLIENT_GONE_BEFORE ? opened(name) : CompletableFuture.completedStage(null);
        return opened.thenApplyAsync(nothing -> Handler.response(end));
    }

    @Path("sub")
    public SubResource sub() {
        return new SubResource();
    }

    public static class SubResource {

        @POST
        @Path("{end}")
        public Response post(@RestPath End end, @RestForm String name) throws InterruptedException {
            Handler.begin(name);
            if (end == End.CLIENT_GONE_BEFORE) {
                Handler.door(name).await();
            }
            return Handler.response(end);
        }
    }

    @POST
    @Path("multi/{end}")
    @Produces(MediaType.APPLICATION_JSON)
    public Multi<Object> multi(@RestPath End end, @RestForm String name) {
        Handler.begin(name);
        Uni<Void> opened = end == End.CLIENT_GONE_BEFORE
                ? Uni.createFrom().completionStage(opened(name))
                : Uni.createFrom().voidItem();
        Multi<Object> items = opened.onItem().transformToMulti(nothing -> Streams.items(end));
        return STATUSES.contains(end)
                ? RestMulti.fromMultiData(items).status(Handler.status(end)).header("Location", "/elsewhere").build()
                : items;
    }

    @POST
    @Path("sse/{end}")
    @Produces(MediaType.SERVER_SENT_EVENTS)
    public Multi<Object> sse(@RestPath End end, @RestForm String name) {
        Handler.begin(name);
        Uni<Void> opened = end == End.CLIENT_GONE_BEFORE
                ? Uni.createFrom().completionStage(opened(name))
                : Uni.createFrom().voidItem();
        return opened.onItem().transformToMulti(nothing -> Streams.items(end));
    }

    @POST
    @Path("direct/{end}")
    public void direct(@RestPath End end, @RestForm String name, RoutingContext routing) throws InterruptedException {
        Handler.begin(name);
        if (end == End.CLIENT_GONE_BEFORE) {
            Handler.door(name).await();
        }
        Response response = Handler.response(end);
        routing.response().setStatusCode(response.getStatus());
        if (response.getLocation() != null) {
            routing.response().putHeader("Location", response.getLocation().toString());
        }
        routing.response().end(response.hasEntity() ? response.getEntity().toString() : "");
    }

    private static CompletionStage<Void> opened(String name) {
        return CompletableFuture.runAsync(() -> {
            try {
                Handler.door(name).await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
    }

    private void failAtCommit() throws SystemException, RollbackException {
        transactions.getTransaction().registerSynchronization(new Synchronization() {
            @Override
            public void beforeCompletion() {
                throw new IllegalStateException("expected by the test");
            }

            @Override
            public void afterCompletion(int status) {
                if (status == Status.STATUS_COMMITTED) {
                    throw new AssertionError("the commit was to fail");
                }
            }
        });
    }
}
