package io.quarkiverse.submittoken.it.browser;

import java.util.Map;

import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;

import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;

/** Answers htmx with fragments. */
@Path("/htmx")
@Produces(MediaType.TEXT_HTML)
public class HtmxResource {

    @GET
    public HtmxPage page(@RestQuery String visit) {
        return new HtmxPage(visit);
    }

    @POST
    @Path("orders")
    public Response order(@RestForm String visit, @RestForm String item) {
        begin(visit);
        if (item.isBlank()) {
            return Response.status(422).entity(new HtmxForm(visit, item, OrderResource.PROBLEM)).build();
        }
        return Response.ok(new HtmxForm(visit, "", saved(visit, item))).build();
    }

    @POST
    @Path("inner")
    public HtmxInner inner(@RestForm String visit) {
        begin(visit);
        return new HtmxInner(visit, saved(visit, "Tea"));
    }

    @POST
    @Path("reminders/{visit}")
    public String remind(@RestPath String visit) {
        begin(visit);
        return "You will be reminded.";
    }

    @POST
    @Path("leave")
    public Response leave(@RestForm String visit) {
        begin(visit);
        saved(visit, "Tea");
        return Response.noContent().header("HX-Redirect", "/order/saved/" + visit + "/1").build();
    }

    @DELETE
    @Path("orders/{visit}")
    public String delete(@RestPath String visit) {
        begin(visit);
        return "The order is deleted.";
    }

    private static void begin(String visit) {
        Ledger.begin(visit);
        Ledger.takeAWhile(visit);
    }

    private static String saved(String visit, String item) {
        return "Order " + Ledger.save(visit, Map.of("item", item)) + " is saved.";
    }
}
