package io.quarkiverse.submittoken.test;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;

import org.jboss.resteasy.reactive.RestForm;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;
import io.smallrye.common.annotation.NonBlocking;

/**
 * Methods that are sent forms and read none: with the extension they answer a request without a token as they did without
 * it, whatever its form is like, and a form with a token is guarded however large it is.
 */
class FormOfOtherMethodsTest {

    private static final String NO_FORM = "no form &%ZZ=% \u0000";
    private static final String URLENCODED = "application/x-www-form-urlencoded";

    @RegisterExtension
    static final QuarkusUnitTest APP = TestApplication.with(RawResource.class)
            .setLogRecordPredicate(record -> record.getLevel().intValue() >= Level.WARNING.intValue())
            .assertLogRecords(records -> assertThat(records).extracting(LogRecord::getMessage).isEmpty());

    @TestHTTPResource("/raw/")
    URI base;

    @Path("/raw")
    public static class RawResource {

        static final CountDownLatch BEGUN = new CountDownLatch(1);

        @POST
        @Path("none")
        public String none() {
            return "none " + Executions.begin("none");
        }

        @POST
        @Path("none-event-loop")
        @NonBlocking
        public String noneEventLoop() {
            return "none " + Executions.begin("none-event-loop");
        }

        @POST
        @Path("string")
        public String string(String body) {
            return body.length() + " " + Executions.begin("string");
        }

        @POST
        @Path("string-event-loop")
        @NonBlocking
        public String stringEventLoop(String body) {
            return body.length() + " " + Executions.begin("string-event-loop");
        }

        @POST
        @Path("stream")
        public String stream(InputStream body) throws IOException {
            return body.readAllBytes().length + " " + Executions.begin("stream");
        }

        @POST
        @Path("as-it-comes")
        public String asItComes(InputStream body) throws IOException {
            body.read();
            BEGUN.countDown();
            return "read " + (1 + body.readAllBytes().length);
        }

        @POST
        @Path("map")
        @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
        public String map(MultivaluedMap<String, String> form) {
            return form.size() + " " + Executions.begin("map");
        }

        @POST
        @Path("form")
        public String form(@RestForm String item) {
            return "form " + Executions.begin("form");
        }
    }

    private HttpResponse<String> post(String path, String contentType, String body) throws Exception {
        return HttpClient.newHttpClient().send(HttpRequest.newBuilder(base.resolve(path))
                .header("Content-Type", contentType).POST(HttpRequest.BodyPublishers.ofString(body)).build(),
                HttpResponse.BodyHandlers.ofString());
    }

    @ParameterizedTest
    @ValueSource(strings = { "none", "none-event-loop", "string", "string-event-loop", "stream", "map" })
    void limitsOfFormsDoNotApply(String path) throws Exception {
        String largeAttribute = "a=" + "x".repeat(50_000);
        String manyAttributes = IntStream.range(0, 2_000).mapToObj(i -> "a" + i + "=" + i).collect(Collectors.joining("&"));
        for (String body : List.of(largeAttribute, manyAttributes)) {
            assertThat(post(path, URLENCODED, body).statusCode()).isEqualTo(200);
            int before = Executions.of(path);
            String guarded = body + "&_submit_token=" + Form.newToken();
            HttpResponse<String> first = post(path, URLENCODED, guarded);
            HttpResponse<String> second = post(path, URLENCODED, guarded);

            assertThat(first.statusCode()).isEqualTo(200);
            assertThat(second.body()).isEqualTo(first.body());
            assertThat(Executions.of(path) - before).as("executions").isEqualTo(1);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "none", "none-event-loop", "string", "string-event-loop", "stream" })
    void whatIsNoFormIsNotTakenForOne(String path) throws Exception {
        for (String contentType : List.of("multipart/form-data", "multipart/form-data; boundary=B",
                "multipart/form-data; boundary=\"a;b\"", URLENCODED + "; charset=no-such-charset", "multipart/mixed")) {
            HttpResponse<String> answer = post(path, contentType, NO_FORM);

            assertThat(answer.statusCode()).as(contentType).isEqualTo(200);
            if (!path.startsWith("none")) {
                assertThat(answer.body()).as(contentType).startsWith(NO_FORM.length() + " ");
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "none", "none-event-loop", "string", "string-event-loop", "stream" })
    void whatIsNoFormIsComparedAsABody(String path) throws Exception {
        for (String contentType : List.of("multipart/form-data; boundary=B", URLENCODED + "; charset=no-such-charset")) {
            String token = Form.newToken();

            assertThat(postByHeader(path, contentType, NO_FORM, token)).isEqualTo(200);
            assertThat(postByHeader(path, contentType, NO_FORM, token)).as("repeat").isEqualTo(200);
            assertThat(postByHeader(path, contentType, NO_FORM + "!", token)).as("another").isEqualTo(409);
        }
    }

    private int postByHeader(String path, String contentType, String body, String token) throws Exception {
        return HttpClient.newHttpClient().send(HttpRequest.newBuilder(base.resolve(path))
                .header("Content-Type", contentType).header("X-Submit-Token", token)
                .POST(HttpRequest.BodyPublishers.ofString(body)).build(), HttpResponse.BodyHandlers.discarding())
                .statusCode();
    }

    @ParameterizedTest
    @ValueSource(strings = { "none", "none-event-loop", "string", "string-event-loop", "stream" })
    void multipartFormsAreGuarded(String path) throws Exception {
        String token = Form.newToken();
        String body = "--B\r\nContent-Disposition: form-data; name=\"file\"; filename=\"f\"\r\n\r\n" + "z".repeat(100_000)
                + "\r\n--B\r\nContent-Disposition: form-data; name=\"_submit_token\"\r\n\r\n" + token + "\r\n--B--\r\n";
        int before = Executions.of(path);
        HttpResponse<String> first = post(path, "multipart/form-data; boundary=B", body);

        assertThat(first.statusCode()).isEqualTo(200);
        assertThat(post(path, "multipart/form-data; boundary=C", body.replace("--B", "--C")).body())
                .as("the boundary is no part of the form").isEqualTo(first.body());
        assertThat(post(path, "multipart/form-data; boundary=B", body.replace("zz", "zy")).statusCode()).isEqualTo(409);
        assertThat(Executions.of(path) - before).as("executions").isEqualTo(1);
    }

    @Test
    void bodyOfAnotherTypeIsReadAsItComes() throws Exception {
        try (Socket socket = new Socket("localhost", base.getPort())) {
            send(socket, "POST /raw/as-it-comes HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                    + "Content-Type: application/octet-stream\r\nContent-Length: 8\r\n\r\nhalf");
            assertThat(RawResource.BEGUN.await(30, TimeUnit.SECONDS)).as("the method reads before the body is complete")
                    .isTrue();
            send(socket, "half");
            assertThat(new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII)).endsWith("read 8");
        }
    }

    private static void send(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
        socket.getOutputStream().flush();
    }

    @Test
    void limitsOfFormsStillApplyWhereTheyDid() throws Exception {
        assertThat(post("form", URLENCODED, "a=" + "x".repeat(3_000)).statusCode()).isEqualTo(413);
    }
}
