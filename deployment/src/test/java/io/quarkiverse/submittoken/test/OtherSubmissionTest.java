package io.quarkiverse.submittoken.test;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.MediaType;

import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.multipart.FileUpload;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;
import io.restassured.RestAssured;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import io.smallrye.common.annotation.NonBlocking;

/** A used token that comes with something else: nothing runs, nothing is disclosed, and the user is told. */
class OtherSubmissionTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = TestApplication.with(OrdersResource.class)
            .overrideConfigKey("quarkus.submit-token.fingerprint.ignored-fields", "utm_*,clicked-at")
            .overrideConfigKey("quarkus.submit-token.exempt-paths", "/exempt,/orders/free/");

    @TestHTTPResource("/")
    URI base;

    @Path("/")
    public static class OrdersResource {

        @POST
        @Path("orders")
        public String order(@RestForm String item) {
            return "order " + Executions.begin(item) + " of " + item;
        }

        @POST
        @Path("orders/{path: .*}")
        public String elsewhere(@RestForm String item) {
            return "elsewhere " + Executions.begin(item);
        }

        @POST
        @Path("exempt")
        public String exempt(@RestForm String item) {
            return "exempt " + Executions.begin(item);
        }

        @POST
        @Path("exempted")
        public String notExempt(@RestForm String item) {
            return "not exempt " + Executions.begin(item);
        }

        @PUT
        @Path("json/blocking")
        @Consumes(MediaType.APPLICATION_JSON)
        public String json(String body) {
            return Executions.begin(body) + " " + body;
        }

        @PUT
        @Path("json/event-loop")
        @NonBlocking
        @Consumes(MediaType.APPLICATION_JSON)
        public String jsonEventLoop(String body) {
            return Executions.begin(body) + " " + body;
        }

        @PUT
        @Path("json/anything")
        public String anything(String body) {
            return Executions.begin(body) + " " + body;
        }

        @DELETE
        @Path("json/{id}")
        @NonBlocking
        public String delete() {
            return "deleted " + Executions.begin("delete");
        }

        @POST
        @Path("upload")
        public String upload(@RestForm String item, @RestForm FileUpload file) throws IOException {
            return Executions.begin(item) + " " + Files.size(file.uploadedFile());
        }

        @POST
        @Path("upload-event-loop")
        @NonBlocking
        public String uploadEventLoop(@RestForm String item, @RestForm FileUpload file) {
            return Executions.begin(item) + " " + file.size();
        }
    }

    private Form form(String path, String item, String token) {
        return Form.to(base, path).field("item", item).token(token);
    }

    private static void assertMismatch(Answer answer) {
        assertThat(answer.status()).isEqualTo(409);
        assertThat(answer.header("Content-Type")).startsWith("application/problem+json");
        assertThat(answer.text()).contains("urn:submit-token:payload-mismatch").doesNotContain("order 1");
        assertThat(answer.header("Retry-After")).isNull();
    }

    @Test
    void editedFieldIsNotLostSilently() {
        String token = Form.newToken();
        form("/orders", "one tea", token).submit();

        assertMismatch(form("/orders", "two teas", token).submit());
        assertThat(Executions.of("two teas")).isZero();
        assertThat(form("/orders", "one tea", token).submit().text()).as("the first is still there")
                .isEqualTo("order 1 of one tea");
    }

    @Test
    void addedFieldIsAMismatchButAnIgnoredOneIsNot() {
        String token = Form.newToken();
        form("/orders", "added", token).field("utm_source", "mail").submit();

        assertMismatch(form("/orders", "added", token).field("gift", "yes").submit());
        assertThat(form("/orders", "added", token).field("clicked-at", "7").submit().isReplay()).isTrue();
    }

    @Test
    void otherPathOrQueryIsAMismatch() {
        String token = Form.newToken();
        form("/orders?shop=1", "paths", token).submit();

        assertMismatch(form("/orders?shop=2", "paths", token).submit());
        assertMismatch(form("/orders", "paths", token).submit());
        assertMismatch(form("/orders/x?shop=1", "paths", token).submit());
    }

    @Test
    void exemptPathsAreNotGuardedByWholeSegments() {
        assertRunsTwice(form("/exempt", "exempt", Form.newToken()));
        assertRunsTwice(form("/orders/free", "free", Form.newToken()));
        assertRunsTwice(form("/orders/free/x", "free x", Form.newToken()));
        Form guarded = form("/exempted", "exempted", Form.newToken());
        guarded.submit();
        assertThat(guarded.submit().isReplay()).isTrue();
        Form guardedBelow = form("/orders/freebie", "freebie", Form.newToken());
        guardedBelow.submit();
        assertThat(guardedBelow.submit().isReplay()).isTrue();
    }

    private static void assertRunsTwice(Form form) {
        assertThat(form.submit().text()).endsWith("1");
        assertThat(form.submit().text()).endsWith("2");
    }

    @Test
    void formWithoutOrWithAnEmptyTokenIsNotGuarded() {
        assertRunsTwice(form("/orders/none", "empty token", ""));
    }

    @Test
    void twoDifferentTokensAreRefused() {
        Answer answer = form("/orders", "two tokens", Form.newToken()).header("X-Submit-Token", Form.newToken()).submit();

        assertThat(answer.status()).isEqualTo(422);
        assertThat(answer.text()).contains("urn:submit-token:invalid-token", "two different submit tokens");
        assertThat(Executions.of("two tokens")).isZero();
    }

    @Test
    void overlongTokenIsRefused() {
        assertThat(form("/orders", "long token", "x".repeat(513)).submit().status()).isEqualTo(422);
        assertThat(Executions.of("long token")).isZero();
        assertThat(form("/orders", "long token", "x".repeat(512)).submit().status()).isEqualTo(200);
    }

    @Test
    void tokenOfTheHeaderIsTheSameAsTheFields() {
        String token = Form.newToken();
        Form.to(base, "/orders").field("item", "by header").header("X-Submit-Token", token).submit();

        assertThat(form("/orders", "by header", token).submit().isReplay()).isTrue();
    }

    @Test
    void pageIsShownToWhoPrefersHtml() {
        String token = Form.newToken();
        form("/orders", "page", token).submit();
        Answer page = form("/orders", "page, edited", token).navigating().submit();

        assertThat(page.status()).isEqualTo(409);
        assertThat(page.header("Content-Type")).isEqualTo("text/html;charset=UTF-8");
        assertThat(page.header("Cache-Control")).isEqualTo("no-store");
        assertThat(page.text()).contains("<html lang=\"en\">", "<h1>This form was already submitted with other data</h1>");
    }

    @ParameterizedTest
    @ValueSource(strings = { "blocking", "event-loop", "anything" })
    void bodiesOfOtherTypesAreGuardedByTheHeader(String kind) {
        String token = Form.newToken();
        String body = "{\"kind\":\"" + kind + "\",\"text\":\"" + "x".repeat(50_000) + "\"}";

        assertThat(json(token, body).put("json/" + kind).asString()).isEqualTo("1 " + body);
        Response second = json(token, body).put("json/" + kind);
        assertThat(second.asString()).isEqualTo("1 " + body);
        assertThat(second.header("X-Submit-Token-Replayed")).isEqualTo("true");
        assertThat(json(token, body + " ").put("json/" + kind).statusCode()).isEqualTo(409);
        assertThat(Executions.of(body)).isEqualTo(1);
    }

    @Test
    void requestWithoutABodyIsGuardedByTheHeader() {
        String token = Form.newToken();

        assertThat(RestAssured.given().header("X-Submit-Token", token).delete(base + "json/7").asString())
                .isEqualTo("deleted 1");
        assertThat(RestAssured.given().header("X-Submit-Token", token).delete(base + "json/7").asString())
                .isEqualTo("deleted 1");
        assertThat(RestAssured.given().header("X-Submit-Token", token).delete(base + "json/8").statusCode()).isEqualTo(409);
    }

    @ParameterizedTest
    @ValueSource(strings = { "upload", "upload-event-loop" })
    void uploadedFilesAreCompared(String path) {
        String token = Form.newToken();
        byte[] content = new byte[300_000];

        assertThat(upload(path, token, content).asString()).isEqualTo("1 300000");
        Response second = upload(path, token, content.clone());
        assertThat(second.asString()).isEqualTo("1 300000");
        assertThat(second.header("X-Submit-Token-Replayed")).isEqualTo("true");
        content[299_999] = 1;
        assertThat(upload(path, token, content).statusCode()).as("same size, other content").isEqualTo(409);
    }

    private RequestSpecification json(String token, String body) {
        RestAssured.baseURI = base.toString();
        return RestAssured.given().contentType("application/json").header("X-Submit-Token", token).body(body);
    }

    private Response upload(String path, String token, byte[] content) {
        return RestAssured.given().multiPart("file", "f.bin", content).multiPart("item", path)
                .multiPart("_submit_token", token).post(base + path);
    }
}
