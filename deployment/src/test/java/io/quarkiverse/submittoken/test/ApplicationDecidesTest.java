package io.quarkiverse.submittoken.test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.URI;

import jakarta.inject.Inject;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.NewCookie;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;

import org.jboss.resteasy.reactive.RestForm;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkiverse.submittoken.SubmissionRejectedException;
import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;

/** What an application can choose: names, cookies, the payload waived, no guard without a store, and its own answers. */
class ApplicationDecidesTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = TestApplication.with(ChoosingResource.class, OwnAnswer.class)
            .overrideConfigKey("quarkus.submit-token.field-name", "once")
            .overrideConfigKey("quarkus.submit-token.header-name", "X-Once")
            .overrideConfigKey("quarkus.submit-token.ttl", "1S")
            .overrideConfigKey("quarkus.submit-token.recorded-cookies", "cart")
            .overrideConfigKey("quarkus.submit-token.on-store-failure", "proceed")
            .overrideConfigKey("quarkus.submit-token.payload-mismatch", "replay");

    @TestHTTPResource("/")
    URI base;

    @Inject
    TestStore store;

    @Path("/orders")
    public static class ChoosingResource {

        @POST
        public Response order(@RestForm String item) {
            return Response.ok("order " + Executions.begin(item)).cookie(new NewCookie.Builder("cart").value("1").build())
                    .cookie(new NewCookie.Builder("session").value("2").build()).build();
        }
    }

    @Provider
    public static class OwnAnswer implements ExceptionMapper<SubmissionRejectedException> {
        @Override
        public Response toResponse(SubmissionRejectedException rejection) {
            return Response.status(rejection.reason().status()).entity("own answer: " + rejection.reason()).build();
        }
    }

    private Form form(String item) {
        return Form.to(base, "/orders").field("item", item);
    }

    @Test
    void namesAreTheConfiguredOnes() {
        String token = Form.newToken();
        assertThat(form("names").field("once", token).submit().isReplay()).isFalse();
        assertThat(form("names").header("X-Once", token).submit().isReplay()).isTrue();
        assertThat(form("other names").token(token).submit().text()).isEqualTo("order 1");
    }

    @Test
    void namedCookieIsSetAgain() {
        Form form = form("cookies").field("once", Form.newToken());

        assertThat(form.submit().headers().get("set-cookie")).hasSize(2);
        assertThat(form.submit().headers().get("set-cookie")).singleElement().asString().startsWith("cart=1");
    }

    @Test
    void otherPayloadIsReplayedOtherBindingIsNot() {
        String token = Form.newToken();
        form("payload").field("once", token).submit();

        assertThat(form("payload, edited").field("once", token).submit().text()).isEqualTo("order 1");
        assertThat(Form.to(base, "/orders?elsewhere").field("item", "payload").field("once", token).submit().text())
                .isEqualTo("own answer: PAYLOAD_MISMATCH");
    }

    @Test
    void responseIsForgottenAfterItsTtlAndTheTokenStaysConsumed() {
        Form form = form("ttl").field("once", Form.newToken());
        form.submit();

        await().untilAsserted(() -> assertThat(form.submit().text()).isEqualTo("own answer: ALREADY_SUBMITTED"));
        assertThat(Executions.of("ttl")).isEqualTo(1);
    }

    @Test
    void handlerRunsUnguardedWhereTheStoreFails() {
        Form form = form("proceed").field("once", Form.newToken());
        store.failing(true);
        try {
            assertThat(form.submit().text()).isEqualTo("order 1");
            assertThat(form.submit().text()).isEqualTo("order 2");
        } finally {
            store.failing(false);
        }
    }
}
