package io.quarkiverse.submittoken.test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.URI;
import java.util.List;

import jakarta.inject.Inject;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;

import org.jboss.resteasy.reactive.RestForm;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.builder.Version;
import io.quarkus.maven.dependency.Dependency;
import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;
import io.restassured.RestAssured;

/** An application that collects metrics has the counts of what went wrong with the store. */
class MetricsTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = TestApplication.with(OrderResource.class).setForcedDependencies(List.of(
            Dependency.of("io.quarkus", "quarkus-micrometer-registry-prometheus", Version.getVersion())))
            .overrideConfigKey("quarkus.submit-token.in-flight-lease", "1S");

    @TestHTTPResource("/")
    URI base;

    @Inject
    TestStore store;

    @Path("/orders")
    public static class OrderResource {

        @Inject
        TestStore store;

        @POST
        public String order(@RestForm String item) {
            store.failing(true);
            return "order";
        }
    }

    @Test
    void troubleWithTheStoreIsCounted() {
        Form.to(base, "/orders").field("item", "tea").token(Form.newToken()).submit();
        assertThat(Form.to(base, "/orders").field("item", "tea").token(Form.newToken()).submit().status()).isEqualTo(503);
        store.failing(false);

        await().untilAsserted(() -> assertThat(metrics()).contains("submit_token_store_refused_total 1.0",
                "submit_token_store_unguarded_total 0.0", "submit_token_outcomes_delayed_total 1.0",
                "submit_token_outcomes_written_late_total 1.0", "submit_token_claims_lost_total 0.0"));
    }

    private String metrics() {
        return RestAssured.get(base.resolve("/q/metrics")).asString();
    }
}
