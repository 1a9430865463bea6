package io.quarkiverse.submittoken.test;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Field;
import java.net.URI;
import java.util.Arrays;
import java.util.List;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.OPTIONS;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.MediaType;

import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.server.core.CurrentRequestManager;
import org.jboss.resteasy.reactive.server.handlers.ResourceRequestFilterHandler;
import org.jboss.resteasy.reactive.server.handlers.ResourceResponseFilterHandler;
import org.jboss.resteasy.reactive.server.spi.ServerRestHandler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;
import io.restassured.RestAssured;

/**
 * What the guard adds to the handler chains of Quarkus REST. It relies on undocumented order there (name bindings set in
 * AFTER_MATCH, form-reading filters in reverse order), so a new version of Quarkus must pass this before it is taken.
 */
class HandlerChainTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = TestApplication.with(ChainResource.class);

    @TestHTTPResource("/")
    URI base;

    @Path("/chain")
    public static class ChainResource {

        private static String chain() {
            return String.join(" ", Arrays.stream(CurrentRequestManager.get().getHandlers()).map(ChainResource::name).toList());
        }

        /** A filter is named by its own class: Quarkus REST holds it in a field of that name. */
        private static String name(ServerRestHandler handler) {
            Object named = handler;
            if (handler instanceof ResourceRequestFilterHandler || handler instanceof ResourceResponseFilterHandler) {
                try {
                    Field filter = handler.getClass().getDeclaredField("filter");
                    filter.setAccessible(true);
                    named = filter.get(handler);
                } catch (ReflectiveOperationException e) {
                    throw new AssertionError(e);
                }
            }
            return named.getClass().getSimpleName();
        }

        @GET
        public String get() {
            return chain();
        }

        @OPTIONS
        public String options() {
            return chain();
        }

        @POST
        @Path("form")
        public String form(@RestForm String item) {
            return chain();
        }

        @POST
        @Path("json")
        @Consumes(MediaType.APPLICATION_JSON)
        public String json(String body) {
            return chain();
        }

        @DELETE
        public String delete() {
            return chain();
        }

        @Path("sub")
        public Sub sub() {
            return new Sub();
        }
    }

    public static class Sub {

        @GET
        public String get() {
            return ChainResource.chain();
        }

        @POST
        public String post() {
            return ChainResource.chain();
        }
    }

    private static final List<String> OURS = List.of("GuardedFormFilter", "GuardedBodyFilter", "RunToEndHandler",
            "MethodReturnedHandler", "ResponseRecorder");

    @Test
    void unguardableMethodsCarryNothingOfOurs() {
        for (String chain : List.of(RestAssured.get(base + "chain").asString(),
                RestAssured.options(base + "chain").asString(), RestAssured.get(base + "chain/sub").asString())) {
            assertThat(chain).contains("InvocationHandler").doesNotContain(OURS)
                    .doesNotContain("FormBodyHandler");
        }
    }

    @Test
    void formMethodsAreGuardedAfterTheFormWasRead() {
        for (String chain : List.of(Form.to(base, "/chain/form").submit().text(),
                Form.to(base, "/chain/sub").submit().text(), RestAssured.delete(base + "chain").asString())) {
            assertThat(chain).containsSubsequence("FormBodyHandler", "GuardedFormFilter", "InvocationHandler",
                    "RunToEndHandler", "ResponseHandler", "MethodReturnedHandler", "TemplateResponseFilter",
                    "ResponseRecorder", "ResponseWriterHandler").containsOnlyOnce("ResponseRecorder");
        }
    }

    @Test
    void otherMethodsAreGuardedWithoutReadingForms() {
        String chain = RestAssured.given().contentType("application/json").body("{}").post(base + "chain/json").asString();

        assertThat(chain).containsSubsequence("GuardedBodyFilter", "RequestDeserializeHandler", "InvocationHandler",
                "RunToEndHandler", "MethodReturnedHandler", "ResponseRecorder").doesNotContain("FormBodyHandler");
    }
}
