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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import io.quarkus.qute.Template;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.test.QuarkusUnitTest;
import io.restassured.response.Response;

/** The helper script and the stylesheet: a page asks for them, and the application serves them. */
class ServedFilesTest {

    /** Told by name, as parameters of these tests do not cross class loaders. */
    enum File {
        SCRIPT("<script src=\"(/q/submit-token/[0-9a-f]{16}\\.js)\" defer"
                + " data-field=\"_submit_token\" data-header=\"X-Submit-Token\"></script>", "text/javascript;charset=UTF-8"),
        STYLESHEET("<link rel=\"stylesheet\" href=\"(/q/submit-token/[0-9a-f]{16}\\.css)\">", "text/css;charset=UTF-8");

        private final Pattern element;
        private final String contentType;

        File(String element, String contentType) {
            this.element = Pattern.compile(element);
            this.contentType = contentType;
        }

        private String path() {
            return element.matcher(page().asString()).results().findFirst().orElseThrow().group(1);
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest().withApplicationRoot(root -> root.addClass(Page.class)
            .addAsResource(new StringAsset("{submitToken:script}<submitToken:script/>\n"
                    + "{submitToken:stylesheet}<submitToken:stylesheet/>"), "templates/page.html"));

    @Path("page")
    public static class Page {

        @Inject
        Template page;

        @GET
        public TemplateInstance page() {
            return page.instance();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "SCRIPT", "STYLESHEET" })
    void anElementAsksForItAndTellsTheScriptTheConfiguredNames(String name) {
        assertThat(File.valueOf(name).element.matcher(page().asString()).results()).hasSize(2);
    }

    @Test
    void aPageThatOnlyBringsThemMayBeCached() {
        assertThat(page().header("Cache-Control")).isNull();
    }

    @ParameterizedTest
    @ValueSource(strings = { "SCRIPT", "STYLESHEET" })
    void itIsServedToBeCachedForGood(String name) {
        get(File.valueOf(name).path()).then().statusCode(200)
                .header("Content-Type", File.valueOf(name).contentType)
                .header("Cache-Control", "public, max-age=31536000, immutable")
                .header("X-Content-Type-Options", "nosniff");
    }

    @Test
    void aStrictPolicyLetsTheScriptDoAllOfIt() {
        assertThat(get(File.SCRIPT.path()).asString()).startsWith("(() => {\n").endsWith("})();\n")
                .doesNotContain("//", "eval", ".style");
    }

    @Test
    void theStylesheetLoadsNothing() {
        assertThat(get(File.STYLESHEET.path()).asString()).contains("\nbutton {\n").doesNotContain("/*", "url(", "@import");
    }

    @ParameterizedTest
    @CsvSource({ "SCRIPT, 3000", "STYLESHEET, 2000" })
    void itIsSmall(String name, int bytes) {
        assertThat(get(File.valueOf(name).path()).asByteArray()).hasSizeLessThan(bytes);
    }

    @ParameterizedTest
    @ValueSource(strings = { "SCRIPT", "STYLESHEET" })
    void itIsOnlyRead(String name) {
        head(File.valueOf(name).path()).then().statusCode(200).body(blankOrNullString());
        post(File.valueOf(name).path()).then().statusCode(404);
    }

    @ParameterizedTest
    @ValueSource(strings = { "js", "css" })
    void anotherVersionOfItIsNotFound(String extension) {
        get("/q/submit-token/0123456789abcdef." + extension).then().statusCode(404);
    }

    private static Response page() {
        return get("/page");
    }
}
