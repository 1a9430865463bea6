package io.quarkiverse.submittoken.runtime.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

class SensitiveFieldsTest {

    @Test
    void namesMatchInAnyCase() {
        SensitiveFields sensitive = new SensitiveFields(List.of("*Password*", "card*", "*_pin", "tan"));

        assertThat(List.of("newPASSWORD2", "password", "cardNumber", "CARD", "sim_Pin", "TAN")).allMatch(sensitive);
        assertThat(List.of("postcard", "pin", "tango", "pass", "")).noneMatch(sensitive);
    }
}
