package io.quarkiverse.submittoken.runtime.core;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import io.quarkiverse.submittoken.runtime.core.SubmittedToken.Absent;
import io.quarkiverse.submittoken.runtime.core.SubmittedToken.Malformed;
import io.quarkiverse.submittoken.runtime.core.SubmittedToken.Present;

class SubmittedTokenTest {

    @Test
    void isAbsentWhereThereIsNoneOrAnEmptyOne() {
        assertThat(SubmittedToken.of(null, null)).isEqualTo(new Absent());
        assertThat(SubmittedToken.of("", "")).isEqualTo(new Absent());
    }

    @Test
    void comesFromFormOrHeader() {
        assertThat(SubmittedToken.of("a", null)).isEqualTo(new Present("a"));
        assertThat(SubmittedToken.of("", "a")).isEqualTo(new Present("a"));
        assertThat(SubmittedToken.of("a", "a")).isEqualTo(new Present("a"));
    }

    @Test
    void twoDifferentOnesAreMalformed() {
        assertThat(SubmittedToken.of("a", "b")).isInstanceOf(Malformed.class);
    }

    @Test
    void has512CharactersAtMost() {
        assertThat(SubmittedToken.of("x".repeat(512), null)).isEqualTo(new Present("x".repeat(512)));
        assertThat(SubmittedToken.of("x".repeat(513), null)).isInstanceOf(Malformed.class);
        assertThat(SubmittedToken.of(null, "x".repeat(513))).isInstanceOf(Malformed.class);
    }

    @Test
    void isNeitherInItsKeyNorInLogs() {
        SubmissionKey key = SubmissionKey.ofToken("secret");

        assertThat(key.value()).hasSize(43).doesNotContain("secret").isNotEqualTo(SubmissionKey.ofToken("other").value());
        assertThat(key.toString()).hasSize(10);
    }
}
