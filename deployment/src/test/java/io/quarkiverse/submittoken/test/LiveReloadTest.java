package io.quarkiverse.submittoken.test;

import static io.restassured.RestAssured.get;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;

import org.jboss.shrinkwrap.api.asset.StringAsset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusDevModeTest;

/** Dev mode: what is changed counts from the next request on. */
class LiveReloadTest {

    @RegisterExtension
    static final QuarkusDevModeTest APP = new QuarkusDevModeTest()
            .withApplicationRoot(root -> root.addClass(ReloadedResource.class)
                    .addAsResource(new StringAsset("<form></form>"), "templates/reloaded.html"));

    private static String order(String path) {
        return given().formParam("item", "tea").formParam("_submit_token", "token").post(path).asString();
    }

    @Test
    void methodsTokensAndMisspeltTokens() {
        assertThat(get("/reloaded").asString()).isEqualTo("<form></form>");
        assertThat(order("/reloaded")).isEqualTo("before 1").isEqualTo(order("/reloaded"));

        APP.modifyResourceFile("templates/reloaded.html", template -> "<form>{submitToken:field}</form>");
        assertThat(get("/reloaded").asString()).contains("name=\"_submit_token\"");

        APP.modifyResourceFile("templates/reloaded.html", template -> "<form>\n{submitToken:feild}</form>");
        assertThat(get("/reloaded").asString()).contains("unknown name [feild]", "reloaded.html:2:1");

        APP.modifyResourceFile("templates/reloaded.html", template -> "<form></form>");
        assertThat(get("/reloaded").asString()).isEqualTo("<form></form>");

        APP.modifySourceFile(ReloadedResource.class, source -> source.replace("\"before \"", "\"after \"")
                .replace("// METHOD",
                        "@POST @Path(\"added\") public String added() { return \"added \" + System.nanoTime(); }"));
        assertThat(order("/reloaded")).isEqualTo("after 1").isEqualTo(order("/reloaded"));
        assertThat(given().header("X-Submit-Token", "other").post("/reloaded/added").asString()).startsWith("added ")
                .isEqualTo(given().header("X-Submit-Token", "other").post("/reloaded/added").asString());
    }

    @Test
    void oldClassesAreLetGo() {
        int reloads = 4;
        for (int i = 0; i < reloads; i++) {
            String before = i == 0 ? "\"before \"" : "\"after " + i + " \"";
            String after = "\"after " + (i + 1) + " \"";
            order("/reloaded");
            get("/reloaded/loaders");
            APP.modifySourceFile(ReloadedResource.class, source -> source.replace(before, after));
        }
        order("/reloaded");

        await().atMost(Duration.ofMinutes(1)).untilAsserted(
                () -> assertThat(Integer.parseInt(get("/reloaded/loaders").asString())).as("class loaders")
                        .isLessThan(reloads));
    }
}
