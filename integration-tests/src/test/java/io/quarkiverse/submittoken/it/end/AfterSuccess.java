package io.quarkiverse.submittoken.it.end;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.URI;
import java.time.Duration;
import java.util.Map;

import jakarta.inject.Inject;

import org.junit.jupiter.api.Test;

import io.quarkiverse.submittoken.runtime.core.SubmissionKey;
import io.quarkiverse.submittoken.spi.SubmissionEntry;
import io.quarkiverse.submittoken.spi.SubmissionStore;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTestProfile;

/** First the response is replayed, then it is told that there was one, then all is forgotten. Run on each store. */
abstract class AfterSuccess {

    @TestHTTPResource("/ends/")
    URI base;

    @Inject
    SubmissionStore store;

    public static class ShortMemory implements QuarkusTestProfile {
        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of("quarkus.submit-token.ttl", "3S", "quarkus.submit-token.consumed-ttl", "9S",
                    "quarkus.submit-token.in-flight-ttl", "1H");
        }
    }

    @Test
    void theResponseGoesBeforeTheTokenIsForgotten() throws Exception {
        Submitter submitter = new Submitter(base.resolve("blocking/BODY"), "after success");
        submitter.submit(End.BODY);
        assertThat(submitter.repeat().isReplay()).isTrue();

        await().until(() -> submitter.repeat().status() == 409);
        assertThat(submitter.repeat().body()).contains("urn:submit-token:already-submitted");
        assertThat(entry(submitter)).isInstanceOfSatisfying(SubmissionEntry.Completed.class,
                completed -> assertThat(completed.response()).isEmpty());
        onlyTheStateIsLeft(SubmissionKey.ofToken(submitter.token()));

        await().atMost(Duration.ofSeconds(30)).until(() -> entry(submitter) == null);
        nothingIsLeft(SubmissionKey.ofToken(submitter.token()));
        assertThat(submitter.repeat().isReplay()).isFalse();
        assertThat(Handler.executions(submitter.name())).isEqualTo(2);
    }

    /** As the store itself sees it. */
    abstract void onlyTheStateIsLeft(SubmissionKey key);

    abstract void nothingIsLeft(SubmissionKey key);

    private SubmissionEntry entry(Submitter submitter) {
        return store.find(SubmissionKey.ofToken(submitter.token()).value()).toCompletableFuture().join().orElse(null);
    }
}
