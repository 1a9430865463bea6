package io.quarkiverse.submittoken.it.script;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import com.google.gson.JsonObject;

import io.quarkus.test.junit.QuarkusTest;

/** A form that is sent by the browser shows that it is being sent, and is not sent again meanwhile. */
@QuarkusTest
class BusyFormTest extends BrowserTest {

    @Test
    void thePressedButtonIsDisabledAndItsValueIsSent() {
        FormTab tab = tab().listening().open(formThat(End.SLOW));

        tab.press("Buy");

        tab.isBusy("Buy");
        tab.openDoor();
        tab.sees("Bought in run 1");
        assertThat(tab.received()).singleElement().satisfies(received -> {
            assertThat(received.button()).isEqualTo("buy");
            assertThat(received.note()).isEqualTo("first\r\nsecond");
        });
    }

    @Test
    void pressingAnotherButtonMeanwhileDoesNothing() {
        FormTab tab = tab().listening().open(formThat(End.SLOW)).pressBoth("Buy", "Keep");

        tab.isBusy("Buy");
        tab.openDoor();
        tab.sees("Bought in run 1");
        assertThat(tab.submissions()).isEqualTo(1);
    }

    @Test
    void whatTheApplicationPreventsIsLeftAlone() {
        FormTab tab = tab().open(formThat(End.REDIRECT));
        tab.page().evaluate("document.addEventListener('submit', event => event.preventDefault())");

        tab.press("Buy");

        assertThat(tab.form().getAttribute("aria-busy")).isNull();
        assertThat(tab.submissions()).isZero();
    }

    @Test
    void afterBackTheFormIsReadyAndAnsweredAsBefore() {
        FormTab tab = tab().open(formThat(End.REDIRECT));
        tab.page().evaluate("addEventListener('pageshow', shown => window.asItWasLeft = shown.persisted)");
        tab.press("Buy");
        tab.sees("Done");

        tab.page().evaluate("() => { setTimeout(() => history.back()) }");

        tab.page().waitForFunction("window.asItWasLeft");
        assertThat(tab.form().getAttribute("aria-busy")).isNull();
        assertThat(tab.button("Buy").isEnabled()).isTrue();
        tab.press("Buy");
        tab.sees("Done");
        assertThat(tab.submissions()).isEqualTo(2);
        assertThat(tab.received()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = { "", "mode=fetch" })
    void withoutScriptsItIsSentAllTheSame(String mode) {
        FormTab tab = tab();
        var off = new JsonObject();
        off.addProperty("value", true);
        tab.page().context().newCDPSession(tab.page()).send("Emulation.setScriptExecutionDisabled", off);

        tab.open(formThat(End.REDIRECT, mode)).press("Buy");

        tab.sees("Done");
        assertThat(tab.received()).singleElement().satisfies(received -> {
            assertThat(received.header()).isNull();
            assertThat(received.field()).isNotEmpty();
        });
    }
}
