package io.quarkiverse.submittoken.runtime.rest;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.jboss.resteasy.reactive.server.spi.ServerHttpResponse;

import io.quarkiverse.submittoken.runtime.core.RecordedHeader;

/**
 * The headers that stood on the HTTP response at one moment. What is there before a handler runs (CORS, configured
 * headers) belongs to the request at hand; what has changed afterwards is the handler's.
 */
final class HeaderSnapshot {

    private final Map<String, List<String>> headers;

    private HeaderSnapshot(Map<String, List<String>> headers) {
        this.headers = headers;
    }

    static HeaderSnapshot of(ServerHttpResponse response) {
        Map<String, List<String>> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        for (Map.Entry<String, String> header : response.getAllResponseHeaders()) {
            headers.computeIfAbsent(header.getKey(), name -> new ArrayList<>(1)).add(header.getValue());
        }
        return new HeaderSnapshot(headers);
    }

    /** What came after the other snapshot was taken. */
    List<RecordedHeader> since(HeaderSnapshot earlier) {
        List<RecordedHeader> changed = new ArrayList<>();
        headers.forEach((name, values) -> {
            List<String> before = earlier.values(name);
            if (!values.equals(before)) {
                List<String> added = new ArrayList<>(values);
                boolean replacing = !before.stream().allMatch(added::remove);
                changed.add(new RecordedHeader(name, replacing ? values : added, replacing));
            }
        });
        return changed;
    }

    /** Puts the response back to this snapshot for each of these headers, and then gives it their recorded values. */
    void apply(List<RecordedHeader> recorded, ServerHttpResponse response) {
        for (RecordedHeader header : recorded) {
            List<CharSequence> values = new ArrayList<>(header.replacing() ? List.of() : values(header.name()));
            values.addAll(header.values());
            response.setResponseHeader(header.name(), values);
        }
    }

    private List<String> values(String name) {
        return headers.getOrDefault(name, List.of());
    }
}
