package io.quarkiverse.submittoken.deployment.template;

import static io.restassured.RestAssured.get;
import static io.restassured.RestAssured.head;
import static io.restassured.RestAssured.post;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.blankOrNullString;

import java.util.regex.Pattern;

import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import org.jboss.shrinkwrap.api.asset.StringAsset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.qute.Template;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.test.QuarkusUnitTest;
import io.restassured.response.Response;

class HelperScriptTest {

    private static final Pattern ELEMENT = Pattern.compile("<script src=\"(/q/submit-token/[0-9a-f]{16}\\.js)\" defer"
            + " data-field=\"_submit_token\" data-header=\"X-Submit-Token\"></script>");

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest().withApplicationRoot(root -> root.addClass(Page.class)
            .addAsResource(new StringAsset("{submitToken:script}<submitToken:script/>"), "templates/page.html"));

    @Path("page")
    public static class Page {

        @Inject
        Template page;

        @GET
        public TemplateInstance page() {
            return page.instance();
        }
    }

    @Test
    void itsElementTellsItTheConfiguredNames() {
        assertThat(ELEMENT.matcher(page().asString()).results()).hasSize(2);
    }

    @Test
    void aPageThatOnlyBringsItMayBeCached() {
        assertThat(page().header("Cache-Control")).isNull();
    }

    @Test
    void itIsServedToBeCachedForGood() {
        Response script = get(path());

        script.then().statusCode(200)
                .header("Content-Type", "text/javascript;charset=UTF-8")
                .header("Cache-Control", "public, max-age=31536000, immutable")
                .header("X-Content-Type-Options", "nosniff");
        assertThat(script.asString()).startsWith("(() => {\n").endsWith("})();\n").doesNotContain("//", "eval", ".style");
    }

    @Test
    void itIsSmall() {
        assertThat(get(path()).asByteArray()).hasSizeLessThan(3072);
    }

    @Test
    void itIsOnlyRead() {
        head(path()).then().statusCode(200).body(blankOrNullString());
        post(path()).then().statusCode(404);
    }

    @Test
    void anotherVersionOfItIsNotFound() {
        get("/q/submit-token/0123456789abcdef.js").then().statusCode(404);
    }

    private static Response page() {
        return get("/page");
    }

    private static String path() {
        return ELEMENT.matcher(page().asString()).results().findFirst().orElseThrow().group(1);
    }
}
