package io.quarkiverse.submittoken.it.end;

import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.UUID;

/** Sends one submission, and goes when it is told to. */
final class Submitter {

    private static final HttpClient CLIENT = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private static final String FORM = "application/x-www-form-urlencoded";

    private final URI target;
    private final String name;
    private final String token = UUID.randomUUID().toString();

    Submitter(URI target, String kind) {
        this.target = target;
        this.name = kind + " " + token;
    }

    /** @param status 0: the client has not seen it */
    record Answer(int status, boolean isReplay, String body) {

        /** As far as this client has seen it. */
        boolean matches(Answer replay) {
            return status == 0 || body.equals(replay.body());
        }
    }

    private static final Answer NOT_SEEN = new Answer(0, false, "");

    String name() {
        return name;
    }

    String token() {
        return token;
    }

    Answer submit(End end) throws Exception {
        return switch (end) {
            case CLIENT_GONE_BEFORE -> goBeforeTheAnswer();
            case CLIENT_GONE_DURING -> goInTheMiddle();
            case CLIENT_GONE_AFTER -> goAfterTheAnswer();
            default -> repeat();
        };
    }

    Answer repeat() throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(target).header("Content-Type", FORM)
                .POST(HttpRequest.BodyPublishers.ofString(body())).build();
        try {
            HttpResponse<String> response = CLIENT.send(request, HttpResponse.BodyHandlers.ofString());
            return new Answer(response.statusCode(), response.headers().firstValue("X-Submit-Token-Replayed").isPresent(),
                    response.body());
        } catch (IOException brokenOff) {
            // an answer that fails in the middle is broken off
            return NOT_SEEN;
        }
    }

    private Answer goBeforeTheAnswer() throws IOException {
        try (Socket socket = sent()) {
            await().until(() -> Handler.executions(name) == 1);
        }
        Handler.door(name).countDown();
        return NOT_SEEN;
    }

    private Answer goInTheMiddle() throws IOException {
        try (Socket socket = sent()) {
            socket.getInputStream().readNBytes(1_000);
        }
        return NOT_SEEN;
    }

    private Answer goAfterTheAnswer() throws IOException {
        try (Socket socket = sent()) {
            socket.getInputStream().readAllBytes();
        }
        return NOT_SEEN;
    }

    private Socket sent() throws IOException {
        String body = body();
        Socket socket = new Socket(target.getHost(), target.getPort());
        socket.setReceiveBufferSize(4_096);
        socket.getOutputStream().write(("POST " + target.getRawPath() + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                + "Content-Type: " + FORM + "\r\nContent-Length: " + body.length() + "\r\n\r\n" + body)
                .getBytes(StandardCharsets.ISO_8859_1));
        socket.getOutputStream().flush();
        return socket;
    }

    private String body() {
        return "name=" + URLEncoder.encode(name, StandardCharsets.UTF_8) + "&_submit_token=" + token;
    }
}
