package io.quarkiverse.submittoken.it.script;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import io.quarkus.test.junit.QuarkusTest;

/** The page of a submission in flight asks by itself for the first one's answer, for a minute. */
@QuarkusTest
class CheckingPageTest extends BrowserTest {

    private static final String TITLE = "Your request is still being processed";
    private static final String BUTTON = "Check again";

    /** The clock is that of the whole browser. */
    @AfterEach
    void takeAnotherBrowser() {
        closeBrowser();
        openBrowser();
    }

    @Test
    void itLandsOnTheResultByItself() {
        FormTab tab = tab().open(formThat(End.SLOW, "scripts=0")).pressBoth("Buy", "Buy");
        tab.sees(TITLE);

        tab.openDoor();

        tab.sees("Bought in run 1");
        assertThat(tab.received()).hasSize(1);
    }

    @Test
    void aStrictPolicyLeavesTheButton() {
        FormTab tab = tab().open(formThat(End.SLOW, STRICTEST)).pressBoth("Buy", "Buy");
        tab.sees(TITLE);
        tab.openDoor();

        tab.press(BUTTON);

        tab.sees("Bought in run 1");
        assertThat(tab.submissions()).isEqualTo(3);
        assertThat(tab.received()).hasSize(1);
    }

    @Test
    void afterAMinuteItStopsAndLeavesTheButton() {
        FormTab tab = tab();
        PausedClock clock = new PausedClock(tab.page());
        tab.open(formThat(End.IN_FLIGHT)).press("Buy").sees(TITLE);

        // the minute begins with the first check
        for (int seconds = 0; seconds < 60; seconds += 20) {
            tab.page().waitForNavigation(() -> clock.jump(20_000));
        }
        int checked = tab.submissions();
        assertThat(checked).isEqualTo(1 + 3);
        clock.jump(20_000);
        assertThat(tab.button(BUTTON)).isEnabled();

        tab.page().reload();
        clock.jump(20_000);
        tab.page().waitForNavigation(() -> tab.press(BUTTON));
        clock.jump(20_000);
        tab.page().waitForNavigation(() -> tab.press(BUTTON));

        assertThat(tab.submissions()).as("what a person has asked for is added").isEqualTo(checked + 3);
        tab.sees(TITLE);
    }

    @Test
    void aPersonNeedNotWaitForIt() {
        FormTab tab = tab();
        PausedClock clock = new PausedClock(tab.page());
        tab.open(formThat(End.IN_FLIGHT)).press("Buy").sees(TITLE);

        tab.page().waitForNavigation(() -> tab.press(BUTTON));

        assertThat(tab.submissions()).isEqualTo(2);
        clock.pass(1_999);
        assertThat(tab.submissions()).isEqualTo(2);
        tab.page().waitForNavigation(() -> clock.pass(1));
        assertThat(tab.submissions()).isEqualTo(3);
    }
}
