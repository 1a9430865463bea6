package io.quarkiverse.submittoken.test;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;

import jakarta.inject.Inject;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;

import org.jboss.resteasy.reactive.RestForm;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;

/**
 * {@code on-store-failure=proceed} is for a store that fails at the claim. Here the claim was answered: the first attempt is
 * in flight, and only the look of the one that waits for it fails.
 */
class ProceedingTwiceTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = TestApplication.with(HeldResource.class)
            .overrideConfigKey("quarkus.submit-token.on-store-failure", "proceed")
            .overrideConfigKey("quarkus.submit-token.in-flight-wait", "1S");

    @TestHTTPResource("/")
    URI base;

    @Inject
    TestStore store;

    @Path("/held")
    public static class HeldResource {

        static final CountDownLatch RELEASED = new CountDownLatch(1);
        static final CountDownLatch RUNNING = new CountDownLatch(1);

        @POST
        public String held(@RestForm String item) throws InterruptedException {
            int number = Executions.begin("held");
            RUNNING.countDown();
            RELEASED.await();
            return "order " + number;
        }
    }

    /** To proceed without a store is for those who could not ask it: this one was told that the handler is running. */
    @Test
    void waitingRepeatDoesNotRunWhenTheStoreFailsMeanwhile() throws InterruptedException {
        Form form = Form.to(base, "/held").field("item", "tea").token(Form.newToken()).navigating();
        CompletableFuture<Answer> first = form.submitAsync();
        HeldResource.RUNNING.await();
        CompletableFuture<Answer> second = form.submitAsync();
        TestStore.awaitSomebodyWaiting();

        store.failing(true);
        try {
            org.awaitility.Awaitility.await().until(() -> second.isDone() || Executions.of("held") > 1);
        } finally {
            store.failing(false);
            HeldResource.RELEASED.countDown();
        }

        assertThat(first.join().status()).isEqualTo(200);
        assertThat(Executions.of("held")).as("executions").isEqualTo(1);
        assertThat(second.join().status()).isIn(409, 503);
    }
}
