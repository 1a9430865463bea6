package io.quarkiverse.submittoken.it.script;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import io.quarkus.test.junit.QuarkusTest;

/** A form whose answer leaves the browser where it is, as a download does. */
@QuarkusTest
class FormThatLeadsNowhereTest extends BrowserTest {

    @Test
    void afterTenSecondsItCanBeSentAgain() {
        FormTab tab = tab().listening();
        PausedClock clock = new PausedClock(tab.page());
        tab.open(formThat(End.NO_CONTENT));

        tab.press("Buy");
        clock.pass(1);
        tab.isBusy("Buy");
        tab.awaits(() -> !tab.received().isEmpty());

        clock.pass(9_998);
        tab.isBusy("Buy");
        clock.pass(2);
        tab.isReady();

        tab.press("Buy");
        tab.awaits(() -> tab.submissions() == 2);
        assertThat(tab.button("Keep")).isEnabled();
        assertThat(tab.received()).hasSize(1);
    }
}
