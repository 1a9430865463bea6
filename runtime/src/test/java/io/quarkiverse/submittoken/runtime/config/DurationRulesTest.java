package io.quarkiverse.submittoken.runtime.config;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DurationRulesTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ttl                  | 0   | 0S  | Set it to how long a response is replayed, for example 10M.
            ttl                  | -5M | -5M | Set it to how long a response is replayed, for example 10M.
            consumed-ttl         | 0   | 0S  | Set it to how long a completed token stays consumed, for example 24H.
            in-flight-ttl        | -1s | -1S | Set it to how long a claim exists that is never settled, for example 24H.
            signed-token-max-age | 0   | 0S  | Set it to how old a signed token may be, for example 12H.
            redis.timeout        | 0   | 0S  | Set it to the longest wait for one step of the store, for example 2S.
            """)
    void mustBeLongerThanZero(String name, String value, String shown, String remedy) {
        assertThat(Validation.inDev().with(name, value).lines()).containsExactly(
                "quarkus.submit-token." + name + "=" + shown + ": must be longer than zero. " + remedy);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            in-flight-lease | Set it to the time in which a running handler renews its claim, for example 30S, \
            or to 0 for claims without a lease.
            in-flight-wait  | Set it to how long a browser waits for the first answer, for example 5S, or to 0 to never wait.
            """)
    void mustBeZeroOrLonger(String name, String remedy) {
        assertThat(Validation.inDev().with(name, "-1S").lines()).containsExactly(
                "quarkus.submit-token." + name + "=-1S: must be zero or longer. " + remedy);
        assertThat(Validation.inDev().with(name, "0").lines()).isEmpty();
    }

    @Test
    void aTokenStaysConsumedAtLeastAsLongAsItsResponseIsKept() {
        assertThat(Validation.inDev().with("consumed-ttl", "90S").lines()).containsExactly(
                "quarkus.submit-token.consumed-ttl=1M30S: must be at least quarkus.submit-token.ttl=10M."
                        + " Set it to 10M or longer, or shorten quarkus.submit-token.ttl.");
        assertThat(Validation.inDev().with("consumed-ttl", "10M").lines()).isEmpty();
    }

    @Test
    void aTokenStaysConsumedAtLeastAsLongAsItIsValid() {
        Validation oneHour = Validation.inDev().with("consumed-ttl", "1H");
        assertThat(oneHour.lines()).as("without signing").isEmpty();
        assertThat(oneHour.with("signing-keys", SigningKeyRulesTest.GOOD).lines()).containsExactly(
                "quarkus.submit-token.consumed-ttl=1H: must be at least quarkus.submit-token.signed-token-max-age=12H"
                        + " where signing is on, or a token could be used again while it is valid."
                        + " Set it to 12H or longer, or shorten quarkus.submit-token.signed-token-max-age.");
    }

    @Test
    void aLeaseIsShorterThanTheClaim() {
        String line = ": must be shorter than quarkus.submit-token.in-flight-ttl=1M."
                + " Set it to a shorter time, for example 30S, or to 0 for claims without a lease.";
        Validation oneMinute = Validation.inDev().with("in-flight-ttl", "1M");
        assertThat(oneMinute.with("in-flight-lease", "60S").lines())
                .containsExactly("quarkus.submit-token.in-flight-lease=1M" + line);
        assertThat(oneMinute.with("in-flight-lease", "59S").lines()).isEmpty();
        assertThat(oneMinute.with("in-flight-lease", "0").lines()).isEmpty();
    }
}
