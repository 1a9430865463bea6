package io.quarkiverse.submittoken.test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

import jakarta.enterprise.event.Observes;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Response;

import org.jboss.resteasy.reactive.RestForm;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;
import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.mutiny.Uni;
import io.vertx.ext.web.Router;

/** What clients send that is unusual, cut off, or not well-formed, byte by byte. */
class RawRequestTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = TestApplication.with(RawResource.class, Routes.class)
            .overrideConfigKey("quarkus.http.cors.enabled", "true")
            .overrideConfigKey("quarkus.http.cors.origins", "https://shop.example,https://other.example")
            .overrideConfigKey("quarkus.http.cors.access-control-allow-credentials", "true")
            .overrideConfigKey("quarkus.http.header.\"X-Frame-Options\".value", "DENY")
            .overrideConfigKey("quarkus.http.enable-compression", "true")
            .overrideConfigKey("quarkus.http.limits.max-body-size", "100K");

    @TestHTTPResource("/")
    URI base;

    /** A header that each request gets on the HTTP response, before Jakarta REST. */
    public static class Routes {
        void add(@Observes Router router) {
            router.route().order(-100).handler(context -> {
                context.response().putHeader("X-Request", String.valueOf(context.request().getHeader("X-Request")));
                context.response().headers().add("Vary", "X-Request");
                context.next();
            });
        }
    }

    @Path("/raw")
    public static class RawResource {

        static volatile CountDownLatch held = new CountDownLatch(1);

        @POST
        @Path("form")
        public String form(@RestForm String item) {
            return "order " + Executions.begin("form") + " of " + item;
        }

        @POST
        @Path("page")
        @jakarta.ws.rs.Produces("text/html")
        public Response page(@RestForm String item) {
            return Response.ok("<p>order " + Executions.begin("page") + "</p>" + "x".repeat(2000)).header("Vary", "Accept")
                    .build();
        }

        @POST
        @Path("text")
        @Consumes("text/plain")
        public String text(String body) {
            return "text " + Executions.begin("text") + " of " + body;
        }

        @POST
        @Path("text-event-loop")
        @NonBlocking
        @Consumes("text/plain")
        public String textEventLoop(String body) {
            return "text " + Executions.begin("text-event-loop") + " of " + body;
        }

        @POST
        @Path("held-blocking")
        public String heldBlocking(@RestForm String item) throws InterruptedException {
            int number = Executions.begin("held-blocking");
            held.await();
            return "order " + number;
        }

        @POST
        @Path("held-uni")
        public Uni<String> heldUni(@RestForm String item) {
            int number = Executions.begin("held-uni");
            return Uni.createFrom().completionStage(() -> CompletableFuture.supplyAsync(() -> {
                try {
                    held.await();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
                return "order " + number;
            }));
        }
    }

    private String send(String request) throws IOException {
        try (Socket socket = new Socket("localhost", base.getPort())) {
            socket.setSoTimeout(10_000);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            socket.getOutputStream().flush();
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
        }
    }

    private static String post(String path, String headers, String body) {
        return "POST /raw/" + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + headers + "Content-Length: "
                + body.length() + "\r\n\r\n" + body;
    }

    private static int status(String answer) {
        return Integer.parseInt(answer.split(" ")[1]);
    }

    /** An Accept header that cannot be read is no reason to fail where Quarkus REST does not look at it. */
    @ParameterizedTest
    @ValueSource(strings = { "garbage", "text/", ";q=1", "text/html;q=abc", "*" })
    void strangeAcceptHeader(String accept) throws IOException {
        String type = "Content-Type: application/x-www-form-urlencoded\r\nAccept: " + accept + "\r\n";
        int unguarded = status(send(post("form", type, "item=tea")));
        String token = Form.newToken();

        int guarded = status(send(post("form", type, "item=tea&_submit_token=" + token)));
        int other = status(send(post("form", type, "item=coffee&_submit_token=" + token)));

        assertThat(guarded).isEqualTo(unguarded);
        if (unguarded == 200) {
            assertThat(other).as("the rejection").isEqualTo(409);
        }
    }

    /** It cannot be parsed by Quarkus REST. */
    @Test
    void emptyAcceptHeader() throws IOException {
        strangeAcceptHeader("");
    }

    @ParameterizedTest
    @ValueSource(strings = { "multipart/form-data", "multipart/form-data; boundary=", "multipart/form-data; boundary=\"a;b\"",
            "MULTIPART/FORM-DATA; Boundary=x", "application/x-www-form-urlencoded; charset=nonsense",
            "application/x-www-form-urlencoded; charset=UTF-16", "nonsense", "multipart/mixed; boundary=x" })
    void strangeContentTypeIsAnsweredAsWithoutAToken(String type) throws IOException {
        String body = "--x\r\nContent-Disposition: form-data; name=\"item\"\r\n\r\ntea\r\n--x--\r\n";
        String headers = "Content-Type: " + type + "\r\n";

        String unguarded = send(post("form", headers, body));
        String guarded = send(post("form", headers + "X-Submit-Token: " + Form.newToken() + "\r\n", body));

        assertThat(status(guarded)).isEqualTo(status(unguarded));
    }

    @ParameterizedTest
    @ValueSource(strings = { "text", "text-event-loop" })
    void bodyInChunksAndExpectation(String path) throws IOException {
        String token = Form.newToken();
        String request = "POST /raw/" + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: text/plain"
                + "\r\nX-Submit-Token: " + token + "\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nte\r\n1\r\na\r\n0\r\n\r\n";

        String first = send(request);
        String repeat = send(request);

        assertThat(first).contains(" of tea");
        assertThat(repeat).contains(" of tea").containsIgnoringCase("x-submit-token-replayed: true");
        assertThat(continued(path, token)).contains(" of tea").containsIgnoringCase("x-submit-token-replayed: true");
    }

    private String continued(String path, String token) throws IOException {
        try (Socket socket = new Socket("localhost", base.getPort())) {
            socket.setSoTimeout(10_000);
            socket.getOutputStream().write(("POST /raw/" + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                    + "Content-Type: text/plain\r\nX-Submit-Token: " + token
                    + "\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n").getBytes(StandardCharsets.ISO_8859_1));
            socket.getOutputStream().flush();
            InputStream in = socket.getInputStream();
            byte[] expected = in.readNBytes("HTTP/1.1 100 Continue\r\n\r\n".length());
            assertThat(new String(expected, StandardCharsets.ISO_8859_1)).startsWith("HTTP/1.1 100");
            socket.getOutputStream().write("tea".getBytes(StandardCharsets.ISO_8859_1));
            socket.getOutputStream().flush();
            return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
        }
    }

    @ParameterizedTest
    @CsvSource({ "form,application/x-www-form-urlencoded", "text,text/plain", "text-event-loop,text/plain" })
    void bodyThatIsCutOffDoesNotRunAndLeavesNoClaim(String path, String type) throws IOException {
        String token = Form.newToken();
        int before = Executions.of(path);
        String headers = "POST /raw/" + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: " + type
                + "\r\nX-Submit-Token: " + token + "\r\n";
        try (Socket socket = new Socket("localhost", base.getPort())) {
            socket.getOutputStream().write((headers + "Content-Length: 100\r\n\r\nitem=te").getBytes());
            socket.getOutputStream().flush();
        }

        String whole = send(headers + "Content-Length: 8\r\n\r\nitem=tea");

        assertThat(whole).contains("order|text".split("\\|")[path.equals("form") ? 0 : 1]).contains("tea");
        assertThat(Executions.of(path)).isEqualTo(before + 1);
    }

    @ParameterizedTest
    @ValueSource(strings = { "text", "text-event-loop" })
    void bodyOverTheLimitIsAnsweredAsWithoutAToken(String path) throws IOException {
        String chunk = "4e20\r\n" + "x".repeat(20_000) + "\r\n";
        String head = "POST /raw/" + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: text/plain\r\n"
                + "Transfer-Encoding: chunked\r\n";
        int before = Executions.of(path);

        String unguarded = sendOrCut(head + "\r\n" + chunk.repeat(8) + "0\r\n\r\n");
        String guarded = sendOrCut(
                head + "X-Submit-Token: " + Form.newToken() + "\r\n\r\n" + chunk.repeat(8) + "0\r\n\r\n");

        assertThat(guarded.split("\r\n")[0]).isEqualTo(unguarded.split("\r\n")[0]);
        assertThat(Executions.of(path)).isEqualTo(before);
    }

    private String sendOrCut(String request) {
        try {
            return send(request);
        } catch (IOException cut) {
            return "cut off";
        }
    }

    @Test
    void corsAndRouteHeadersAreThoseOfTheRequestAtHand() throws Exception {
        String token = Form.newToken();
        HttpClient client = HttpClient.newHttpClient();
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(base + "raw/page"))
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(HttpRequest.BodyPublishers.ofString("item=tea&_submit_token=" + token));
        HttpResponse<byte[]> first = client
                .send(request.copy().header("X-Request", "1").header("Origin", "https://shop.example")
                        .header("Accept-Encoding", "gzip").build(), HttpResponse.BodyHandlers.ofByteArray());
        HttpResponse<byte[]> repeat = client.send(request.copy().header("X-Request", "2")
                .header("Origin", "https://other.example").build(), HttpResponse.BodyHandlers.ofByteArray());
        HttpResponse<byte[]> third = client.send(request.copy().header("X-Request", "3")
                .header("Accept-Encoding", "gzip").build(), HttpResponse.BodyHandlers.ofByteArray());

        assertThat(first.headers().allValues("content-encoding")).containsExactly("gzip");
        assertThat(new String(repeat.body())).startsWith("<p>order").endsWith("xxx");
        assertThat(repeat.headers().allValues("X-Request")).containsExactly("2");
        assertThat(repeat.headers().allValues("X-Frame-Options")).containsExactly("DENY");
        assertThat(repeat.headers().allValues("Access-Control-Allow-Origin")).containsExactly("https://other.example");
        assertThat(third.headers().allValues("Access-Control-Allow-Origin")).isEmpty();
        assertThat(repeat.headers().allValues("X-Submit-Token-Replayed")).containsExactly("true");
        assertThat(repeat.headers().allValues("vary")).isEqualTo(first.headers().allValues("vary"));
    }

    /** Quarkus REST takes a header away where it compresses. */
    @Test
    void replayIsCompressedAsTheFirstAnswerWas() {
        Form form = Form.to(base, "/raw/page").field("item", "tea").token(Form.newToken()).header("Accept-Encoding", "gzip");
        Answer first = form.submit();
        assertThat(first.header("Content-Encoding")).isEqualTo("gzip");

        Answer repeat = form.submit();

        assertThat(repeat.isReplay()).isTrue();
        assertThat(repeat.header("Content-Encoding")).isEqualTo("gzip");
        assertThat(repeat.body()).isEqualTo(first.body());
    }

    @ParameterizedTest
    @ValueSource(strings = { "held-blocking", "held-uni" })
    void http2StreamThatTheClientResets(String path) {
        RawResource.held = new CountDownLatch(1);
        HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_2).build();
        URI target = URI.create(base + "raw/" + path);
        // the first request upgrades the connection
        HttpRequest warm = HttpRequest.newBuilder(URI.create(base + "raw/form"))
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(HttpRequest.BodyPublishers.ofString("item=warm")).build();
        assertThat(
                client.sendAsync(warm, HttpResponse.BodyHandlers.ofString()).orTimeout(10, TimeUnit.SECONDS).join().version())
                .isEqualTo(HttpClient.Version.HTTP_2);
        HttpRequest request = HttpRequest.newBuilder(target).header("Content-Type", "application/x-www-form-urlencoded")
                .POST(HttpRequest.BodyPublishers.ofString("item=tea&_submit_token=" + Form.newToken())).build();

        CompletableFuture<HttpResponse<String>> first = client.sendAsync(request, HttpResponse.BodyHandlers.ofString());
        await().until(() -> Executions.of(path) == 1);
        first.cancel(true);
        // a later request on the connection: the reset is through
        client.sendAsync(warm, HttpResponse.BodyHandlers.ofString()).orTimeout(10, TimeUnit.SECONDS).join();
        assertThat(
                client.sendAsync(request, HttpResponse.BodyHandlers.ofString()).orTimeout(10, TimeUnit.SECONDS).join().body())
                .contains("in-flight");
        RawResource.held.countDown();
        await().untilAsserted(() -> {
            HttpResponse<String> repeat = client.sendAsync(request, HttpResponse.BodyHandlers.ofString())
                    .orTimeout(10, TimeUnit.SECONDS).join();
            assertThat(repeat.body()).isEqualTo("order 1");
        });
        assertThat(Executions.of(path)).as("executions").isEqualTo(1);
    }

    @Test
    void tokenOfAnyCharactersIsAToken() {
        for (String token : new String[] { "\u0000", "a\r\nb", " ", "ü订🎉", "'\"<>" }) {
            Form form = Form.to(base, "/raw/form").field("item", "tea").token(token + Form.newToken());

            assertThat(form.submit().status()).isEqualTo(200);
            assertThat(form.submit().isReplay()).isTrue();
        }
    }
}
