package io.quarkiverse.submittoken.runtime.config;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecordingRulesTest {

    @ParameterizedTest
    @CsvSource({ "0,0", "2G,2147483648", "9999999T,10995115178248372224" })
    void aBodyHasASizeThatCanBeRecorded(String size, String shown) {
        assertThat(Validation.inDev().with("memory.max-size", "99999999T").with("max-recorded-body", size).lines())
                .containsExactly("quarkus.submit-token.max-recorded-body=" + shown
                        + ": must be from 1 to 2147483647 bytes."
                        + " Set it to the size of the longest response that is to be replayed, for example 256K.");
    }

    @Test
    void aCookieHasATokenForAName() {
        String line = ": each name must consist of letters, digits and !#$%&'*+-.^_`|~."
                + " Write the names of cookies, separated by commas without spaces.";
        assertThat(Validation.inDev().with("recorded-cookies", "flash,a=b, c").lines()).containsExactly(
                "quarkus.submit-token.recorded-cookies= c" + line, "quarkus.submit-token.recorded-cookies=a=b" + line);
        assertThat(Validation.inDev().with("recorded-cookies", "flash,__Host-last.order").lines()).isEmpty();
    }
}
