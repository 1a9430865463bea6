package io.quarkiverse.submittoken.it.browser;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Objects;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;

import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;

/** Takes orders, slowly, and answers as applications do. */
@Path("/order")
@Produces(MediaType.TEXT_HTML)
public class OrderResource {

    static final String SAVE = "Save";
    static final String PUBLISH = "Publish";
    static final String PROBLEM = "Please say what you would like.";

    /** A form whose answer is the page that the path names. */
    @GET
    @Path("{answer}")
    public OrderPage form(@RestPath String answer, @RestQuery String visit, @RestQuery boolean script) {
        return new OrderPage("/order/" + answer, List.of(), visit, script, "Tea", "", null);
    }

    @GET
    @Path("two-buttons")
    public OrderPage twoButtons(@RestQuery String visit, @RestQuery boolean script) {
        return new OrderPage("/order/redirect", List.of(SAVE, PUBLISH), visit, script, "Tea", "", null);
    }

    @POST
    @Path("redirect")
    public Response redirect(@BeanParam OrderForm form) {
        Ledger.begin(form.visit());
        Ledger.takeAWhile(form.visit());
        if (form.item().isBlank()) {
            return Response.status(422).entity(new OrderPage("/order/redirect", List.of(), form.visit(), form.script(),
                    form.item(), form.note(), PROBLEM)).build();
        }
        int number = save(form);
        return Response.seeOther(URI.create("/order/saved/" + form.visit() + "/" + number)).build();
    }

    @GET
    @Path("saved/{visit}/{number}")
    public ResultPage saved(@RestPath int number) {
        return new ResultPage(savedSentence(number));
    }

    /** Without a redirect. */
    @POST
    @Path("page")
    public ResultPage page(@BeanParam OrderForm form) {
        Ledger.begin(form.visit());
        Ledger.takeAWhile(form.visit());
        return new ResultPage(savedSentence(save(form)));
    }

    private static int save(OrderForm form) {
        return Ledger.save(form.visit(), Map.of("item", form.item(), "note", Objects.requireNonNullElse(form.note(), ""),
                "then", Objects.requireNonNullElse(form.then(), "")));
    }

    private static String savedSentence(int number) {
        return "Order " + number + " is saved.";
    }
}
