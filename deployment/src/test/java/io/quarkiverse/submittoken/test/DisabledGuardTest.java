package io.quarkiverse.submittoken.test;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;

class DisabledGuardTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = TestApplication.with(OtherSubmissionTest.OrdersResource.class)
            .overrideConfigKey("quarkus.submit-token.enabled", "false");

    @TestHTTPResource("/")
    URI base;

    @Test
    void nothingIsGuarded() {
        Form form = Form.to(base, "/orders").field("item", "disabled").token("x".repeat(600));

        assertThat(form.submit().text()).isEqualTo("order 1 of disabled");
        assertThat(form.submit().text()).isEqualTo("order 2 of disabled");
    }
}
