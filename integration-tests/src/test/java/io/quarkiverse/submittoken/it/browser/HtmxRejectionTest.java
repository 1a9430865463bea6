package io.quarkiverse.submittoken.it.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import io.quarkiverse.submittoken.RejectionReason;
import io.quarkus.test.junit.QuarkusTest;

/** What people see where htmx gets no answer, and a rejection when it sends again. The form stays as they have left it. */
@QuarkusTest
class HtmxRejectionTest extends Scenario {

    private static final String NO_ANSWER = "There was no answer.";

    private Cable cable;

    @BeforeEach
    void layTheCable() throws IOException {
        cable = new Cable(application);
    }

    @AfterEach
    void removeTheCable() throws IOException {
        cable.close();
    }

    @Test
    void afterALostAnswerItIsSentAgainAndShowsTheFirstResult() {
        var tab = sentWithoutAnAnswer();

        tab.press("Send");

        tab.sees("Order 1 is saved.");
        assertThat(tab.says(NO_ANSWER)).isFalse();
        assertThat(tab.executions()).isEqualTo(1);
    }

    @Test
    void afterALostAnswerAnEditedFormIsRefusedAndCanBeSentAsANewSubmission() {
        var tab = sentWithoutAnAnswer();

        tab.type("item", "Coffee").press("Send");
        tab.sees(RejectionReason.PAYLOAD_MISMATCH.detail());
        assertThat(tab.rows()).extracting("item").containsExactly("Tea");

        tab.press("Send it as a new submission");

        tab.sees("Order 2 is saved.");
        assertThat(tab.says(RejectionReason.PAYLOAD_MISMATCH.detail())).isFalse();
        assertThat(tab.rows()).extracting("item").containsExactly("Tea", "Coffee");
    }

    @Test
    void sentAgainWhileTheFirstIsUnderWayThePersonIsToldSoAndGetsItsResultLater() throws IOException {
        var tab = open(cable.address(), "/htmx", Surroundings.HERE);
        Ledger.hold(tab.visit());
        tab.press("Send");
        await().untilAsserted(() -> assertThat(tab.executions()).isEqualTo(1));

        cable.loseAnswers();
        cable.cut();
        tab.sees(NO_ANSWER);
        cable.mend();
        tab.press("Send");
        tab.sees(RejectionReason.IN_FLIGHT.detail());

        Ledger.letGo(tab.visit());
        await().untilAsserted(() -> assertThat(tab.rows()).hasSize(1));
        tab.press("Send");

        tab.sees("Order 1 is saved.");
        assertThat(tab.executions()).isEqualTo(1);
    }

    private Tab sentWithoutAnAnswer() {
        var tab = open(cable.address(), "/htmx", Surroundings.HERE);
        cable.loseAnswers();
        tab.press("Send");
        tab.sees(NO_ANSWER);
        assertThat(tab.executions()).isEqualTo(1);
        cable.mend();
        return tab;
    }
}
