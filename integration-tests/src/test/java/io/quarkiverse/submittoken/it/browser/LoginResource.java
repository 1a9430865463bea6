package io.quarkiverse.submittoken.it.browser;

import java.net.URI;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.NewCookie;
import jakarta.ws.rs.core.Response;

import org.jboss.resteasy.reactive.RestCookie;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.RestQuery;

/** Logs people in, slowly: who shows the cookie of a session is its user. */
@Path("/login")
@Produces(MediaType.TEXT_HTML)
public class LoginResource {

    static final String SESSION = "office-session";
    static final String GREETING = "office-greeting";

    private static final Map<String, String> USERS = new ConcurrentHashMap<>();

    @GET
    public LoginPage form(@RestQuery String visit, @RestQuery boolean script) {
        return new LoginPage(visit, script);
    }

    @POST
    public Response logIn(@RestForm String visit, @RestForm String user, @RestForm String password) {
        Ledger.begin(visit);
        Ledger.takeAWhile(visit);
        if (!password.equals("secret of " + user)) {
            return Response.status(422).entity(new ResultPage("That is not your password.")).build();
        }
        String session = UUID.randomUUID().toString();
        USERS.put(session, user);
        return Response.seeOther(URI.create("/login/home")).cookie(cookie(SESSION, session), cookie(GREETING, "Hello")).build();
    }

    @GET
    @Path("home")
    public ResultPage home(@RestCookie(SESSION) String session, @RestCookie(GREETING) String greeting) {
        String user = session == null ? "stranger" : USERS.getOrDefault(session, "stranger");
        return new ResultPage((greeting == null ? "Welcome" : greeting) + ", " + user + ".");
    }

    private static NewCookie cookie(String name, String value) {
        return new NewCookie.Builder(name).value(value).path("/login").httpOnly(true).build();
    }
}
