package io.quarkiverse.submittoken.runtime.config;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RequestRulesTest {

    private static final String FIELD_NAME = ": must not be blank or contain control characters."
            + " Set it to the name of the hidden form field, for example _submit_token.";
    private static final String HEADER_NAME = ": must consist of letters, digits and !#$%&'*+-.^_`|~."
            + " Set it to the name of a request header, for example X-Submit-Token.";
    private static final String IGNORED_FIELDS = ": each name must not be blank and may have * only at its start or end."
            + " Write whole names, or parts of names like draft_* or *_at, separated by commas.";

    @Test
    void aFieldHasAName() {
        assertThat(Validation.inDev().with("field-name", "").lines())
                .containsExactly("quarkus.submit-token.field-name=" + FIELD_NAME);
        assertThat(Validation.inDev().with("field-name", "  ").lines())
                .containsExactly("quarkus.submit-token.field-name=  " + FIELD_NAME);
        assertThat(Validation.inDev().with("field-name", "a\nb").lines())
                .containsExactly("quarkus.submit-token.field-name=a\\u000ab" + FIELD_NAME);
        assertThat(Validation.inDev().with("field-name", "Überweisung <1>").lines()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = { "", "X Token", "X-Token:", "Tökén", " ", "a/b", "(x)" })
    void aHeaderHasATokenForAName(String name) {
        assertThat(Validation.inDev().with("header-name", name).lines())
                .containsExactly("quarkus.submit-token.header-name=" + name + HEADER_NAME);
    }

    @Test
    void aHeaderMayHaveAnyTokenForAName() {
        assertThat(Validation.inDev().with("header-name", "x!#$$%&'*+-.^_`|~09AZ").lines()).isEmpty();
    }

    @Test
    void aPathStartsAtTheRoot() {
        assertThat(Validation.inDev().with("exempt-paths", "/api,hooks,/, pay").lines()).containsExactly(
                "quarkus.submit-token.exempt-paths=hooks: each path must start with /."
                        + " Write it from the root, for example /hooks.",
                "quarkus.submit-token.exempt-paths= pay: each path must start with /."
                        + " Write it from the root, for example /pay.");
    }

    @ParameterizedTest
    @ValueSource(strings = { "a*b", "*a*b", " ", "***" })
    void anIgnoredFieldHasItsWildcardAtTheStartOrEnd(String name) {
        assertThat(Validation.inDev().with("fingerprint.ignored-fields", "csrf," + name).lines())
                .containsExactly("quarkus.submit-token.fingerprint.ignored-fields=" + name + IGNORED_FIELDS);
    }

    @Test
    void anIgnoredFieldMayBeAWholeNameOrAPart() {
        assertThat(Validation.inDev().with("fingerprint.ignored-fields", "csrf,draft_*,*_at,*x*,*").lines()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = { "a*b", "*a*b", " ", "***" })
    void aSensitiveFieldHasItsWildcardAtTheStartOrEnd(String name) {
        assertThat(Validation.inDev().with("sensitive-fields", "pin," + name).lines())
                .containsExactly("quarkus.submit-token.sensitive-fields=" + name
                        + ": each name must not be blank and may have * only at its start or end."
                        + " Write whole names, or parts of names like *password* or card*, separated by commas.");
    }

    @Test
    void thereMayBeNoSensitiveField() {
        assertThat(Validation.inDev().with("sensitive-fields", "").lines()).isEmpty();
    }
}
