package io.quarkiverse.submittoken.test;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.Base64;
import java.util.List;

import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;

import org.jboss.resteasy.reactive.RestForm;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.builder.Version;
import io.quarkus.maven.dependency.Dependency;
import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;

/** Nobody sees another's answer, also where Quarkus authenticates only when somebody asks who the user is. */
class OtherUserTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = TestApplication.with(MineResource.class)
            .setForcedDependencies(List.of(Dependency.of("io.quarkus", "quarkus-elytron-security-properties-file",
                    Version.getVersion())))
            .overrideConfigKey("quarkus.http.auth.basic", "true")
            .overrideConfigKey("quarkus.http.auth.proactive", "false")
            .overrideConfigKey("quarkus.security.users.embedded.enabled", "true")
            .overrideConfigKey("quarkus.security.users.embedded.plain-text", "true")
            .overrideConfigKey("quarkus.security.users.embedded.users.ann", "a")
            .overrideConfigKey("quarkus.security.users.embedded.users.bob", "b")
            .overrideConfigKey("quarkus.security.users.embedded.users.eve", "e")
            .overrideConfigKey("quarkus.security.users.embedded.roles.ann", "buyer")
            .overrideConfigKey("quarkus.security.users.embedded.roles.bob", "buyer");

    @TestHTTPResource("/")
    URI base;

    @Path("/mine")
    public static class MineResource {

        @POST
        @Path("public")
        public String open(@RestForm String item) {
            return "secret of " + item + " " + Executions.begin(item);
        }

        @POST
        @Path("buyers")
        @RolesAllowed("buyer")
        public String buyers(@RestForm String item) {
            return "secret of " + item + " " + Executions.begin(item);
        }
    }

    private Form form(String path, String item, String token) {
        return Form.to(base, "/mine/" + path).field("item", item).token(token);
    }

    private static Form as(String user, Form form) {
        String credentials = user + ":" + user.charAt(0);
        return form.header("Authorization", "Basic " + Base64.getEncoder().encodeToString(credentials.getBytes()));
    }

    @Test
    void publicMethodKnowsItsUsers() {
        String token = Form.newToken();
        as("ann", form("public", "public", token)).submit();

        assertRefused(as("bob", form("public", "public", token)).submit());
        assertRefused(form("public", "public", token).submit());
        assertThat(as("ann", form("public", "public", token)).submit().isReplay()).isTrue();
    }

    @Test
    void anonymousAnswerIsNotShownAfterLogin() {
        String token = Form.newToken();
        form("public", "anonymous", token).submit();

        assertRefused(as("ann", form("public", "anonymous", token)).submit());
        assertThat(form("public", "anonymous", token).submit().isReplay()).isTrue();
    }

    @Test
    void replayIsForThoseWhoWouldBeLetIn() {
        String token = Form.newToken();
        as("ann", form("buyers", "buyers", token)).submit();

        assertThat(form("buyers", "buyers", token).submit().status()).isEqualTo(401);
        assertThat(as("eve", form("buyers", "buyers", token)).submit().status()).isEqualTo(403);
        assertRefused(as("bob", form("buyers", "buyers", token)).submit());
        assertThat(as("ann", form("buyers", "buyers", token)).submit().isReplay()).isTrue();
        assertThat(Executions.of("buyers")).isEqualTo(1);
    }

    @Test
    void wrongPasswordOnAPublicMethodCountsAsAnonymous() {
        String token = Form.newToken();
        as("ann", form("public", "wrong password", token)).submit();

        Answer answer = form("public", "wrong password", token)
                .header("Authorization", "Basic " + Base64.getEncoder().encodeToString("ann:wrong".getBytes())).submit();
        assertThat(answer.isReplay()).isFalse();
        assertThat(answer.text()).doesNotContain("secret");
    }

    private static void assertRefused(Answer answer) {
        assertThat(answer.status()).isEqualTo(409);
        assertThat(answer.text()).contains("urn:submit-token:payload-mismatch").doesNotContain("secret");
    }
}
