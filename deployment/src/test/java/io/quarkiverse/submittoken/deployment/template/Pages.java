package io.quarkiverse.submittoken.deployment.template;

import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Response;

import org.jboss.resteasy.reactive.server.ServerExceptionMapper;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;
import org.jboss.resteasy.reactive.server.core.ResteasyReactiveRequestContext;
import org.jboss.resteasy.reactive.server.spi.ResteasyReactiveContainerRequestContext;

import io.quarkiverse.submittoken.runtime.rest.PrivateResponse;
import io.quarkus.arc.Arc;
import io.quarkus.arc.ManagedContext;
import io.quarkus.qute.Template;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.mutiny.Uni;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;

/** Pages with a form, rendered and answered in all the ways there are. */
@Path("/")
@Produces("text/html")
public class Pages {

    @Inject
    Template form;

    @Inject
    Template plain;

    @GET
    @Path("template")
    public TemplateInstance template() {
        return form.instance();
    }

    @GET
    @Path("plain")
    public TemplateInstance plain() {
        return plain.instance();
    }

    @GET
    @Path("uni")
    public Uni<String> uni() {
        return form.instance().createUni();
    }

    @GET
    @Path("event-loop")
    @NonBlocking
    public TemplateInstance eventLoop() {
        return form.instance();
    }

    @GET
    @Path("response")
    public Response response() {
        return Response.ok(form.instance()).build();
    }

    @GET
    @Path("string")
    public String string() {
        return form.render();
    }

    @GET
    @Path("failed")
    public String failed() {
        throw new IllegalStateException("shown as a page");
    }

    @ServerExceptionMapper
    Response failed(IllegalStateException failure) {
        return Response.status(422).entity(form.render()).build();
    }

    /** What reactive routes do for their methods. */
    void route(@Observes Router router, CurrentVertxRequest current) {
        router.get("/route").handler(routing -> {
            ManagedContext requestScope = Arc.container().requestContext();
            requestScope.activate();
            try {
                current.setCurrent(routing);
                routing.end(form.render());
            } finally {
                requestScope.terminate();
            }
        });
    }

    @ServerResponseFilter(priority = Integer.MIN_VALUE)
    public void last(ResteasyReactiveContainerRequestContext request, RoutingContext routing) {
        if (request.getHeaders().containsKey("X-Look")) {
            PrivateResponse.giveWay(routing,
                    (ResteasyReactiveRequestContext) request.getServerRequestContext());
            routing.response().putHeader("X-Seen", String.valueOf(routing.response().headers().getAll("Cache-Control")));
        }
    }
}
