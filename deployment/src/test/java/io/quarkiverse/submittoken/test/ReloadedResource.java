package io.quarkiverse.submittoken.test;

import java.util.concurrent.atomic.AtomicInteger;

import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

import org.jboss.resteasy.reactive.RestForm;

import io.quarkus.qute.Template;
import io.quarkus.qute.TemplateInstance;

@Path("/reloaded")
public class ReloadedResource {

    private static final AtomicInteger EXECUTIONS = new AtomicInteger();

    @Inject
    Template reloaded;

    @GET
    @Produces(MediaType.TEXT_HTML)
    public TemplateInstance form() {
        return reloaded.instance();
    }

    @POST
    public String order(@RestForm String item) {
        return "before " + EXECUTIONS.incrementAndGet();
    }

    // METHOD
}
