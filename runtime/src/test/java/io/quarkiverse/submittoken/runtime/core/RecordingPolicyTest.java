package io.quarkiverse.submittoken.runtime.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecordingPolicyTest {

    private final List<String> lostCookies = new ArrayList<>();
    private final RecordingPolicy policy = new RecordingPolicy(1000, Set.of("cart"), lostCookies::add);

    private static RecordedHeader header(String name, String... values) {
        return new RecordedHeader(name, List.of(values), false);
    }

    @ParameterizedTest
    @ValueSource(ints = { 200, 201, 204, 299, 300, 302, 303, 304, 399 })
    void isSuccess(int status) {
        assertThat(RecordingPolicy.isSuccess(status)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = { 100, 101, 199, 307, 308, 400, 401, 422, 500, 503, 599 })
    void isFailure(int status) {
        assertThat(RecordingPolicy.isSuccess(status)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = { "Connection", "keep-alive", "Transfer-Encoding", "TE", "Trailer", "Upgrade", "date",
            "Content-Length", "WWW-Authenticate", "Access-Control-Allow-Origin" })
    void leavesOutWhatIsNotTheHandlers(String name) {
        assertThat(policy.recorded(List.of(header(name, "x"), header("Location", "/done"))))
                .containsExactly(header("Location", "/done"));
    }

    @Test
    void leavesOutWhatConnectionNames() {
        assertThat(policy.recorded(List.of(header("Connection", "close, X-Hop"), header("x-hop", "1"), header("X-End", "2"))))
                .containsExactly(header("X-End", "2"));
    }

    @Test
    void leavesOutCookiesButTheNamedOnesAndTells() {
        assertThat(policy.recorded(List.of(header("set-cookie", "cart=1; Path=/", "session=2", "ill-formed"))))
                .containsExactly(header("set-cookie", "cart=1; Path=/"));
        assertThat(lostCookies).containsExactly("session", "ill-formed");
    }

    @Test
    void leavesOutTheMarkForNoCompressionButNoEncoding() {
        assertThat(policy.recorded(List.of(header("Content-Encoding", "identity")))).isEmpty();
        assertThat(policy.recorded(List.of(header("Content-Encoding", "br")))).hasSize(1);
    }
}
