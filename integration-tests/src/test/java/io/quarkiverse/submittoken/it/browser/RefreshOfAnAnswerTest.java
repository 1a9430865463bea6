package io.quarkiverse.submittoken.it.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import io.quarkus.test.junit.QuarkusTest;

/** The application has answered with a page, without a redirect, and the person presses F5. */
@QuarkusTest
class RefreshOfAnAnswerTest extends Scenario {

    @ParameterizedTest
    @EnumSource
    void theBrowserSendsTheFormAgainAndShowsTheSamePage(Surroundings surroundings) {
        var tab = open("/order/page", surroundings);
        tab.press("Send");
        tab.sees("Order 1 is saved.");
        String page = tab.html();

        tab.reload();

        assertThat(tab.html()).isEqualTo(page);
        assertThat(tab.submissions()).as("sent").isEqualTo(2);
        assertThat(tab.answerIsAReplay()).isTrue();
        assertThat(tab.executions()).isEqualTo(1);
    }
}
