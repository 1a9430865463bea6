package io.quarkiverse.submittoken.deployment.template;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Base64;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The tokens on a rendered page. */
final class Tokens {

    private static final String TOKEN = "(?<![\\w-])[A-Za-z0-9_-]{32}(?![\\w-])";

    private static final Pattern FIELD = Pattern.compile(
            "<input type=\"hidden\" name=\"_submit_token\" value=\"(" + TOKEN + ")\" autocomplete=\"off\">");

    private Tokens() {
    }

    static List<String> inFieldsOf(String page) {
        return FIELD.matcher(page).results().map(match -> match.group(1)).toList();
    }

    /** Asserts that a page consists of what is given, each {@code F} a field and each {@code V} a bare token, all different. */
    static void assertPage(String page, String expected) {
        String fieldsFolded = FIELD.matcher(page).replaceAll("F");
        assertThat(fieldsFolded.replaceAll(TOKEN, "V")).isEqualTo(expected);
        List<String> tokens = Pattern.compile(TOKEN).matcher(page).results().map(MatchResult::group).toList();
        assertThat(tokens).doesNotHaveDuplicates().allSatisfy(Tokens::assertStrong);
    }

    private static void assertStrong(String token) {
        assertThat(Base64.getUrlDecoder().decode(token)).as("bytes of a token").hasSizeGreaterThanOrEqualTo(16);
    }
}
