package io.quarkiverse.submittoken.test;

import static io.quarkiverse.submittoken.test.ShownPage.browser;
import static io.quarkiverse.submittoken.test.ShownPage.post;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.logging.Level;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Named;

import org.jboss.shrinkwrap.api.asset.StringAsset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;

/** An application replaces the template of the pages, changes texts and adds languages. */
class PageOfTheApplicationTest {

    private static final String TEMPLATE = """
            own {page.reason} {page.status} {page.language}|{page.title}|{page.happened}
            {#for field in page.sent}{#if field.value == 'late'}{inject:late.text}{/if}\
            {#if field.value == 'broken'}{page.nothing}{/if}{/for}
            """;

    @RegisterExtension
    static final QuarkusUnitTest APP = TestApplication.with(root -> root
            .addAsResource(new StringAsset(TEMPLATE), "templates/submit-token/rejection.html")
            .addAsResource(new StringAsset("payload-mismatch.title=Anders"), "submit-token/texts_de.properties")
            .addAsResource(new StringAsset("payload-mismatch.title=Autres donn\u00e9es"), "submit-token/texts_fr.properties"),
            PagesResource.class, ShownPage.class, Late.class)
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
    }

    private ShownPage mismatch(String language, String note) {
        return post(url, browser().header("Accept-Language", language), "_submit_token", Form.newToken(),
                "reason", "PAYLOAD_MISMATCH", "note", note);
    }

    @ParameterizedTest
    @CsvSource({ "de,de,Anders,Das Formular wurde schon", "fr-CA,fr,Autres donn\u00e9es,The form was sent before" })
    void templateAndTextsAreTheApplications(String accepted, String language, String title, String happened) {
        assertThat(mismatch(accepted, "n").html())
                .startsWith("own payload-mismatch 409 " + language + "|" + title + "|" + happened);
    }

    @Test
    void templateMayWait() {
        ShownPage page = mismatch("en", "late");

        assertThat(page.status()).isEqualTo(409);
        assertThat(page.html()).contains("own payload-mismatch", "came late");
    }

    @Test
    void brokenTemplateLeavesThePlainPage() {
        ShownPage page = mismatch("de", "broken");

        assertThat(page.status()).isEqualTo(409);
        assertThat(page.response().contentType()).isEqualTo("text/html;charset=UTF-8");
        assertThat(page.html()).contains("<h1>This form was already submitted with other data</h1>").doesNotContain("own");
    }
}
