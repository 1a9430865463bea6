package io.quarkiverse.submittoken.it.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import io.quarkus.test.junit.QuarkusTest;

/** A person clicks twice, and sees what one click would have shown. */
@QuarkusTest
class DoubleClickTest extends Scenario {

    @ParameterizedTest
    @EnumSource
    void onASlowHandlerRunsItOnceAndShowsItsResult(Surroundings surroundings) {
        var tab = open("/order/redirect", surroundings);

        tab.doubleClick("Send");

        tab.sees("Order 1 is saved.");
        assertThat(tab.submissions()).as("sent").isEqualTo(surroundings.submissionsOfADoubleClick());
        assertThat(tab.shown()).as("pages after the form").singleElement().asString().contains("/order/saved/");
        assertThat(tab.executions()).isEqualTo(1);
    }

    @ParameterizedTest
    @EnumSource
    void onAHandlerThatAnswersWithAPageRunsItOnceAndShowsThatPage(Surroundings surroundings) {
        var tab = open("/order/page", surroundings);

        tab.doubleClick("Send");

        tab.sees("Order 1 is saved.");
        assertThat(tab.submissions()).as("sent").isEqualTo(surroundings.submissionsOfADoubleClick());
        assertThat(tab.shown()).as("pages after the form").hasSize(1);
        assertThat(tab.executions()).isEqualTo(1);
    }

    @ParameterizedTest
    @EnumSource
    void onAFormWithAMistakeShowsTheFormWithTheMessageAndAllThatWasTyped(Surroundings surroundings) {
        var tab = open("/order/redirect", surroundings);

        tab.type("item", "").type("note", "for \"Zoë\" <now>").doubleClick("Send");

        tab.sees(OrderResource.PROBLEM);
        assertThat(tab.typed("item")).isEmpty();
        assertThat(tab.typed("note")).isEqualTo("for \"Zoë\" <now>");
        assertThat(tab.submissions()).as("sent").isEqualTo(surroundings.submissionsOfADoubleClick());
        assertThat(tab.executions()).isEqualTo(1);
        assertThat(tab.rows()).isEmpty();

        tab.type("item", "Coffee").press("Send");

        tab.sees("Order 1 is saved.");
        assertThat(tab.executions()).isEqualTo(2);
        assertThat(tab.rows()).singleElement().satisfies(
                row -> assertThat(row).containsEntry("item", "Coffee").containsEntry("note", "for \"Zoë\" <now>"));
    }
}
