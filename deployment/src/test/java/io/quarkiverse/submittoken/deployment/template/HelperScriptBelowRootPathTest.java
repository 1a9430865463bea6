package io.quarkiverse.submittoken.deployment.template;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.URL;

import jakarta.inject.Inject;

import org.jboss.shrinkwrap.api.asset.StringAsset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.qute.Template;
import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;

class HelperScriptBelowRootPathTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addAsResource(new StringAsset("{submitToken:script}"), "templates/page.html"))
            .overrideConfigKey("quarkus.http.root-path", "/shop")
            .overrideConfigKey("quarkus.http.non-application-root-path", "internal")
            .overrideRuntimeConfigKey("quarkus.submit-token.field-name", "to\"ken")
            .overrideRuntimeConfigKey("quarkus.submit-token.header-name", "X-Own'");

    @Inject
    Template page;

    @TestHTTPResource
    URL address;

    @Test
    void itIsServedWhereItsElementSays() {
        String element = page.render();

        assertThat(element).matches("<script src=\"/shop/internal/submit-token/\\w{16}\\.js\" defer data-field=\"to&quot;ken\""
                + " data-header=\"X-Own&#39;\"></script>");
        given().get(URI.create(address.toString()).resolve(element.split("\"")[1])).then().statusCode(200);
    }
}
