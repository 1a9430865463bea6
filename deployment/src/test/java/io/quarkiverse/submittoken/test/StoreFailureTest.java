package io.quarkiverse.submittoken.test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.URI;

import jakarta.inject.Inject;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;

import org.jboss.resteasy.reactive.RestForm;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;

class StoreFailureTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = TestApplication.with(CuttingResource.class)
            .overrideConfigKey("quarkus.submit-token.in-flight-lease", "1S");

    @TestHTTPResource("/")
    URI base;

    @Inject
    TestStore store;

    @Path("/orders")
    public static class CuttingResource {

        @Inject
        TestStore store;

        @POST
        public String order(@RestForm String item) {
            return "order " + Executions.begin("order");
        }

        @POST
        @Path("cutting")
        public String cutting(@RestForm String item) {
            store.failing(true);
            return "order " + Executions.begin("cutting");
        }
    }

    @AfterEach
    void mendTheStore() {
        store.failing(false);
    }

    @Test
    void submissionThatCannotBeClaimedDoesNotRunAndCanBeSentAgain() {
        Form form = Form.to(base, "/orders").field("item", "tea").token(Form.newToken());
        store.failing(true);
        Answer refused = form.submit();

        assertThat(refused.status()).isEqualTo(503);
        assertThat(refused.header("Retry-After")).isEqualTo("1");
        assertThat(refused.text()).contains("urn:submit-token:store-unavailable");
        assertThat(Executions.of("order")).isZero();
        store.failing(false);
        assertThat(form.submit().text()).isEqualTo("order 1");
    }

    @Test
    void requestWithoutATokenDoesNotNeedTheStore() {
        store.failing(true);

        assertThat(Form.to(base, "/orders").field("item", "tea").submit().status()).isEqualTo(200);
    }

    @Test
    void responseThatCannotBeRecordedIsSentAllTheSameAndRecordedLater() {
        Form form = Form.to(base, "/orders/cutting").field("item", "tea").token(Form.newToken());

        assertThat(form.submit().text()).isEqualTo("order 1");
        store.failing(false);
        assertThat(form.submit().status()).as("a repeat before the record is written").isIn(409, 200);
        await().untilAsserted(() -> assertThat(form.submit().text()).isEqualTo("order 1"));
        assertThat(form.submit().isReplay()).isTrue();
        assertThat(Executions.of("cutting")).isEqualTo(1);
    }
}
