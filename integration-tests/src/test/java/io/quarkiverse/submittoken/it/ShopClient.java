package io.quarkiverse.submittoken.it;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;

/** A person's browser at the demo shop, as far as HTTP shows it. Does not follow redirects. */
final class ShopClient {

    private static final Pattern GUARDED_FORM = Pattern.compile("action=\"/orders/guarded\".*?</form>", Pattern.DOTALL);
    private static final Pattern TOKEN = Pattern.compile("name=\"_submit_token\" value=\"([^\"]+)\"");

    private final HttpClient http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final URI base;

    ShopClient(URI base) {
        this.base = base;
    }

    /** A row of the table, as {@code /orders.json} tells it. */
    record Row(long id, String side, String item, int quantity, String note) {
    }

    String page() throws IOException, InterruptedException {
        return get("/");
    }

    /** Opens the page and takes up its guarded form, with the token that was minted for it. */
    Form guardedForm() throws IOException, InterruptedException {
        var form = GUARDED_FORM.matcher(page());
        if (!form.find()) {
            throw new AssertionError("No guarded form on the page");
        }
        var token = TOKEN.matcher(form.group());
        if (!token.find()) {
            throw new AssertionError("No token in the guarded form: " + form.group());
        }
        return new Form("/orders/guarded", Map.of("_submit_token", token.group(1)));
    }

    /** A guarded form with a token made up by its sender. */
    Form madeUpForm() {
        return new Form("/orders/guarded", Map.of("_submit_token", UUID.randomUUID().toString()));
    }

    Form unguardedForm() {
        return new Form("/orders/unguarded", Map.of());
    }

    List<Row> rows() throws IOException, InterruptedException {
        return new ObjectMapper().readValue(get("/orders.json"), new TypeReference<List<Row>>() {
        });
    }

    List<Row> rows(String item) throws IOException, InterruptedException {
        return rows().stream().filter(row -> row.item().equals(item)).toList();
    }

    /** Takes all orders off the table. */
    void clear() throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(base.resolve("/orders/clear")).POST(BodyPublishers.noBody()).build();
        http.send(request, BodyHandlers.discarding());
    }

    private String get(String path) throws IOException, InterruptedException {
        return http.send(HttpRequest.newBuilder(base.resolve(path)).build(), BodyHandlers.ofString()).body();
    }

    /** A form as it stands in one tab: sent again, it is the same form with the same token. */
    final class Form {

        private final String action;
        private final Map<String, String> hidden;

        private Form(String action, Map<String, String> hidden) {
            this.action = action;
            this.hidden = hidden;
        }

        /** The same form, as if the page had been opened from another process of the shop. */
        Form at(ShopClient other) {
            return other.new Form(action, hidden);
        }

        /** Sends the form as a browser's navigation does, without waiting for the answer. */
        CompletableFuture<HttpResponse<String>> submit(String item, String quantity, String note) {
            return send(item, quantity, note, "Accept", "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8",
                    "Sec-Fetch-Mode", "navigate");
        }

        /** Sends the form as a script does. */
        CompletableFuture<HttpResponse<String>> post(String item) {
            return send(item, "1", "", "Accept", "*/*");
        }

        private CompletableFuture<HttpResponse<String>> send(String item, String quantity, String note,
                String... headers) {
            var fields = new LinkedHashMap<>(hidden);
            fields.put("item", item);
            fields.put("quantity", quantity);
            fields.put("note", note);
            var request = HttpRequest.newBuilder(base.resolve(action))
                    .headers(headers)
                    .header("Content-Type", "application/x-www-form-urlencoded")
                    .POST(BodyPublishers.ofString(encoded(fields)));
            return http.sendAsync(request.build(), BodyHandlers.ofString());
        }

        /** Two clicks, the second while the first is being worked on. */
        List<HttpResponse<String>> doubleClick(String item) {
            var first = submit(item, "1", "");
            var second = submit(item, "1", "");
            return List.of(first.join(), second.join());
        }
    }

    private static String encoded(Map<String, String> fields) {
        return fields.entrySet().stream()
                .map(field -> field.getKey() + "=" + URLEncoder.encode(field.getValue(), UTF_8))
                .collect(Collectors.joining("&"));
    }
}
