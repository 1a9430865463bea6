package io.quarkiverse.submittoken.it.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;

/** A person clicks twice on "Log in". */
@QuarkusTest
@TestProfile(DoubleClickOnALoginTest.TheSessionCookieIsNamed.class)
class DoubleClickOnALoginTest extends Scenario {

    public static class TheSessionCookieIsNamed implements QuarkusTestProfile {
        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of("quarkus.submit-token.recorded-cookies", LoginResource.SESSION);
        }
    }

    @BeforeEach
    void nobodyIsLoggedIn() {
        forgetCookies();
    }

    @ParameterizedTest
    @EnumSource(names = { "HERE", "ELSEWHERE" })
    void thePersonIsLoggedInAndOnlyTheNamedCookieComesWithTheReplay(Surroundings surroundings) {
        var tab = logInTwice(surroundings);

        tab.sees("Welcome, ann.");
        assertThat(tab.submissions()).as("sent").isEqualTo(2);
        assertThat(tab.executions()).isEqualTo(1);
    }

    @ParameterizedTest
    @EnumSource(names = { "HERE_WITH_THE_SCRIPT", "ELSEWHERE_WITH_THE_SCRIPT" })
    void withTheScriptTheFirstAnswerIsShownAndAllCookiesAreThere(Surroundings surroundings) {
        var tab = logInTwice(surroundings);

        tab.sees("Hello, ann.");
        assertThat(tab.submissions()).as("sent").isEqualTo(1);
        assertThat(tab.executions()).isEqualTo(1);
    }

    private Tab logInTwice(Surroundings surroundings) {
        var tab = open("/login", surroundings);
        tab.type("user", "ann").type("password", "secret of ann").doubleClick("Log in");
        return tab;
    }
}
