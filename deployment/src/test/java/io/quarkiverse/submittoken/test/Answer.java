package io.quarkiverse.submittoken.test;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A whole HTTP response. */
record Answer(int status, Map<String, List<String>> headers, byte[] body) {

    static Answer of(HttpResponse<byte[]> response) {
        Map<String, List<String>> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        headers.putAll(response.headers().map());
        return new Answer(response.statusCode(), headers, response.body());
    }

    String text() {
        return new String(body, StandardCharsets.UTF_8);
    }

    String header(String name) {
        List<String> values = headers.get(name);
        return values == null ? null : String.join(", ", values);
    }

    boolean isReplay() {
        return "true".equals(header("X-Submit-Token-Replayed"));
    }

    /** The headers, without those that the transport makes for each response. */
    Map<String, List<String>> handlersHeaders() {
        return headersBut();
    }

    Map<String, List<String>> headersBut(String... names) {
        Map<String, List<String>> handlers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        handlers.putAll(headers);
        List.of("content-length", "transfer-encoding", "date", "X-Submit-Token-Replayed").forEach(handlers::remove);
        List.of(names).forEach(handlers::remove);
        return handlers;
    }
}
