package io.quarkiverse.submittoken.it.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import io.quarkus.test.junit.QuarkusTest;

/** What people see where Turbo sends the form. */
@QuarkusTest
class TurboTest extends Scenario {

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
    @EnumSource(names = { "HERE", "ELSEWHERE" })
    void aDoubleClickIsSentOnceAndShowsItsResult(Surroundings surroundings) {
        var tab = open("/turbo", surroundings);

        tab.doubleClick("Send");

        tab.sees("Order 1 is saved.");
        assertThat(tab.submissions()).as("sent").isEqualTo(1);
        assertThat(tab.executions()).isEqualTo(1);
    }

    @Test
    void withAnotherButtonItIsSentAgainAndThePersonIsToldThatItIsUnderWay() {
        var tab = open("/turbo", Surroundings.HERE);
        Ledger.hold(tab.visit());

        tab.pressBoth("Send", "Send it now");

        tab.sees("Your request is still being processed");
        Ledger.letGo(tab.visit());
        await().untilAsserted(() -> assertThat(tab.rows()).hasSize(1));

        tab.press("Check again");

        tab.sees("Order 1 is saved.");
        assertThat(tab.executions()).isEqualTo(1);
    }

    @Test
    void withAnotherButtonOnPlainHttpItIsSentAgainAndShowsTheFirstResult() {
        var tab = open("/turbo", Surroundings.ELSEWHERE);

        tab.pressBoth("Send", "Send it now");

        tab.sees("Order 1 is saved.");
        assertThat(tab.submissions()).as("sent").isEqualTo(2);
        assertThat(tab.executions()).isEqualTo(1);
    }

    @Test
    void aMistakeIsShownInTheFormAndCorrected() {
        var tab = open("/turbo", Surroundings.HERE);
        tab.type("item", "").press("Send");
        tab.sees(OrderResource.PROBLEM);

        tab.type("item", "Coffee").doubleClick("Send");

        tab.sees("Order 1 is saved.");
        assertThat(tab.rows()).extracting("item").containsExactly("Coffee");
        assertThat(tab.executions()).isEqualTo(2);
    }

    @Test
    void afterALostAnswerItIsSentAgainAndShowsTheFirstResult() {
        var tab = sentWithoutAnAnswer();

        tab.press("Send");

        tab.sees("Order 1 is saved.");
        assertThat(tab.executions()).isEqualTo(1);
    }

    @Test
    void afterALostAnswerAnEditedFormIsRefusedByAPageThatSendsItAsANewSubmission() {
        var tab = sentWithoutAnAnswer();

        tab.type("item", "Coffee").press("Send");
        tab.sees("What you sent now was not saved.");
        assertThat(tab.rows()).extracting("item").containsExactly("Tea");

        tab.press("Send it as a new submission");

        tab.sees("Order 2 is saved.");
        assertThat(tab.rows()).extracting("item").containsExactly("Tea", "Coffee");
    }

    @Test
    void backToAFormThatWasSentItIsLoadedAnewWithANewToken() {
        var tab = open("/turbo", Surroundings.HERE);
        String token = tab.typed("_submit_token");
        tab.type("item", "Coffee").press("Send");
        tab.sees("Order 1 is saved.");

        tab.back();

        await().pollInSameThread().untilAsserted(() -> assertThat(tab.typed("item")).isEqualTo("Tea"));
        assertThat(tab.typed("_submit_token")).isNotEqualTo(token);

        tab.press("Send");

        tab.sees("Order 2 is saved.");
        assertThat(tab.executions()).isEqualTo(2);
    }

    @Test
    void backToAFormThatWasNotSentItIsAsItWasLeft() {
        var tab = open("/turbo", Surroundings.HERE);
        String token = tab.typed("_submit_token");
        tab.type("item", "Coffee").follow("Elsewhere");
        tab.sees("Elsewhere.");

        tab.back();

        await().pollInSameThread().untilAsserted(() -> assertThat(tab.typed("item")).isEqualTo("Coffee"));
        assertThat(tab.typed("_submit_token")).isEqualTo(token);

        tab.press("Send");

        tab.sees("Order 1 is saved.");
    }

    @Test
    void unlessTheTokensFieldIsMarkedAsTemporary() {
        var tab = open("/turbo", Surroundings.HERE);
        tab.mark("[name=_submit_token]", "data-turbo-temporary", "");
        tab.type("item", "Coffee").follow("Elsewhere");
        tab.sees("Elsewhere.");

        tab.back();

        await().pollInSameThread().untilAsserted(() -> assertThat(tab.typed("item")).isEqualTo("Coffee"));
        assertThat(tab.field("_submit_token").count()).isZero();
    }

    @Test
    void anAnswerWithoutARedirectIsNotShownThoughTheHandlerHasRun() {
        var tab = open("/turbo", Surroundings.HERE);
        tab.mark("form", "action", "/order/page");

        tab.press("Send");

        tab.isSentAndAnswered(1);
        tab.isSilentlyRefusedByTurbo();
        assertThat(tab.typed("item")).isEqualTo("Tea");
        assertThat(tab.rows()).hasSize(1);
    }

    @Test
    void aFormThatTurboLeavesAloneWaitsForTheFirstResultAndBackItIsAsItWas() {
        var tab = open("/turbo", Surroundings.HERE);
        tab.mark("form", "data-turbo", "false");
        tab.type("item", "Coffee").doubleClick("Send");
        tab.sees("Order 1 is saved.");
        assertThat(tab.submissions()).as("sent").isEqualTo(2);

        tab.back();
        assertThat(tab.typed("item")).isEqualTo("Coffee");
        tab.press("Send");

        tab.sees("Order 1 is saved.");
        assertThat(tab.executions()).isEqualTo(1);
    }

    private Tab sentWithoutAnAnswer() {
        var tab = open(cable.address(), "/turbo", Surroundings.HERE);
        cable.loseAnswers();
        tab.press("Send");
        tab.getsNoAnswer();
        assertThat(tab.executions()).isEqualTo(1);
        cable.mend();
        return tab;
    }
}
