package io.quarkiverse.submittoken.test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.URI;
import java.time.Duration;
import java.util.Base64;
import java.util.List;

import jakarta.inject.Inject;
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
import io.restassured.specification.RequestSpecification;

/** With signing keys, only tokens of this application count, only for a while, and only for those they were made for. */
class SignedTokenTest {

    private static final String KEY = Base64.getEncoder().encodeToString(new byte[32]);

    @RegisterExtension
    static final QuarkusUnitTest APP = TestApplication.with(
            root -> root.addAsResource(new StringAsset("{submitToken:value}"), "templates/signed.txt"), SignedResource.class)
            .setForcedDependencies(List.of(Dependency.of("io.quarkus", "quarkus-elytron-security-properties-file",
                    Version.getVersion())))
            .overrideConfigKey("quarkus.submit-token.signing-keys", KEY)
            .overrideConfigKey("quarkus.submit-token.signed-token-max-age", "5S")
            .overrideConfigKey("quarkus.http.auth.basic", "true")
            .overrideConfigKey("quarkus.security.users.embedded.enabled", "true")
            .overrideConfigKey("quarkus.security.users.embedded.plain-text", "true")
            .overrideConfigKey("quarkus.security.users.embedded.users.ann", "a")
            .overrideConfigKey("quarkus.security.users.embedded.users.bob", "b");

    @TestHTTPResource("/signed")
    URI page;

    @Inject
    TestStore store;

    @Path("/signed")
    public static class SignedResource {

        @Inject
        Template signed;

        @GET
        @Produces(MediaType.TEXT_PLAIN)
        public TemplateInstance form() {
            return signed.instance();
        }

        @POST
        public String order(@RestForm String item) {
            return "order " + Executions.begin(item);
        }
    }

    private static RequestSpecification as(String user) {
        return user == null ? RestAssured.given() : RestAssured.given().auth().preemptive().basic(user, user.substring(0, 1));
    }

    private String tokenFor(String user) {
        return as(user).get(page).asString().trim();
    }

    private String order(String user, String token, String item) {
        return as(user).formParam("_submit_token", token).formParam("item", item).post(page).asString();
    }

    @Test
    void ownTokenIsGuardedAndReplayed() {
        String token = tokenFor("ann");

        assertThat(order("ann", token, "own")).isEqualTo("order 1");
        assertThat(order("ann", token, "own")).isEqualTo("order 1");
    }

    @Test
    void forgedTokenIsRefusedBeforeTheStoreIsAsked() {
        store.failing(true);
        try {
            assertThat(order(null, "made up", "forged")).contains("urn:submit-token:invalid-token");
            assertThat(order("bob", tokenFor("ann"), "foreign")).contains("urn:submit-token:invalid-token");
            assertThat(order(null, tokenFor("ann"), "foreign")).contains("urn:submit-token:invalid-token");
        } finally {
            store.failing(false);
        }
        assertThat(Executions.of("forged") + Executions.of("foreign")).isZero();
    }

    @Test
    void tokenOfAnAnonymousPageCanBeUsedAfterTheLogin() {
        assertThat(order("ann", tokenFor(null), "login")).isEqualTo("order 1");
    }

    @Test
    void oldTokenIsRefused() {
        String token = tokenFor("ann");

        await().atMost(Duration.ofSeconds(30)).untilAsserted(
                () -> assertThat(order("ann", token, "old")).contains("urn:submit-token:expired-token", "too old"));
    }
}
