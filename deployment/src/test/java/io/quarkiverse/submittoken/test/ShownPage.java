package io.quarkiverse.submittoken.test;

import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

import io.restassured.RestAssured;
import io.restassured.builder.MultiPartSpecBuilder;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;

/** The page of a rejection as a browser shows it, and the form that it offers. */
record ShownPage(String url, Response response) {

    /** A field of the offered form; for one that is to be filled again, {@code value} is empty. */
    record Input(String type, String name, String value, boolean required) {
    }

    private static final Pattern INPUT = Pattern
            .compile("<input type=\"(\\w+)\" name=\"([^\"]*)\"(?: value=\"([^\"]*)\")?(?: autocomplete=\"off\")?( required)?>");

    static RequestSpecification browser() {
        return RestAssured.given().redirects().follow(false)
                .header("Accept", "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8");
    }

    /** Names and values in turn. */
    static ShownPage post(String url, RequestSpecification request, String... fields) {
        request.contentType("application/x-www-form-urlencoded; charset=UTF-8");
        for (int i = 0; i < fields.length; i += 2) {
            request.formParam(fields[i], fields[i + 1]);
        }
        return new ShownPage(url, request.post(url));
    }

    static ShownPage post(String url, String... fields) {
        return post(url, browser(), fields);
    }

    String html() {
        return response.asString();
    }

    int status() {
        return response.statusCode();
    }

    List<Input> inputs() {
        return INPUT.matcher(html()).results().map(ShownPage::input).toList();
    }

    List<Input> inputs(String name) {
        return inputs().stream().filter(input -> input.name().equals(name)).toList();
    }

    String token() {
        return inputs("_submit_token").get(0).value();
    }

    /** Presses the button, after filling the fields that are empty with what is given for them. */
    Response press(Map<String, String> filled) {
        boolean multipart = html().contains("enctype=\"multipart/form-data\"");
        RequestSpecification request = browser();
        if (!multipart) {
            request.contentType("application/x-www-form-urlencoded; charset=UTF-8");
        }
        for (Input input : inputs()) {
            String value = input.type().equals("hidden") ? input.value() : filled.get(input.name());
            if (input.type().equals("file")) {
                request.multiPart(input.name(), input.name() + ".txt", value.getBytes());
            } else if (multipart) {
                request.multiPart(new MultiPartSpecBuilder(value).controlName(input.name()).charset("UTF-8").build());
            } else {
                request.formParam(input.name(), value);
            }
        }
        return request.post(url);
    }

    Response press() {
        return press(Map.of());
    }

    private static Input input(MatchResult input) {
        return new Input(input.group(1), unescaped(input.group(2)), input.group(3) == null ? "" : unescaped(input.group(3)),
                input.group(4) != null);
    }

    private static String unescaped(String text) {
        return text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&#39;", "'")
                .replace("&amp;", "&");
    }
}
