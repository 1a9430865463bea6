package io.quarkiverse.submittoken.test;

import static io.quarkiverse.submittoken.test.ShownPage.browser;
import static io.quarkiverse.submittoken.test.ShownPage.post;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.logging.Level;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Named;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.core.SecurityContext;
import jakarta.ws.rs.ext.Provider;

import org.jboss.shrinkwrap.api.asset.StringAsset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;

/** An application replaces the template of the pages, changes texts and adds languages. */
class PageOfTheApplicationTest {

    private static final String TEMPLATE = """
            own {page.reason} {page.status} {page.language}|{page.title}|{page.happened}|{submitTokenPage:sentData}|{submitTokenPage:sinceSeconds(5L)}
            {#for field in page.sent}{#if field.value == 'late'}{inject:late.text}{/if}\
            {#if field.value == 'broken'}{page.nothing}{/if}{#if field.value == 'broken late'}{inject:late.failure}{/if}{/for}
            """;

    @RegisterExtension
    static final QuarkusUnitTest APP = TestApplication.with(root -> root
            .addAsResource(new StringAsset(TEMPLATE), "templates/submit-token/rejection.html")
            .addAsResource(new StringAsset("sentData=Yours"), "messages/submitTokenPage.properties")
            .addAsResource(new StringAsset("payloadMismatchTitle=Anders"), "messages/submitTokenPage_de.properties")
            .addAsResource(
                    new StringAsset("payloadMismatchTitle=Autres donn\u00e9es\nsinceSeconds=Commenc\u00e9 il y a {count} s."),
                    "messages/submitTokenPage_fr.properties"),
            PagesResource.class, ShownPage.class, Late.class, BrokenUser.class)
            .overrideConfigKey("quarkus.default-locale", "de")
            .setLogRecordPredicate(record -> record.getLevel().intValue() >= Level.SEVERE.intValue()
                    && record.getLoggerName().startsWith("io.quarkiverse.submittoken"))
            .assertLogRecords(errors -> assertThat(errors).allSatisfy(
                    error -> assertThat(error.getMessage()).contains("cannot be rendered")));

    @TestHTTPResource("/rejected")
    String url;

    /** What a template of an application may wait for. */
    @Named
    @ApplicationScoped
    public static class Late {

        public CompletionStage<String> getText() {
            return CompletableFuture.supplyAsync(() -> "came late");
        }

        public CompletionStage<String> getFailure() {
            return CompletableFuture.supplyAsync(() -> {
                throw new IllegalStateException("fails late");
            });
        }
    }

    /** A filter of an application may put a security context of its own in place, and that one may be broken. */
    @Provider
    public static class BrokenUser implements ContainerRequestFilter {

        @Override
        public void filter(ContainerRequestContext request) {
            if (request.getHeaderString("X-Broken-User") != null) {
                request.setSecurityContext((SecurityContext) Proxy.newProxyInstance(getClass().getClassLoader(),
                        new Class<?>[] { SecurityContext.class }, (proxy, method, arguments) -> {
                            throw new IllegalStateException("no user to be had");
                        }));
            }
        }
    }

    private ShownPage mismatch(String language, String note) {
        return post(url, browser().header("Accept-Language", language), "_submit_token", Form.newToken(),
                "reason", "PAYLOAD_MISMATCH", "note", note);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "de|de|Anders|Das Formular wurde schon|Was Sie jetzt gesendet haben|Der erste Versuch begann vor 5 Sekunden.",
            "fr-CA|fr|Autres donn\u00e9es|The form was sent before|What you sent now|Commenc\u00e9 il y a 5 s.",
            "it|en|This form was already|The form was sent before|Yours|The first attempt began 5 seconds ago." })
    void templateAndTextsAreTheApplications(String accepted, String language, String title, String happened, String sent,
            String since) {
        assertThat(mismatch(accepted, "n").html().split("\\|")).satisfiesExactly(
                start -> assertThat(start).isEqualTo("own payload-mismatch 409 " + language),
                text -> assertThat(text).startsWith(title),
                text -> assertThat(text).startsWith(happened),
                text -> assertThat(text).isEqualTo(sent),
                text -> assertThat(text).startsWith(since));
    }

    @Test
    void templateMayWait() {
        ShownPage page = mismatch("en", "late");

        assertThat(page.status()).isEqualTo(409);
        assertThat(page.html()).contains("own payload-mismatch", "came late");
    }

    @ParameterizedTest
    @ValueSource(strings = { "broken", "broken late" })
    void brokenTemplateLeavesThePlainPage(String broken) {
        assertPlainPage(mismatch("de", broken), 409, "This form was already submitted with other data");
    }

    @Test
    void brokenUserLeavesThePlainPage() {
        ShownPage page = post(url, browser().header("X-Broken-User", "yes"), "_submit_token", "x".repeat(513));

        assertPlainPage(page, 422, "The submit token is not valid");
    }

    private static void assertPlainPage(ShownPage page, int status, String title) {
        assertThat(page.status()).isEqualTo(status);
        assertThat(page.response().contentType()).isEqualTo("text/html;charset=UTF-8");
        assertThat(page.html()).contains("<h1>" + title + "</h1>").doesNotContain("own");
    }
}
