package io.quarkiverse.submittoken.it.browser;

import java.util.List;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;

import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;

/** Fails, slowly, the first time that it is tried. */
@Path("/failing")
@Produces(MediaType.TEXT_HTML)
public class FailingResource {

    static final String FAILURE = "The kettle has failed.";

    public enum Failure {
        RESPONSE,
        MAPPED_EXCEPTION,
        UNMAPPED_EXCEPTION
    }

    public static final class KettleFailed extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    @Provider
    public static class KettleFailedMapper implements ExceptionMapper<KettleFailed> {
        @Override
        public Response toResponse(KettleFailed failed) {
            return failure();
        }
    }

    @GET
    @Path("{how}")
    public OrderPage form(@RestPath Failure how, @RestQuery String visit, @RestQuery boolean script) {
        return new OrderPage("/failing/" + how, List.of(), visit, script, "Tea", "", null);
    }

    @POST
    @Path("{how}")
    public Response order(@RestPath Failure how, @BeanParam OrderForm form) {
        int execution = Ledger.begin(form.visit());
        Ledger.takeAWhile(form.visit());
        if (execution > 1) {
            return Response.ok(new ResultPage("Attempt " + execution + " has succeeded.")).build();
        }
        return switch (how) {
            case RESPONSE -> failure();
            case MAPPED_EXCEPTION -> throw new KettleFailed();
            case UNMAPPED_EXCEPTION -> throw new IllegalStateException("expected by the test");
        };
    }

    private static Response failure() {
        return Response.serverError().type(MediaType.TEXT_HTML).entity(new ResultPage(FAILURE)).build();
    }
}
