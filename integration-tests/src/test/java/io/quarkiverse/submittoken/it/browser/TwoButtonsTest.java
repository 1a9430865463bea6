package io.quarkiverse.submittoken.it.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import io.quarkus.test.junit.QuarkusTest;

/** A person presses one button of a form, and at once another one. The first one decides. */
@QuarkusTest
class TwoButtonsTest extends Scenario {

    @ParameterizedTest
    @EnumSource(names = { "HERE", "ELSEWHERE" })
    void thePersonIsToldThatTheSecondWasNotSavedAndCanSendItToo(Surroundings surroundings) {
        var tab = open("/order/two-buttons", surroundings);

        tab.pressBoth(OrderResource.SAVE, OrderResource.PUBLISH);

        tab.sees("What you sent now was not saved.");
        assertThat(tab.submissions()).as("sent").isEqualTo(2);
        await().untilAsserted(() -> assertThat(tab.rows()).extracting("then").containsExactly(OrderResource.SAVE));
        assertThat(tab.executions()).isEqualTo(1);

        tab.press("Send it as a new submission");

        tab.sees("Order 2 is saved.");
        assertThat(tab.rows()).extracting("then").containsExactly(OrderResource.SAVE, OrderResource.PUBLISH);
    }

    @ParameterizedTest
    @EnumSource(names = { "HERE_WITH_THE_SCRIPT", "ELSEWHERE_WITH_THE_SCRIPT" })
    void withTheScriptTheSecondIsNotSentAndThePersonSeesTheResultOfTheFirst(Surroundings surroundings) {
        var tab = open("/order/two-buttons", surroundings);

        tab.pressBoth(OrderResource.SAVE, OrderResource.PUBLISH);

        tab.sees("Order 1 is saved.");
        assertThat(tab.submissions()).as("sent").isEqualTo(1);
        assertThat(tab.rows()).extracting("then").containsExactly(OrderResource.SAVE);
        assertThat(tab.executions()).isEqualTo(1);
    }
}
