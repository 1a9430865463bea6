package io.quarkiverse.submittoken.it.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.Map;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;

/** The person presses F5 on a page that was answered to a form, when the extension no longer keeps that answer. */
@QuarkusTest
@TestProfile(RefreshAfterTheAnswerIsGoneTest.AnswersAreKeptShortly.class)
class RefreshAfterTheAnswerIsGoneTest extends Scenario {

    public static class AnswersAreKeptShortly implements QuarkusTestProfile {
        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of("quarkus.submit-token.ttl", "1S");
        }
    }

    @ParameterizedTest
    @EnumSource
    void thePersonIsToldThatItWasSubmittedAndNothingRuns(Surroundings surroundings) {
        var tab = open("/order/page", surroundings);
        tab.press("Send");
        tab.sees("Order 1 is saved.");

        await().pollInSameThread().atMost(Duration.ofSeconds(30)).until(() -> {
            tab.reload();
            return tab.says("This was already submitted");
        });

        assertThat(tab.status()).isEqualTo(409);
        assertThat(tab.executions()).isEqualTo(1);
    }
}
