package io.quarkiverse.submittoken.test;

import static io.quarkiverse.submittoken.test.ShownPage.browser;
import static io.quarkiverse.submittoken.test.ShownPage.post;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

import jakarta.inject.Inject;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import io.quarkiverse.submittoken.RejectionReason;
import io.quarkiverse.submittoken.test.ShownPage.Input;
import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;
import io.restassured.RestAssured;
import io.restassured.builder.MultiPartSpecBuilder;
import io.restassured.response.Response;

/** Who is rejected is told what happened and what to do, in a language that they read, and loses nothing that they typed. */
class PageOfRejectionTest {

    private static final String NASTY = "<script>alert(\"1\")</script> & 'Tee' \u00e4 \u8336\r\nzwei";

    @RegisterExtension
    static final QuarkusUnitTest APP = TestApplication.with(PagesResource.class, ShownPage.class)
            .overrideConfigKey("quarkus.submit-token.in-flight-wait", "0S");

    @TestHTTPResource("/")
    String base;

    @Inject
    TestStore store;

    @AfterEach
    void mendTheStore() {
        store.failing(false);
    }

    /** Sends the form once, and again with another note. */
    private ShownPage mismatch(String note, String... more) {
        String token = Form.newToken();
        assertThat(post(base + "orders?shop=1", "_submit_token", token, "item", "first secret").status()).isEqualTo(200);
        String[] fields = new String[more.length + 8];
        System.arraycopy(new String[] { "_submit_token", token, "item", "one", "note", note, "item", "two" }, 0, fields, 0, 8);
        System.arraycopy(more, 0, fields, 8, more.length);
        return post(base + "orders?shop=1", fields);
    }

    @Test
    void editedFormIsSentAsANewSubmissionWithEverythingThatWasTyped() {
        ShownPage page = mismatch(NASTY, "csrf-token", "c\"srf", "button", "buy");
        Response anew = page.press();

        assertThat(page.status()).isEqualTo(409);
        assertThat(page.html())
                .contains("What you sent now was not saved.", "<h2>What you sent now</h2>", "<dt>note</dt>",
                        "<form method=\"post\">")
                .doesNotContain("first secret", "<script", "action=", "<dt>csrf-token</dt>");
        assertThat(page.inputs("item")).extracting(Input::value).containsExactly("one", "two");
        assertThat(anew.statusCode()).isEqualTo(200);
        assertThat(anew.asString()).isEqualTo("order [one, two] " + NASTY + " null c\"srf buy");
        assertThat(anew.header("X-Submit-Token-Replayed")).isNull();
        assertThat(page.press().header("X-Submit-Token-Replayed")).as("sent twice again").isEqualTo("true");
    }

    /** Turbo, for example, shows the page at the address of the page before. */
    @Test
    void formOfAPageThatAScriptHasAskedForGoesWhereItWasSent() {
        String token = Form.newToken();
        String url = base + "orders?from=a&to=b";
        post(url, "_submit_token", token, "item", "first");
        Response page = browser().header("Sec-Fetch-Mode", "cors").formParam("_submit_token", token)
                .formParam("item", "second").post(url);

        assertThat(page.statusCode()).isEqualTo(409);
        assertThat(page.asString()).contains("<form method=\"post\" action=\"/orders?from=a&amp;to=b\">");
    }

    @Test
    void tokenOfAnotherFormDisclosesNothingOfThatOne() {
        String token = Form.newToken();
        post(base + "orders", "_submit_token", token, "item", "first secret");
        ShownPage page = post(base + "event-loop", "_submit_token", token, "item", "mine");

        assertThat(page.status()).isEqualTo(409);
        assertThat(page.html()).contains("<dd>mine</dd>").doesNotContain("first secret", token);
        assertThat(page.press().asString()).isEqualTo("order of mine");
    }

    @Test
    void sensitiveFieldIsTypedAgain() {
        ShownPage page = mismatch("n", "userPassword", "hunter2", "CardNumber", "4111", "myIBAN", "");

        assertThat(page.html()).doesNotContain("hunter2", "4111").contains("(not shown)");
        assertThat(page.inputs()).contains(new Input("password", "userPassword", "", true),
                new Input("text", "CardNumber", "", true), new Input("hidden", "myIBAN", "", false));
        assertThat(page.press(Map.of("userPassword", "again", "CardNumber", "4111")).asString())
                .isEqualTo("order [one, two] n again null null");
    }

    @Test
    void fileIsChosenAgain() {
        String token = Form.newToken();
        upload(token, "first");
        ShownPage page = upload(token, "second");

        assertThat(page.status()).isEqualTo(409);
        assertThat(page.html()).contains("enctype=\"multipart/form-data\"", "Please fill in again: file (f.txt)")
                .doesNotContain("second");
        assertThat(page.inputs("file")).containsExactly(new Input("file", "file", "", true));
        assertThat(page.press(Map.of("file", "chosen")).asString()).isEqualTo("upload of \u8336 chosen");
    }

    private ShownPage upload(String token, String content) {
        String url = base + "uploads";
        return new ShownPage(url, browser().multiPart("file", "f.txt", content.getBytes())
                .multiPart(new MultiPartSpecBuilder("\u8336").controlName("item").charset("UTF-8").build())
                .multiPart("_submit_token", token).post(url));
    }

