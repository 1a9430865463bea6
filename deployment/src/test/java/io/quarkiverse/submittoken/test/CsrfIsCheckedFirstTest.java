package io.quarkiverse.submittoken.test;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.List;

import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

import org.jboss.resteasy.reactive.RestForm;
import org.jboss.shrinkwrap.api.asset.StringAsset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.builder.Version;
import io.quarkus.maven.dependency.Dependency;
import io.quarkus.qute.Template;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;
import io.restassured.RestAssured;
import io.restassured.response.Response;

/** A request that the CSRF check refuses never reaches the guard, and one that it lets in is guarded. */
class CsrfIsCheckedFirstTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = TestApplication.with(
            root -> root.addAsResource(new StringAsset("{inject:csrf.token}|{submitToken:value}"), "templates/form.txt"),
            CsrfResource.class)
            .setForcedDependencies(List.of(Dependency.of("io.quarkus", "quarkus-rest-csrf", Version.getVersion())));

    @TestHTTPResource("/csrf")
    URI page;

    @Inject
    TestStore store;

    @Path("/csrf")
    public static class CsrfResource {

        @Inject
        Template form;

        @GET
        @Produces(MediaType.TEXT_PLAIN)
        public TemplateInstance form() {
            return form.instance();
        }

        @POST
        public String order(@RestForm String item) {
            return "order " + Executions.begin("csrf");
        }

        @POST
        @Path("json")
        @Consumes(MediaType.APPLICATION_JSON)
        public String json(String body) {
            return "order " + Executions.begin("csrf json");
        }
    }

    @Test
    void refusedByTheCsrfCheckIsNotClaimed() {
        Response form = RestAssured.get(page);
        String[] tokens = form.asString().trim().split("\\|");
        String cookie = form.cookie("csrf-token");
        store.failing(true);
        assertThat(order(tokens[1], "wrong", cookie).statusCode()).as("the guard would answer 503").isEqualTo(400);
        store.failing(false);

        assertThat(order(tokens[1], tokens[0], cookie).asString()).isEqualTo("order 1");
        assertThat(order(tokens[1], tokens[0], cookie).header("X-Submit-Token-Replayed")).isEqualTo("true");
        assertThat(Executions.of("csrf")).isEqualTo(1);
    }

    @Test
    void bodiesOfOtherTypesAreCheckedFirstToo() {
        Response form = RestAssured.get(page);
        String[] tokens = form.asString().trim().split("\\|");
        String cookie = form.cookie("csrf-token");
        store.failing(true);
        assertThat(json(tokens[1], "wrong", cookie).statusCode()).as("the guard would answer 503").isEqualTo(400);
        store.failing(false);

        assertThat(json(tokens[1], tokens[0], cookie).asString()).isEqualTo("order 1");
        assertThat(json(tokens[1], tokens[0], cookie).header("X-Submit-Token-Replayed")).isEqualTo("true");
        assertThat(Executions.of("csrf json")).isEqualTo(1);
    }

    private Response json(String token, String csrfToken, String cookie) {
        return RestAssured.given().cookie("csrf-token", cookie).header("X-CSRF-TOKEN", csrfToken)
                .header("X-Submit-Token", token).contentType("application/json").body("{}").post(page + "/json");
    }

    private Response order(String token, String csrfToken, String cookie) {
        return RestAssured.given().cookie("csrf-token", cookie).formParam("csrf-token", csrfToken)
                .formParam("_submit_token", token).formParam("item", "tea").post(page);
    }
}
