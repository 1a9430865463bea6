package io.quarkiverse.submittoken.it.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import io.quarkus.test.junit.QuarkusTest;

/** What people see where htmx sends what they click on. */
@QuarkusTest
class HtmxTest extends Scenario {

    private static final String TOKEN = "_submit_token";

    @ParameterizedTest
    @EnumSource(names = { "HERE", "ELSEWHERE" })
    void aFormThatIsClickedTwiceIsSentOnceAndComesBackWithANewToken(Surroundings surroundings) {
        var tab = open("/htmx", surroundings);
        String token = tab.typed(TOKEN);

        tab.doubleClick("Send");

        tab.sees("Order 1 is saved.");
        assertThat(tab.submissions()).as("sent").isEqualTo(1);
        assertThat(tab.executions()).isEqualTo(1);
        assertThat(tab.typed(TOKEN)).isNotEqualTo(token);

        tab.type("item", "Coffee").press("Send");

        tab.sees("Order 2 is saved.");
        assertThat(tab.rows()).extracting("item").containsExactly("Tea", "Coffee");
    }

    @ParameterizedTest
    @EnumSource(names = { "HERE", "ELSEWHERE" })
    void aButtonWithTheHeaderThatIsClickedTwiceIsSentTwiceAndRunsOnce(Surroundings surroundings) {
        var tab = open("/htmx", surroundings);

        tab.doubleClick("Remind me");

        tab.isSentAndAnswered(2);
        assertThat(tab.answerIsAReplay()).isTrue();
        tab.sees("You will be reminded.");
        assertThat(tab.executions()).isEqualTo(1);
    }

    @Test
    void aDeletionWithTheHeaderThatIsClickedTwiceRunsOnce() {
        var tab = open("/htmx", Surroundings.HERE);

        tab.doubleClick("Delete");

        tab.isSentAndAnswered(2);
        assertThat(tab.answerIsAReplay()).isTrue();
        tab.sees("The order is deleted.");
        assertThat(tab.executions()).isEqualTo(1);
    }

    @Test
    void aDeletionWithTheFieldIsNotGuardedAsHtmxPutsItIntoTheAddress() {
        var tab = open("/htmx", Surroundings.HERE);

        tab.doubleClick("Delete with a field");

        tab.isSentAndAnswered(2);
        assertThat(tab.addressOfTheLastSubmission()).contains("?_submit_token=");
        assertThat(tab.answerIsAReplay()).isFalse();
        assertThat(tab.executions()).isEqualTo(2);
    }

    @Test
    void aFormThatGetsItsNewTokenWithinIsSentAgainByTheSecondClick() {
        var tab = open("/htmx", Surroundings.HERE);

        tab.doubleClick("Send within");

        tab.sees("Order 2 is saved.");
        assertThat(tab.executions()).isEqualTo(2);
    }

    @Test
    void unlessHtmxDropsTheSecondClick() {
        var tab = open("/htmx", Surroundings.HERE);

        tab.doubleClick("Send within, once");

        tab.sees("Order 1 is saved.");
        assertThat(tab.submissions()).as("sent").isEqualTo(1);
        assertThat(tab.executions()).isEqualTo(1);
    }

    @Test
    void anAnswerThatLeadsToAnotherPageDoesSoAfterADoubleClick() {
        var tab = open("/htmx", Surroundings.HERE);

        tab.doubleClick("Send and leave");

        tab.sees("Order 1 is saved.");
        assertThat(tab.shown()).allSatisfy(page -> assertThat(page).contains("/order/saved/"));
        assertThat(tab.executions()).isEqualTo(1);
    }

    @Test
    void aMistakeIsShownInTheFormAndCorrected() {
        var tab = open("/htmx", Surroundings.HERE);
        tab.type("item", "").press("Send");
        tab.sees(OrderResource.PROBLEM);

        tab.type("item", "Coffee").doubleClick("Send");

        tab.sees("Order 1 is saved.");
        assertThat(tab.rows()).extracting("item").containsExactly("Coffee");
        assertThat(tab.executions()).isEqualTo(2);
    }
}
