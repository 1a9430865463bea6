package io.quarkiverse.submittoken.runtime.config;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What is looked at in a request: field, header, path, compared fields. */
final class RequestRules {

    /** What RFC 9110 calls a token; the name of a cookie in RFC 6265 is one, too. */
    static final Predicate<String> TOKEN = Pattern.compile("[\\w!#$%&'*+.^`|~-]+").asMatchPredicate();
    static final String TOKEN_CHARACTERS = "letters, digits and !#$%&'*+-.^_`|~";

    private static final Predicate<String> CONTROL = Pattern.compile("\\p{Cntrl}").asPredicate();
    private static final Predicate<String> WILDCARDS_AT_THE_ENDS = Pattern.compile("\\*?[^*]*\\*?").asMatchPredicate();

    private RequestRules() {
    }

    static Stream<Objection> check(SubmitTokenConfig config) {
        return Stream.of(fieldName(config), headerName(config), exemptPaths(config),
                fieldPatterns("fingerprint.ignored-fields", config.fingerprint().ignoredFields(), "draft_* or *_at"),
                fieldPatterns("sensitive-fields", config.sensitiveFields(), "*password* or card*"))
                .flatMap(objections -> objections);
    }

    private static Stream<Objection> fieldName(SubmitTokenConfig config) {
        return Stream.of(config.fieldName())
                .filter(name -> name.isBlank() || CONTROL.test(name))
                .map(name -> Objection.to("field-name", name, "must not be blank or contain control characters",
                        "Set it to the name of the hidden form field, for example _submit_token."));
    }

    private static Stream<Objection> headerName(SubmitTokenConfig config) {
        return Stream.of(config.headerName())
                .filter(TOKEN.negate())
                .map(name -> Objection.to("header-name", name, "must consist of " + TOKEN_CHARACTERS,
                        "Set it to the name of a request header, for example X-Submit-Token."));
    }

    private static Stream<Objection> exemptPaths(SubmitTokenConfig config) {
        return config.exemptPaths().orElse(List.of()).stream()
                .filter(path -> !path.startsWith("/"))
                .map(path -> Objection.to("exempt-paths", path, "each path must start with /",
                        "Write it from the root, for example /" + path.strip() + "."));
    }

    private static Stream<Objection> fieldPatterns(String key, Optional<List<String>> patterns, String examples) {
        return patterns.orElse(List.of()).stream()
                .filter(field -> field.isBlank() || !WILDCARDS_AT_THE_ENDS.test(field))
                .map(field -> Objection.to(key, field,
                        "each name must not be blank and may have * only at its start or end",
                        "Write whole names, or parts of names like " + examples + ", separated by commas."));
    }
}
