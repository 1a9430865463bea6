package io.quarkiverse.submittoken.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpResponse;

import org.junit.jupiter.api.Test;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;

@QuarkusTest
class DoubleClickWritesOneRowTest {

    @TestHTTPResource
    URI base;

    @Test
    void withATokenOneRowIsWrittenAndBothClicksGetItsAnswer() throws Exception {
        var shop = new ShopClient(base);

        var answers = shop.guardedForm().doubleClick("Cake");

        assertThat(answers).extracting(HttpResponse::statusCode).containsExactly(303, 303);
        assertThat(answers).extracting(answer -> answer.headers().firstValue("Location")).allSatisfy(
                location -> assertThat(location).isEqualTo(answers.get(0).headers().firstValue("Location")).isPresent());
        assertThat(answers).filteredOn(answer -> answer.headers().firstValue("X-Submit-Token-Replayed").isPresent())
                .as("one of the two answers is a replay").hasSize(1);
        assertThat(shop.rows("Cake")).hasSize(1);
    }

    @Test
    void sentAgainLaterItIsAnsweredAsBefore() throws Exception {
        var shop = new ShopClient(base);
        var form = shop.guardedForm();

        var first = form.submit("Bread", "1", "").join();
        var again = form.submit("Bread", "1", "").join();

        assertThat(again.statusCode()).isEqualTo(first.statusCode()).isEqualTo(303);
        assertThat(again.headers().firstValue("X-Submit-Token-Replayed")).hasValue("true");
        assertThat(shop.rows("Bread")).hasSize(1);
    }

    @Test
    void aFormThatWasRefusedCanBeCorrectedAndSentAgain() throws Exception {
        var shop = new ShopClient(base);
        var form = shop.guardedForm();

        assertThat(form.submit("", "1", "").join().statusCode()).isEqualTo(422);
        assertThat(form.submit("Jam", "1", "").join().statusCode()).isEqualTo(303);

        assertThat(shop.rows("Jam")).hasSize(1);
    }

    @Test
    void withoutATokenTwoRowsAreWritten() throws Exception {
        var shop = new ShopClient(base);

        var answers = shop.unguardedForm().doubleClick("Milk");

        assertThat(answers).extracting(HttpResponse::statusCode).containsExactly(303, 303);
        assertThat(shop.rows("Milk")).hasSize(2);
    }
}
