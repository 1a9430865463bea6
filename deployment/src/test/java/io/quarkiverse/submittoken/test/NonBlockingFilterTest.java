package io.quarkiverse.submittoken.test;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;

import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Response;

import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;
import io.vertx.core.Context;

/**
 * An application with a request filter that has to run on the event loop.
 *
 * <p>
 * Quarkus REST wants such filters before all others, and the guard of forms has the smallest priority of all: it comes
 * first, and the application, which starts without the extension, does not start with it.
 */
class NonBlockingFilterTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = TestApplication.with(OrderResource.class, EventLoopFilter.class);

    @TestHTTPResource("/")
    URI base;

    public static class EventLoopFilter {

        private static volatile boolean onEventLoop;

        @ServerRequestFilter(nonBlocking = true)
        public void filter() {
            onEventLoop = Context.isOnEventLoopThread();
        }

        @ServerResponseFilter
        public void tell(jakarta.ws.rs.container.ContainerResponseContext response) {
            response.getHeaders().putSingle("X-On-Event-Loop", onEventLoop);
        }
    }

    @Path("/order")
    public static class OrderResource {
        @POST
        public Response order(@RestForm String item) {
            return Response.ok("order " + Executions.begin("order")).build();
        }
    }

    @Test
    void filterStillRunsOnTheEventLoopAndTheMethodIsGuarded() {
        Form form = Form.to(base, "/order").field("item", "tea").token(Form.newToken());

        assertThat(form.submit().header("X-On-Event-Loop")).isEqualTo("true");
        assertThat(form.submit().isReplay()).isTrue();
    }
}