    @Test
    void checkingAgainSendsTheSameSubmission() throws InterruptedException {
        String token = Form.newToken();
        CompletableFuture<Answer> first = Form.to(URI.create(base), "/slow").field("item", "tea").token(token).submitAsync();
        PagesResource.STARTED.await();
        ShownPage page = post(base + "slow", "_submit_token", token, "item", "tea");
        PagesResource.MAY_END.countDown();
        first.join();

        assertThat(page.status()).isEqualTo(409);
        assertThat(page.response().header("Retry-After")).isEqualTo("1");
        assertThat(page.html()).containsPattern("The first attempt began \\d+ (second|minute)s? ago").contains("Check again");
        assertThat(page.token()).isEqualTo(token);
        assertThat(page.press().asString()).isEqualTo("slow tea");
        assertThat(page.press().header("X-Submit-Token-Replayed")).isEqualTo("true");
    }

    @Test
    void sameSubmissionIsSentAgainWhenTheStoreIsBack() {
        String token = Form.newToken();
        store.failing(true);
        ShownPage page = post(base + "event-loop", "_submit_token", token, "item", NASTY);
        store.failing(false);

        assertThat(page.status()).isEqualTo(503);
        assertThat(page.token()).isEqualTo(token);
        assertThat(page.press().asString()).isEqualTo("order of " + NASTY);
    }

    @Test
    void unusableTokenIsReplacedByANewOne() {
        ShownPage page = post(base + "event-loop", "_submit_token", "x".repeat(513), "item", "tea");

        assertThat(page.status()).isEqualTo(422);
        assertThat(page.html()).doesNotContain("xxx");
        assertThat(page.press().asString()).isEqualTo("order of tea");
    }

    @ParameterizedTest
    @ValueSource(strings = { "IN_FLIGHT", "ABANDONED", "ALREADY_SUBMITTED", "PAYLOAD_MISMATCH", "MISSING_TOKEN",
            "INVALID_TOKEN", "EXPIRED_TOKEN", "STORE_UNAVAILABLE", "FIRST_ATTEMPT_FAILED" })
    void everyReasonHasAPlainPage(String name) {
        RejectionReason reason = RejectionReason.valueOf(name);
        ShownPage page = post(base + "rejected", "_submit_token", "the-token", "reason", reason.name());

        assertThat(page.status()).isEqualTo(reason.status());
        assertThat(page.html()).containsOnlyOnce("<h1>").contains("<html lang=\"en\">", "<h1>" + reason.title() + "</h1>",
                "<title>" + reason.title() + "</title>", "<meta name=\"color-scheme\" content=\"light dark\">",
                "<meta name=\"robots\" content=\"noindex\">")
                .containsPattern("<link rel=\"stylesheet\" href=\"/q/submit-token/\\w+\\.css\">")
                .doesNotContain("<style", "style=", "{", "null");
        assertThat(page.html().contains("<script src=")).as("checks by itself")
                .isEqualTo(page.html().contains(" data-submit-token=\"check\"")).isEqualTo(reason == RejectionReason.IN_FLIGHT);
        assertThat(page.response().header("Cache-Control")).isEqualTo("no-store");
        assertThat(page.response().header("Content-Language")).isEqualTo("en");
        switch (reason) {
            case IN_FLIGHT, STORE_UNAVAILABLE, FIRST_ATTEMPT_FAILED -> {
                assertThat(page.token()).isEqualTo("the-token");
                assertThat(page.html()).as("where Enter does no harm").contains("<button autofocus>");
            }
            case ALREADY_SUBMITTED, MISSING_TOKEN -> assertThat(page.html()).doesNotContain("<form");
            default -> assertThat(page.token()).isNotEqualTo("the-token").hasSize(32);
        }
    }

    @Test
    void pageThatHasToBeFilledInAgainDoesNotCheckByItself() {
        ShownPage page = post(base + "rejected", "_submit_token", "the-token", "reason", "IN_FLIGHT", "password", "hunter2");

        assertThat(page.html()).contains("type=\"password\"").doesNotContain("<script", "data-submit-token");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "de-AT,de;q=0.9,en;q=0.8|de|Dieses Formular wurde schon mit anderen Angaben gesendet|Als neuen Vorgang senden",
            "zh-CN,zh;q=0.9|zh|\u6b64\u8868\u5355\u5df2\u7528\u5176\u4ed6\u6570\u636e\u63d0\u4ea4\u8fc7|"
                    + "\u4f5c\u4e3a\u65b0\u7684\u63d0\u4ea4\u53d1\u9001",
            "fr|en|This form was already submitted with other data|Send it as a new submission" })
    void pageSpeaksTheLanguageOfTheReader(String accepted, String language, String title, String button) {
        ShownPage page = post(base + "rejected", browser().header("Accept-Language", accepted),
                "_submit_token", Form.newToken(), "reason", "PAYLOAD_MISMATCH");

        assertThat(page.html()).contains("<html lang=\"" + language + "\">", "<h1>" + title + "</h1>",
                "<button>" + button + "</button>");
        assertThat(page.response().header("Content-Language")).isEqualTo(language);
    }

    @Test
    void problemDocumentIsInEnglish() {
        ShownPage problem = post(base + "rejected", RestAssured.given().header("Accept-Language", "de"),
                "_submit_token", Form.newToken(), "reason", "ALREADY_SUBMITTED");

        assertThat(problem.response().jsonPath().getString("title")).isEqualTo("This was already submitted");
    }

    @Test
    void whatIsNoFormGetsThePageWithoutAnOffer() {
        String token = Form.newToken();
        browser().header("X-Submit-Token", token).contentType("application/json").body("{}").post(base + "json");
        Response page = browser().header("X-Submit-Token", token).contentType("application/json").body("[]")
                .post(base + "json");

        assertThat(page.statusCode()).isEqualTo(409);
        assertThat(page.asString()).contains("<h1>").doesNotContain("<form", "<h2>");
    }
}
