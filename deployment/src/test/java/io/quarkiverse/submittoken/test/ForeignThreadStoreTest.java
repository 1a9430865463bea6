package io.quarkiverse.submittoken.test;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;

import jakarta.annotation.Priority;
import jakarta.enterprise.context.RequestScoped;
import jakarta.enterprise.inject.Alternative;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.container.ContainerResponseContext;

import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import io.quarkiverse.submittoken.runtime.store.MemorySubmissionStore;
import io.quarkiverse.submittoken.spi.Claim;
import io.quarkiverse.submittoken.spi.SubmissionEntry;
import io.quarkiverse.submittoken.spi.SubmissionStore;
import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;
import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.common.vertx.ContextLocals;
import io.smallrye.common.vertx.VertxContext;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Context;
import io.vertx.core.Vertx;

/**
 * A store whose steps end on a thread of its own, as those of a database driver do. The method, its request context and its
 * Vert.x context are what they are without a token.
 */
class ForeignThreadStoreTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = TestApplication.with(FarStore.class, WhereResource.class, Visit.class, Visitor.class);

    @TestHTTPResource("/")
    URI base;

    @Alternative
    @Priority(2)
    @Singleton
    public static class FarStore implements SubmissionStore {

        private final SubmissionStore store = new MemorySubmissionStore(64 << 20, 256 << 10);
        private final ExecutorService threads = Executors.newCachedThreadPool(task -> {
            Thread thread = new Thread(task, "far store");
            thread.setDaemon(true);
            return thread;
        });

        private <T> CompletionStage<T> far(Supplier<CompletionStage<T>> step) {
            return CompletableFuture.supplyAsync(step, threads).thenCompose(stage -> stage);
        }

        @Override
        public CompletionStage<Optional<SubmissionEntry>> claim(Claim claim) {
            return far(() -> store.claim(claim));
        }

        @Override
        public CompletionStage<Optional<SubmissionEntry>> takeOver(Claim claim, String abandonedBy) {
            return far(() -> store.takeOver(claim, abandonedBy));
        }

        @Override
        public CompletionStage<Optional<SubmissionEntry>> find(String key) {
            return far(() -> store.find(key));
        }

        @Override
        public CompletionStage<Boolean> renew(Claim claim) {
            return far(() -> store.renew(claim));
        }

        @Override
        public CompletionStage<Boolean> complete(Claim claim, byte[] response, Duration ttl, Duration consumedTtl) {
            return far(() -> store.complete(claim, response, ttl, consumedTtl));
        }

        @Override
        public CompletionStage<Boolean> release(Claim claim, byte[] failure, Duration failureTtl) {
            return far(() -> store.release(claim, failure, failureTtl));
        }
    }

    @RequestScoped
    public static class Visit {

        private String name = "nobody";
        private Context context;

        void begin() {
            name = "Ann";
            context = Vertx.currentContext();
        }

        String where() {
            Context now = Vertx.currentContext();
            return name + ", same context: " + (now == context) + ", duplicated: "
                    + (now != null && VertxContext.isDuplicatedContext(now)) + ", local: "
                    + (now == null ? "no context" : ContextLocals.get("visit").orElse(null)) + ", event loop: "
                    + Context.isOnEventLoopThread();
        }
    }

    public static class Visitor {

        @Inject
        Visit visit;

        @ServerRequestFilter(preMatching = true)
        public void filter() {
            visit.begin();
            ContextLocals.put("visit", "Ann");
        }

        @ServerResponseFilter
        public void tell(ContainerResponseContext response) {
            response.getHeaders().putSingle("X-Where", visit.where());
        }
    }

    @Path("/where")
    public static class WhereResource {

        @Inject
        Visit visit;

        @POST
        @Path("blocking")
        public String blocking(@RestForm String item) {
            return visit.where();
        }

        @POST
        @Path("event-loop")
        @NonBlocking
        public String eventLoop(@RestForm String item) {
            return visit.where();
        }

        @POST
        @Path("uni")
        public Uni<String> uni(@RestForm String item) {
            return Uni.createFrom().item(() -> visit.where());
        }

        @POST
        @Path("no-form")
        @jakarta.ws.rs.Consumes("text/plain")
        public String noForm(String body) {
            return visit.where();
        }

        @POST
        @Path("failing")
        public String failing(@RestForm String item) {
            throw new jakarta.ws.rs.WebApplicationException(visit.where(), 418);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "event-loop", "uni" })
    void methodOnTheEventLoopRunsWhereItRunsWithoutAToken(String path) {
        compare(path);
    }

    /**
     * A request goes on by the executor of the worker threads, which takes the Vert.x context of the thread that resumes it:
     * none. Context locals, transactions and reactive clients that live in the request's duplicated context are gone.
     */
    @ParameterizedTest
    @ValueSource(strings = { "blocking", "failing" })
    void methodOnAWorkerThreadRunsWhereItRunsWithoutAToken(String path) {
        compare(path);
    }

    private void compare(String path) {
        Answer unguarded = Form.to(base, "/where/" + path).field("item", "tea").submit();

        Answer guarded = Form.to(base, "/where/" + path).field("item", "tea").token(Form.newToken()).submit();

        assertThat(guarded.status()).isEqualTo(unguarded.status());
        assertThat(guarded.text()).isEqualTo(unguarded.text());
        assertThat(guarded.header("X-Where")).isEqualTo(unguarded.header("X-Where"));
    }
}
