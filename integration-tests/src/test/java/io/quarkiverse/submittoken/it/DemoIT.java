package io.quarkiverse.submittoken.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpResponse;

import org.junit.jupiter.api.Test;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusIntegrationTest;

/** The packaged application, jar or native executable, started as the README does: without Redis. */
@QuarkusIntegrationTest
class DemoIT {

    @TestHTTPResource
    URI base;

    @Test
    void aDoubleClickWritesOneRowWithATokenAndTwoWithout() throws Exception {
        var shop = new ShopClient(base);

        var guarded = shop.guardedForm().doubleClick("Pie");
        var unguarded = shop.unguardedForm().doubleClick("Pie");

        assertThat(guarded).extracting(HttpResponse::statusCode).containsExactly(303, 303);
        assertThat(unguarded).extracting(HttpResponse::statusCode).containsExactly(303, 303);
        assertThat(shop.rows("Pie")).extracting(ShopClient.Row::side)
                .containsExactlyInAnyOrder("guarded", "unguarded", "unguarded");
    }
}
