package io.quarkiverse.submittoken.it.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import com.microsoft.playwright.options.FilePayload;

import io.quarkus.test.junit.QuarkusTest;

/** A person has sent a form with fields of all kinds, goes Back, changes one, and sends it as a new submission. */
@QuarkusTest
class EditedAfterBackTest extends Scenario {

    private static final String LETTER = "Dear \"Zoë\" & <all>,\r\n\r\n\tit's me: 'Łukasz' 申请\r\n";
    private static final Map<String, Object> FIRST = Map.of("name", "Łukasz O’Neill \"Luke\"", "letter", LETTER,
            "days", List.of("Monday", "Friday"), "country", "Côte d’Ivoire", "nickname", "", "password", "pass & word",
            "cv", "cv – ж.txt: born, died");

    @ParameterizedTest
    @EnumSource
    void passwordAndFileAreFilledAgainAndAllElseArrivesAsItWas(Surroundings surroundings) {
        var tab = open("/application", surroundings);
        fillIn(tab);
        tab.press("Apply");
        tab.sees("Application 1 has been received.");

        tab.back();
        fillIn(tab);
        tab.type("nickname", "Луки").press("Apply");

        tab.sees("What you sent now was not saved.");
        assertThat(tab.field("password")).isVisible();
        assertThat(tab.field("password")).hasValue("");
        assertThat(tab.field("cv")).isVisible();
        assertThat(tab.field("cv")).hasValue("");

        tab.press("Send it as a new submission");
        assertThat(tab.submissions()).as("sent, as the password is missing").isEqualTo(2);

        tab.type("password", "pass & word");
        tab.press("Send it as a new submission");
        assertThat(tab.submissions()).as("sent, as the file is missing").isEqualTo(2);

        attach(tab);
        tab.press("Send it as a new submission");

        tab.sees("Application 2 has been received.");
        var second = new LinkedHashMap<>(FIRST);
        second.put("nickname", "Луки");
        assertThat(tab.rows()).containsExactly(FIRST, second);
        assertThat(tab.executions()).isEqualTo(2);
    }

    private static void fillIn(Tab tab) {
        tab.type("name", "Łukasz O’Neill \"Luke\"").type("letter", LETTER).type("password", "pass & word");
        tab.field("days").nth(0).check();
        tab.field("days").nth(2).check();
        tab.field("country").selectOption("Côte d’Ivoire");
        attach(tab);
    }

    private static void attach(Tab tab) {
        tab.field("cv").setInputFiles(
                new FilePayload("cv – ж.txt", "text/plain", "born, died".getBytes(StandardCharsets.UTF_8)));
    }
}
