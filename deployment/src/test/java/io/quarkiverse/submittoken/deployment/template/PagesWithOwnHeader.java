package io.quarkiverse.submittoken.deployment.template;

import java.io.IOException;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.CacheControl;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.Provider;
import jakarta.ws.rs.ext.WriterInterceptor;
import jakarta.ws.rs.ext.WriterInterceptorContext;

import org.jboss.resteasy.reactive.Cache;
import org.jboss.resteasy.reactive.ResponseHeader;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;

import io.quarkus.qute.Template;
import io.quarkus.qute.TemplateInstance;
import io.vertx.ext.web.RoutingContext;

/** Pages with a form, on which the application says itself how long they may be cached. */
@Path("/")
@Produces("text/html")
public class PagesWithOwnHeader {

    @Inject
    Template form;

    @GET
    @Path("response-own")
    public Response responseOwn() {
        CacheControl sevenSeconds = new CacheControl();
        sevenSeconds.setNoTransform(false);
        sevenSeconds.setMaxAge(7);
        return Response.ok(form.instance()).cacheControl(sevenSeconds).build();
    }

    @GET
    @Path("string-own")
    public Response stringOwn() {
        return Response.ok(form.render()).header("cache-control", "max-age=7").build();
    }

    @GET
    @Path("annotated")
    @Cache(maxAge = 7, noTransform = false)
    public TemplateInstance annotated() {
        return form.instance();
    }

    @GET
    @Path("rest-header")
    @ResponseHeader(name = "Cache-Control", value = "max-age=7")
    public TemplateInstance restHeader() {
        return form.instance();
    }

    @GET
    @Path("response-filter")
    public TemplateInstance responseFilter() {
        return form.instance();
    }

    @ServerResponseFilter
    public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        if (request.getUriInfo().getPath().endsWith("response-filter")) {
            response.getHeaders().putSingle(HttpHeaders.CACHE_CONTROL, "max-age=7");
        }
    }

    @GET
    @Path("http-before")
    public TemplateInstance httpBefore(RoutingContext routing) {
        routing.response().putHeader("Cache-Control", "max-age=7");
        return form.instance();
    }

    @GET
    @Path("http-after")
    public String httpAfter(RoutingContext routing) {
        String page = form.render();
        routing.response().putHeader("Cache-Control", "max-age=7");
        return page;
    }

    @GET
    @Path("http-added")
    public String httpAdded(RoutingContext routing) {
        String page = form.render();
        routing.response().headers().add("Cache-Control", "max-age=7");
        return page;
    }

    @GET
    @Path("configured")
    public TemplateInstance configured() {
        return form.instance();
    }

    @GET
    @Path("filtered")
    public TemplateInstance filtered() {
        return form.instance();
    }

    @GET
    @Path("several")
    public Response several() {
        return Response.ok(form.render()).header("Cache-Control", "max-age=7").header("Cache-Control", "public").build();
    }

    @GET
    @Path("same")
    public Response same() {
        return Response.ok(form.render()).header("Cache-Control", "private, no-cache").build();
    }

    @GET
    @Path("writer-interceptor")
    @SevenSeconds
    public String writerInterceptor() {
        return form.render();
    }

    @NameBinding
    @Retention(RetentionPolicy.RUNTIME)
    @interface SevenSeconds {
    }

    @Provider
    @SevenSeconds
    public static class SevenSecondsInterceptor implements WriterInterceptor {
        @Override
        public void aroundWriteTo(WriterInterceptorContext context) throws IOException {
            context.getHeaders().putSingle(HttpHeaders.CACHE_CONTROL, "max-age=7");
            context.proceed();
        }
    }
}
