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

class ServedFilesBelowRootPathTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addAsResource(new StringAsset("{submitToken:script}\n{submitToken:stylesheet}"),
                    "templates/page.html"))
            .overrideConfigKey("quarkus.http.root-path", "/shop")
            .overrideConfigKey("quarkus.http.non-application-root-path", "internal")
            .overrideRuntimeConfigKey("quarkus.submit-token.field-name", "to\"ken")
            .overrideRuntimeConfigKey("quarkus.submit-token.header-name", "X-Own'");

    @Inject
    Template page;

    @TestHTTPResource
    URL address;

    @Test
    void theyAreServedWhereTheirElementsSay() {
        String[] elements = page.render().split("\n");

        assertThat(elements[0]).matches("<script src=\"/shop/internal/submit-token/\\w{16}\\.js\" defer"
                + " data-field=\"to&quot;ken\" data-header=\"X-Own&#39;\"></script>");
        assertThat(elements[1])
                .matches("<link rel=\"stylesheet\" href=\"/shop/internal/submit-token/\\w{16}\\.css\">");
        given().get(served(elements[0].split("\"")[1])).then().statusCode(200);
        given().get(served(elements[1].split("\"")[3])).then().statusCode(200);
    }

    private URI served(String path) {
        return URI.create(address.toString()).resolve(path);
    }
}
