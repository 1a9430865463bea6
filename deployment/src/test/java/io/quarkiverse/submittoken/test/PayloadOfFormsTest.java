package io.quarkiverse.submittoken.test;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;

import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;

import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.multipart.FileUpload;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;

/** Which forms are the same and which are not, and odd tokens in them. */
class PayloadOfFormsTest {

    private static final String URLENCODED = "application/x-www-form-urlencoded";
    private static final String MULTIPART = "multipart/form-data; boundary=";

    @RegisterExtension
    static final QuarkusUnitTest APP = TestApplication.with(FormsResource.class)
            .overrideConfigKey("quarkus.http.limits.max-body-size", "40M");

    @TestHTTPResource("/forms/")
    URI base;

    @Path("/forms")
    public static class FormsResource {

        @POST
        @Path("fields")
        public String fields(@RestForm String name, @RestForm List<String> item, @RestForm String action) {
            return Executions.begin(name) + " " + item + action;
        }

        @POST
        @Path("files")
        public String files(@RestForm String name, @RestForm("file") List<FileUpload> files) {
            return Executions.begin(name) + " " + files.size();
        }
    }

    private HttpResponse<String> post(String path, String contentType, byte[] body) throws Exception {
        return HttpClient.newHttpClient().send(HttpRequest.newBuilder(base.resolve(path))
                .header("Content-Type", contentType).POST(HttpRequest.BodyPublishers.ofByteArray(body)).build(),
                HttpResponse.BodyHandlers.ofString());
    }

    private HttpResponse<String> fields(String body) throws Exception {
        return post("fields", URLENCODED, body.getBytes(StandardCharsets.US_ASCII));
    }

    @Test
    void repeatedFieldsOtherButtonsAndOtherOrdersAreOtherForms() throws Exception {
        String form = "name=repeated&item=a&item=b&action=save&_submit_token=" + Form.newToken();
        fields(form);

        for (String other : List.of(form.replace("item=a&item=b", "item=b&item=a"), form.replace("item=a&item=b", "item=a"),
                form.replace("item=b", "item=b&item=b"), form.replace("action=save", "action=delete"),
                form.replace("&action=save", ""), form.replace("item=b", "item=b%20"))) {
            assertThat(fields(other).statusCode()).as(other).isEqualTo(409);
        }
        assertThat(fields("action=save&" + form.replace("&action=save", "")).statusCode()).as("other order of names")
                .isEqualTo(200);
        assertThat(Executions.of("repeated")).isEqualTo(1);
    }

    @Test
    void ofSeveralTokensTheFirstCounts() throws Exception {
        String token = Form.newToken();
        fields("name=several&_submit_token=" + token + "&_submit_token=" + Form.newToken());

        assertThat(fields("name=several&_submit_token=" + token).headers().firstValue("X-Submit-Token-Replayed"))
                .hasValue("true");
    }

    @ParameterizedTest
    @ValueSource(strings = { "%0D%0A", "%00", "%7F", "%F0%9F%8E%89", "a+b%2Bc", "%22%27%3C%3E", "%C3%28", "*" })
    void anyTextOfAFormIsAToken(String encoded) throws Exception {
        String form = "name=odd" + encoded + "&_submit_token=" + encoded + Form.newToken();

        HttpResponse<String> first = fields(form);
        HttpResponse<String> second = fields(form);

        assertThat(first.statusCode()).isEqualTo(200);
        assertThat(second.body()).isEqualTo(first.body());
        assertThat(second.headers().firstValue("X-Submit-Token-Replayed")).hasValue("true");
    }

    @Test
    void filesAndBoundaries() throws Exception {
        String token = Form.newToken();
        byte[] form = multipart("B", token, "one");

        assertThat(post("files", MULTIPART + "B", form).body()).isEqualTo("1 1");
        assertThat(post("files", MULTIPART + "\"C;d\"", multipart("C;d", token, "one")).body()).as("other boundary")
                .isEqualTo("1 1");
        for (byte[] other : List.of(multipart("B", token, "two"), multipart("B", token, "one", "one"),
                multipart("B", token))) {
            assertThat(post("files", MULTIPART + "B", other).statusCode()).isEqualTo(409);
        }
    }

    @Test
    void tokenBehindALargeFileIsFound() throws Exception {
        byte[] form = multipart("B", Form.newToken(), "x".repeat(20 << 20));

        assertThat(post("files", MULTIPART + "B", form).body()).isEqualTo("1 1");
        assertThat(post("files", MULTIPART + "B", form).headers().firstValue("X-Submit-Token-Replayed")).hasValue("true");
        form[10 << 20] = 'y';
        assertThat(post("files", MULTIPART + "B", form).statusCode()).isEqualTo(409);
    }

    /** The token comes last. */
    private static byte[] multipart(String boundary, String token, String... files) throws IOException {
        ByteArrayOutputStream form = new ByteArrayOutputStream();
        for (String file : files) {
            form.write(("--" + boundary + "\r\nContent-Disposition: form-data; name=\"file\"; filename=\"f\"\r\n\r\n")
                    .getBytes(StandardCharsets.US_ASCII));
            form.write((file + "\r\n").getBytes(StandardCharsets.US_ASCII));
        }
        form.write(("--" + boundary + "\r\nContent-Disposition: form-data; name=\"name\"\r\n\r\n" + token + "\r\n--" + boundary
                + "\r\nContent-Disposition: form-data; name=\"_submit_token\"\r\n\r\n" + token + "\r\n--" + boundary + "--\r\n")
                .getBytes(StandardCharsets.US_ASCII));
        return form.toByteArray();
    }
}
