package io.quarkiverse.submittoken.it.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.RestQuery;
import org.jboss.resteasy.reactive.multipart.FileUpload;

/** Keeps every field of {@link ApplicationPage} as it came. */
@Path("/application")
@Produces(MediaType.TEXT_HTML)
public class ApplicationResource {

    @GET
    public ApplicationPage form(@RestQuery String visit, @RestQuery boolean script) {
        return new ApplicationPage(visit, script);
    }

    @POST
    public ResultPage apply(@RestForm String visit, @RestForm String name, @RestForm String letter,
            @RestForm List<String> days, @RestForm String country, @RestForm String nickname, @RestForm String password,
            @RestForm FileUpload cv) throws IOException {
        Ledger.begin(visit);
        int number = Ledger.save(visit, Map.of("name", name, "letter", letter, "days", days, "country", country,
                "nickname", nickname, "password", password, "cv", cv.fileName() + ": " + Files.readString(cv.uploadedFile())));
        return new ResultPage("Application " + number + " has been received.");
    }
}
