package io.quarkiverse.submittoken.test;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;

import org.jboss.shrinkwrap.api.asset.StringAsset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;

/** Whatever a method answers with: the second submission gets the same status, headers and bytes, and nothing runs. */
class ReplayMatrixTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = TestApplication.with(
            root -> root.addAsResource(new StringAsset("<p>{item} ü</p>"), "templates/page.html"),
            ShapesResource.class);

    @TestHTTPResource("/")
    URI base;

    @ParameterizedTest
    @ValueSource(strings = { "string", "empty-string", "non-ascii", "event-loop", "bytes", "buffer", "json", "negotiated",
            "variant", "template", "uni-template", "response-template", "see-other", "see-other-absolute", "relative",
            "created", "status-annotation", "no-content", "void", "headers", "file", "path", "streaming-output",
            "input-stream", "reader", "uni", "uni-response", "uni-void", "stage", "rest-response", "form-map", "raw-form",
            "raw-form-event-loop", "no-parameters" })
    void repeatGetsTheFirstResponse(String shape) {
        Form form = Form.to(base, "/shapes/" + shape).field("item", "tea").header("Accept", "application/json, */*;q=0.5");
        Answer unguarded = form.submit();
        int before = Executions.of(shape);
        form.token(Form.newToken());

        Answer first = form.submit();
        Answer second = form.submit();

        assertThat(Executions.of(shape) - before).as("executions").isEqualTo(1);
        assertThat(first.status()).as("status of the first").isBetween(200, 399);
        assertThat(first.isReplay()).isFalse();
        assertThat(second.isReplay()).isTrue();
        assertThat(second.status()).isEqualTo(first.status());
        assertThat(second.body()).isEqualTo(first.body());
        assertThat(second.handlersHeaders()).isEqualTo(first.headersBut("set-cookie"));
        assertThat(second.header("content-length")).as("content length").isEqualTo(first.header("content-length"));
        assertThat(first.status()).as("as without a token").isEqualTo(unguarded.status());
        assertThat(first.handlersHeaders().keySet()).as("as without a token")
                .isEqualTo(unguarded.handlersHeaders().keySet());
        assertThat(first.header("content-type")).as("as without a token").isEqualTo(unguarded.header("content-type"));
    }

    @Test
    void repeatGetsNoCookie() {
        Form form = Form.to(base, "/shapes/headers").field("item", "tea").token(Form.newToken());

        assertThat(form.submit().header("Set-Cookie")).startsWith("secret=");
        assertThat(form.submit().header("Set-Cookie")).isNull();
    }

    @Test
    void bodyIsOnTheWireAsTheMethodMadeIt() {
        Form form = Form.to(base, "/shapes/bytes").field("item", "tea").token(Form.newToken());
        form.submit();

        assertThat(form.submit().body()).startsWith(0, 1, 0x80, 0xff, '\r', '\n');
    }
}
