package io.quarkiverse.submittoken.runtime.qute;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import io.quarkus.qute.TemplateException;

class LiteralTagsTest {

    @ParameterizedTest
    @ValueSource(strings = { "<submitToken:field>", "<submitToken:field/>", "<submitToken:field />",
            "<submitToken:field></submitToken:field>", "<submitToken:field ></submitToken:field >" })
    void becomeAnExpression(String tag) {
        assertThat(expressionsOf("<form>" + tag + "</form>")).isEqualTo("<form>{submitToken:field}</form>");
    }

    @ParameterizedTest
    @CsvSource({ "<submitToken:value/>,{submitToken:value}", "<submitToken:feild>,{submitToken:feild}",
            "<submitToken:field-name/>,{submitToken:field-name}", "<submitToken:field.foo/>,{submitToken:field.foo}" })
    void keepTheirNameWhateverItIs(String tag, String expression) {
        assertThat(expressionsOf(tag)).isEqualTo(expression);
    }

    @Test
    void maySpanLinesAndLeaveWhatFollowsOnItsLine() {
        assertThat(expressionsOf("1<submitToken:field\n/>2\n3<submitToken:field>\r\n</submitToken:field>4"))
                .isEqualTo("1{submitToken:field}\n2\n3{submitToken:field}\r\n4");
    }

    @Test
    void mayStandSideBySide() {
        assertThat(expressionsOf("<submitToken:field><submitToken:value>"))
                .isEqualTo("{submitToken:field}{submitToken:value}");
    }

    @ParameterizedTest
    @ValueSource(strings = { "{| <submitToken:field/> |}", "{! <submitToken:field class='x'> !}",
            "{|\n<submitToken:field/>\n", "a < b, submitToken:field, $1 \\ <b>", "" })
    void areNotLookedForInCommentsAndUnparsedText(String template) {
        assertThat(expressionsOf(template)).isEqualTo(template);
    }

    @Test
    void areFoundBehindAnEscapedBraceAndBehindABackslash() {
        assertThat(expressionsOf("\\{| <submitToken:field/> \\<submitToken:field/>"))
                .isEqualTo("\\{| {submitToken:field} \\{submitToken:field}");
    }

    @ParameterizedTest
    @ValueSource(strings = { "<submitToken:field class='x'/>", "<submitToken:field id=a>", "<submitToken:>",
            "</submitToken:field>",
            "<submitToken:field", "<submitToken:it's>" })
    void areRefusedWithAttributesOrContent(String tag) {
        assertThatThrownBy(() -> expressionsOf("1\n2\r\n <b>{submitToken:field}</b> " + tag))
                .isInstanceOf(TemplateException.class)
                .hasMessage("page.html:3 - " + tag + ": a tag of this kind has no attributes and no content."
                        + " Write <submitToken:field/> or {submitToken:field}");
    }

    @ParameterizedTest
    @ValueSource(strings = { "<submittoken:field>", "<SubmitToken:field/>", "<submit-token:field>", "<SUBMITTOKEN:field />",
            "</submit_token:field>" })
    void areRefusedWhereTheyAreMisspelt(String tag) {
        assertThatThrownBy(() -> expressionsOf("1\n" + tag))
                .isInstanceOf(TemplateException.class)
                .hasMessage("page.html:2 - " + tag + ": the first word is spelt submitToken."
                        + " Write <submitToken:field/> or {submitToken:field}");
    }

    private static String expressionsOf(String template) {
        return LiteralTags.toExpressions("page.html", template);
    }
}
