package io.quarkiverse.submittoken.it.browser;

import java.net.URI;
import java.util.Map;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;

import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;

/** Answers Turbo as it wishes: 303 after success, 422 with the form where there is a mistake. */
@Path("/turbo")
@Produces(MediaType.TEXT_HTML)
public class TurboResource {

    @GET
    public TurboPage page(@RestQuery String visit) {
        return new TurboPage(visit, "Tea", null);
    }

    @GET
    @Path("elsewhere")
    public ResultPage elsewhere() {
        return new ResultPage("Elsewhere.");
    }

    @POST
    @Path("orders")
    public Response order(@RestForm String visit, @RestForm String item) {
        Ledger.begin(visit);
        Ledger.takeAWhile(visit);
        if (item.isBlank()) {
            return Response.status(422).entity(new TurboPage(visit, item, OrderResource.PROBLEM)).build();
        }
        int number = Ledger.save(visit, Map.of("item", item));
        return Response.seeOther(URI.create("/turbo/saved/" + number)).build();
    }

    @GET
    @Path("saved/{number}")
    public ResultPage saved(@RestPath int number) {
        return new ResultPage("Order " + number + " is saved.");
    }
}
