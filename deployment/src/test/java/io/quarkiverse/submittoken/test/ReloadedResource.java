package io.quarkiverse.submittoken.test;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
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

    /** How many class loaders of this class there are: a list that no reload takes away. */
    @GET
    @Path("loaders")
    @Produces(MediaType.TEXT_PLAIN)
    @SuppressWarnings("unchecked")
    public int loaders() {
        List<WeakReference<ClassLoader>> loaders = (List<WeakReference<ClassLoader>>) System.getProperties()
                .computeIfAbsent("reloaded.loaders", any -> new ArrayList<>());
        ClassLoader mine = ReloadedResource.class.getClassLoader();
        if (loaders.stream().noneMatch(loader -> loader.refersTo(mine))) {
            loaders.add(new WeakReference<>(mine));
        }
        System.gc();
        loaders.removeIf(loader -> loader.refersTo(null));
        return loaders.size();
    }

    // METHOD
}
