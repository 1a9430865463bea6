package io.quarkiverse.submittoken.it.script;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import io.quarkus.test.junit.QuarkusTest;

/** A form that the script sends, and where the answer leads. */
@QuarkusTest
class FetchedFormTest extends BrowserTest {

    private static final String FETCH = "mode=fetch";

    @ParameterizedTest
    @CsvSource({ "false, application/x-www-form-urlencoded", "true, multipart/form-data" })
    void theTokenIsInTheHeaderAndTheRestAsTheBrowserSendsIt(boolean multipart, String contentType) {
        FormTab tab = tab().open(formThat(End.REDIRECT, FETCH, "multipart=" + multipart));
        String token = tab.token();

        tab.press("Keep");

        tab.sees("Done");
        assertThat(tab.received()).singleElement().satisfies(received -> {
            assertThat(received.header()).isEqualTo(token);
            assertThat(received.field()).isNull();
            assertThat(received.contentType()).startsWith(contentType);
            assertThat(received.note()).isEqualTo("first\r\nsecond");
            assertThat(received.button()).isEqualTo("keep");
        });
    }

    @ParameterizedTest
    @ValueSource(strings = { "scripts=1", "scripts=2", STRICT })
    void theRedirectIsFollowed(String setting) {
        FormTab tab = tab().listening().open(formThat(End.REDIRECT, FETCH, setting)).press("Buy");

        tab.sees("Done");

        assertThat(tab.page().url()).contains("/forms/done");
        assertThat(tab.eventsUntil("success")).hasToString("[start, success 200]");
        assertThat(tab.submissions()).isEqualTo(1);
    }

    @Test
    void itIsBusyUntilTheAnswerIsThere() {
        FormTab tab = tab().listening().open(formThat(End.SLOW, FETCH)).press("Buy");
        tab.isBusy("Buy");

        tab.press("Keep");

        assertThat(tab.submissions()).isEqualTo(1);
        tab.openDoor();
        tab.sees("Bought in run 1");
    }

    @ParameterizedTest
    @ValueSource(strings = { "scripts=1", "multipart=true", STRICT })
    void aPageIsShownAtItsOwnAddress(String setting) {
        FormTab tab = tab().open(formThat(End.PAGE, FETCH, setting));
        tab.page().evaluate("addEventListener('submit', () => sessionStorage.seen = (+sessionStorage.seen || 0) + 1)");

        tab.press("Buy");

        tab.sees("Bought in run 1");
        assertThat(tab.page().url()).contains("/forms/PAGE");
        assertThat(tab.received()).hasSize(1);
        assertThat(tab.page().evaluate("sessionStorage.seen")).as("submit events that the application has seen").isEqualTo("1");
    }

    @ParameterizedTest
    @ValueSource(strings = { "REDIRECT", "PAGE" })
    void aSuccessThatTheApplicationPreventsLeavesThePageWhereItIs(End end) {
        FormTab tab = tab().listening().open(formThat(end, FETCH));
        String address = tab.page().url();
        tab.page().evaluate("addEventListener('submit-token:success', event => event.preventDefault())");

        tab.press("Buy").eventsUntil("success");

        tab.isReady();
        assertThat(tab.page().url()).isEqualTo(address);
        assertThat(tab.submissions()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({ "JSON, success 200", "NO_CONTENT, success 204" })
    void whatIsNoPageLeavesThePageWhereItIs(End end, String event) {
        FormTab tab = tab().listening().open(formThat(end, FETCH));
        String address = tab.page().url();

        assertThat(tab.press("Buy").eventsUntil("success")).hasToString("[start, " + event + "]");

        tab.isReady();
        assertThat(tab.page().url()).isEqualTo(address);
        assertThat(tab.submissions()).isEqualTo(1);
    }

    @Test
    void aFailureIsToldWithItsProblem() {
        FormTab tab = tab().listening().open(formThat(End.REFUSED, FETCH));

        assertThat(tab.press("Buy").eventsUntil("failure"))
                .hasToString("[start, failure urn:submit-token:payload-mismatch]");

        tab.isReady();
    }

    @Test
    void whatTheApplicationPreventsIsLeftAlone() {
        FormTab tab = tab().open(formThat(End.REDIRECT, FETCH));
        tab.page().evaluate("document.addEventListener('submit', event => event.preventDefault())");

        tab.press("Buy");

        assertThat(tab.form().getAttribute("aria-busy")).isNull();
        assertThat(tab.submissions()).isZero();
    }
}
