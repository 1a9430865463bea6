package io.quarkiverse.submittoken.it.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

import io.quarkiverse.submittoken.it.browser.FailingResource.Failure;
import io.quarkus.test.junit.QuarkusTest;

/** A person clicks twice on a form whose handler fails, sees that failure, and can send the form again. */
@QuarkusTest
class DoubleClickOnAFailureTest extends Scenario {

    static Stream<Arguments> answersOfTheApplication() {
        return Stream.of(Failure.RESPONSE, Failure.MAPPED_EXCEPTION)
                .flatMap(failure -> Stream.of(Surroundings.values()).map(in -> Arguments.of(failure, in)));
    }

    @ParameterizedTest
    @MethodSource("answersOfTheApplication")
    void showsThatFailureAndSentAgainItRunsAnew(Failure failure, Surroundings surroundings) {
        var tab = open("/failing/" + failure, surroundings);

        tab.doubleClick("Send");

        tab.sees(FailingResource.FAILURE);
        assertThat(tab.submissions()).as("sent").isEqualTo(surroundings.submissionsOfADoubleClick());
        assertThat(tab.executions()).isEqualTo(1);

        tab.back();
        tab.press("Send");

        tab.sees("Attempt 2 has succeeded.");
        assertThat(tab.executions()).isEqualTo(2);
    }

    @ParameterizedTest
    @EnumSource(names = { "HERE", "ELSEWHERE" })
    void showsThatTheFirstAttemptHasFailedWhereItsAnswerIsNotKnown(Surroundings surroundings) {
        var tab = open("/failing/" + Failure.UNMAPPED_EXCEPTION, surroundings);

        tab.doubleClick("Send");

        tab.sees("The first attempt has failed");
        assertThat(tab.submissions()).as("sent").isEqualTo(2);
        assertThat(tab.executions()).isEqualTo(1);

        tab.press("Send it again");

        tab.sees("Attempt 2 has succeeded.");
        assertThat(tab.executions()).isEqualTo(2);
    }

    @ParameterizedTest
    @EnumSource(names = { "HERE_WITH_THE_SCRIPT", "ELSEWHERE_WITH_THE_SCRIPT" })
    void showsTheErrorPageOfQuarkusWhereTheScriptHoldsTheSecondClickBack(Surroundings surroundings) {
        var tab = open("/failing/" + Failure.UNMAPPED_EXCEPTION, surroundings);

        tab.doubleClick("Send");

        tab.sees("Internal Server Error");
        assertThat(tab.submissions()).as("sent").isEqualTo(1);

        tab.back();
        tab.press("Send");

        tab.sees("Attempt 2 has succeeded.");
        assertThat(tab.executions()).isEqualTo(2);
    }
}
