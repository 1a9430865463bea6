package io.quarkiverse.submittoken.it.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import io.quarkus.test.junit.QuarkusTest;

/** The application has got the form, but the network fails before its answer arrives. The person tries again. */
@QuarkusTest
class LostAnswerTest extends Scenario {

    private Cable cable;

    @BeforeEach
    void layTheCable() throws IOException {
        cable = new Cable(application);
    }

    @AfterEach
    void removeTheCable() throws IOException {
        cable.close();
    }

    @ParameterizedTest
    @EnumSource
    void aReloadOfTheBrowsersErrorPageShowsTheFirstAnswer(Surroundings surroundings) {
        var tab = sentWithoutAnAnswer(surroundings);
        int submissions = tab.submissions();

        tab.reload();

        tab.sees("Order 1 is saved.");
        assertThat(tab.submissions()).as("sent").isEqualTo(submissions + 1);
        assertThat(tab.executions()).isEqualTo(1);
    }

    @ParameterizedTest
    @EnumSource
    void backAndSentAgainTheFormIsAnsweredAsTheFirstTime(Surroundings surroundings) {
        var tab = sentWithoutAnAnswer(surroundings);
        int submissions = tab.submissions();

        tab.back();
        tab.press("Send");

        tab.sees("Order 1 is saved.");
        assertThat(tab.submissions()).as("sent").isEqualTo(submissions + 1);
        assertThat(tab.executions()).isEqualTo(1);
    }

    private Tab sentWithoutAnAnswer(Surroundings surroundings) {
        var tab = open(cable.address(), "/order/redirect", surroundings);
        cable.loseAnswers();
        tab.press("Send");
        tab.isCutOff();
        assertThat(tab.executions()).isEqualTo(1);
        cable.mend();
        return tab;
    }
}
