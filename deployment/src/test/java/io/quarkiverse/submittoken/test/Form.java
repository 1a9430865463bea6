package io.quarkiverse.submittoken.test;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.Collectors;

/** An urlencoded form as a client sends it, over real HTTP. */
class Form {

    private static final HttpClient CLIENT = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1)
            .followRedirects(HttpClient.Redirect.NEVER).build();

    private final URI target;
    private final Map<String, String> fields = new LinkedHashMap<>();
    private final Map<String, String> headers = new TreeMap<>();

    private Form(URI target) {
        this.target = target;
    }

    /** A form without a token. */
    static Form to(URI base, String path) {
        return new Form(URI.create(base.toString().replaceAll("/$", "") + path));
    }

    static String newToken() {
        return UUID.randomUUID().toString();
    }

    Form field(String name, String value) {
        fields.put(name, value);
        return this;
    }

    Form token(String token) {
        return field("_submit_token", token);
    }

    Form header(String name, String value) {
        headers.put(name, value);
        return this;
    }

    /** As a browser sends it when a person submits it on HTTPS or localhost. */
    Form navigating() {
        return header("Sec-Fetch-Mode", "navigate").header("Sec-Fetch-User", "?1").header("Accept",
                "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8");
    }

    Answer submit() {
        try {
            return submitAsync().join();
        } catch (CompletionException e) {
            throw new AssertionError("No answer from " + target, e.getCause());
        }
    }

    CompletableFuture<Answer> submitAsync() {
        HttpRequest.Builder request = HttpRequest.newBuilder(target)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(HttpRequest.BodyPublishers.ofString(body()));
        headers.forEach(request::header);
        return CLIENT.sendAsync(request.build(), HttpResponse.BodyHandlers.ofByteArray()).thenApply(Answer::of);
    }

    /** Sends the whole form and leaves without an answer, when {@code leave} is over. */
    void submitAndGo(Runnable leave) throws IOException {
        String body = body();
        try (Socket socket = new Socket("localhost", target.getPort())) {
            StringBuilder request = new StringBuilder("POST " + target.getRawPath() + " HTTP/1.1\r\nHost: localhost\r\n"
                    + "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: " + body.length() + "\r\n");
            headers.forEach((name, value) -> request.append(name).append(": ").append(value).append("\r\n"));
            socket.getOutputStream().write((request + "\r\n" + body).getBytes(StandardCharsets.ISO_8859_1));
            socket.getOutputStream().flush();
            leave.run();
        }
    }

    private String body() {
        return fields.entrySet().stream().map(field -> encoded(field.getKey()) + "=" + encoded(field.getValue()))
                .collect(Collectors.joining("&"));
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
