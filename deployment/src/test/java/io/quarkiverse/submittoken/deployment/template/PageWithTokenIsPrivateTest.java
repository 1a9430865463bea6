package io.quarkiverse.submittoken.deployment.template;

import static io.restassured.RestAssured.get;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CompletableFuture;

import jakarta.inject.Inject;

import org.jboss.shrinkwrap.api.asset.StringAsset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import io.quarkus.arc.Arc;
import io.quarkus.qute.Template;
import io.quarkus.test.QuarkusUnitTest;
import io.restassured.response.Response;

class PageWithTokenIsPrivateTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Pages.class, PagesWithOwnHeader.class,
                    PagesWithOwnHeader.SevenSeconds.class, PagesWithOwnHeader.SevenSecondsInterceptor.class, Tokens.class)
                    .addAsResource(new StringAsset("{submitToken:field}{submitToken:field}"), "templates/form.html")
                    .addAsResource(new StringAsset("no form"), "templates/plain.html"))
            .overrideRuntimeConfigKey("quarkus.http.header.\"Cache-Control\".path", "/configured")
            .overrideRuntimeConfigKey("quarkus.http.header.\"Cache-Control\".value", "max-age=7")
            .overrideRuntimeConfigKey("quarkus.http.filter.f.matches", "/filtered")
            .overrideRuntimeConfigKey("quarkus.http.filter.f.header.\"Cache-Control\"", "max-age=7");

    @Inject
    Template form;

    @ParameterizedTest
    @ValueSource(strings = { "/template", "/uni", "/event-loop", "/response", "/string", "/failed", "/route" })
    void howeverItIsRendered(String path) {
        assertThat(cacheControl(path)).containsExactly("private, no-cache");
    }

    @Test
    void butAPageWithoutATokenIsLeftAlone() {
        assertThat(get("/plain").headers().getValues("Cache-Control")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = { "/response-own", "/string-own", "/annotated", "/response-filter", "/http-before", "/http-after",
            "/http-added", "/configured", "/filtered", "/rest-header", "/writer-interceptor" })
    void unlessTheApplicationSaysOtherwise(String path) {
        assertThat(cacheControl(path)).containsExactly("max-age=7");
    }

    @ParameterizedTest
    @CsvSource({ "/template,'[private, no-cache]'", "/response,'[private, no-cache]'", "/response-own,[]", "/annotated,[]",
            "/response-filter,[]", "/http-after,[max-age=7]", "/http-added,[max-age=7]" })
    void asTheLastResponseFilterSees(String path, String seen) {
        assertThat(given().header("X-Look", "yes").get(path).header("X-Seen")).isEqualTo(seen);
    }

    @Test
    void whateverTheApplicationSaysInSeveralHeaders() {
        assertThat(cacheControl("/several")).containsExactly("max-age=7", "public");
    }

    @Test
    void andTheSameSaidByTheApplicationIsNotSaidTwice() {
        assertThat(cacheControl("/same")).containsExactly("private, no-cache");
    }

    @Test
    void butOutsideARequestATokenIsJustRendered() {
        assertThat(Tokens.inFieldsOf(CompletableFuture.supplyAsync(form::render).join())).hasSize(2);
    }

    @Test
    void butInARequestScopeWithoutHttpATokenIsJustRendered() {
        String page = CompletableFuture.supplyAsync(() -> {
            Arc.container().requestContext().activate();
            try {
                return form.render();
            } finally {
                Arc.container().requestContext().terminate();
            }
        }).join();
        assertThat(Tokens.inFieldsOf(page)).hasSize(2);
    }

    private static List<String> cacheControl(String path) {
        Response page = get(path);
        assertThat(Tokens.inFieldsOf(page.asString())).as("tokens on " + path).hasSize(2).doesNotHaveDuplicates();
        return page.headers().getValues("Cache-Control");
    }
}
