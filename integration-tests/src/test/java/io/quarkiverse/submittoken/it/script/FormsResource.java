package io.quarkiverse.submittoken.it.script;

import java.net.URI;
import java.util.Map;

import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import jakarta.ws.rs.ext.Provider;

import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.RestHeader;
import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;

import io.quarkiverse.submittoken.RejectionReason;
import io.quarkiverse.submittoken.SubmissionRejectedException;

/** Forms for the helper script, and what they lead to. */
@Path("/forms")
public class FormsResource {

    /** A page that is asked for with a policy, and all that it leads to, has it. */
    @Provider
    public static class PolicyFilter implements ContainerResponseFilter {

        private static final Map<String, String> POLICIES = Map.of(
                "STRICT", "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; form-action 'self'",
                "STRICTEST", "default-src 'none'; form-action 'self'");

        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            String policy = request.getUriInfo().getQueryParameters().getFirst("policy");
            if (policy != null) {
                response.getHeaders().putSingle("Content-Security-Policy", POLICIES.get(policy));
            }
        }
    }

    @GET
    @Produces(MediaType.TEXT_HTML)
    public ScriptedForm form(@RestQuery End end, @RestQuery String mode, @RestQuery boolean multipart,
            @RestQuery @DefaultValue("1") int scripts, UriInfo uri) {
        return new ScriptedForm(uri.getRequestUriBuilder().path(end.name()).build().toString(), mode, multipart, scripts);
    }

    @GET
    @Path("done")
    @Produces(MediaType.TEXT_HTML)
    public String done() {
        return page("Done");
    }

    @POST
    @Path("{end}")
    public Response submit(@RestPath End end, @RestQuery String visit, @RestHeader("X-Submit-Token") String header,
            @RestHeader("Content-Type") String contentType, @RestForm("_submit_token") String field, @RestForm String note,
            @RestForm String button) throws InterruptedException {
        Received.from(visit).add(new Received(header, field, contentType, note, button));
        String runs = "run " + Received.from(visit).size();
        return switch (end) {
            case REDIRECT -> Response.seeOther(URI.create("/forms/done?visit=" + visit)).build();
            case PAGE -> Response.ok(page("Bought in " + runs), MediaType.TEXT_HTML).build();
            case JSON -> Response.ok("{}", MediaType.APPLICATION_JSON).build();
            case NO_CONTENT -> Response.noContent().build();
            case SLOW -> {
                Received.door(visit).await();
                yield Response.ok(page("Bought in " + runs), MediaType.TEXT_HTML).build();
            }
            case REFUSED -> throw new SubmissionRejectedException(RejectionReason.PAYLOAD_MISMATCH);
            case IN_FLIGHT -> throw new SubmissionRejectedException(RejectionReason.IN_FLIGHT);
        };
    }

    private static String page(String text) {
        return "<!DOCTYPE html><html lang=\"en\"><title>" + text + "</title><h1>" + text + "</h1></html>";
    }
}
