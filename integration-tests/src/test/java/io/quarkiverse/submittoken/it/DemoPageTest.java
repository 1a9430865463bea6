package io.quarkiverse.submittoken.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;

@QuarkusTest
class DemoPageTest {

    private static final String TOKEN_FIELD = "<input type=\"hidden\" name=\"_submit_token\" value=\"[^\"]+\" autocomplete=\"off\">";

    @TestHTTPResource
    URI base;

    @Test
    void theGuardedFormHasOneToken() throws Exception {
        assertThat(form("/orders/guarded", shop().page())).containsOnlyOnce("_submit_token").containsPattern(TOKEN_FIELD);
    }

    @Test
    void theOtherFormHasNone() throws Exception {
        assertThat(form("/orders/unguarded", shop().page())).doesNotContain("_submit_token");
    }

    @Test
    void anOrderWithoutAnItemComesBackWithWhatWasTyped() {
        var answer = shop().unguardedForm().submit(" ", "7", "for \"Ann\" <now>").join();

        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(form("/orders/unguarded", answer.body()))
                .contains("Please say what you would like to order.", "value=\"7\"",
                        "value=\"for &quot;Ann&quot; &lt;now&gt;\"");
    }

    @Test
    void anOrderOfNoNumberComesBackWithWhatWasTyped() {
        var answer = shop().unguardedForm().submit("Tea", "a few", "").join();

        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(form("/orders/unguarded", answer.body())).contains("value=\"a few\"", "aria-invalid");
    }

    @Test
    void theMessageIsInTheFormThatWasSentOnly() {
        var answer = shop().unguardedForm().submit("", "7", "").join();

        assertThat(form("/orders/guarded", answer.body())).doesNotContain("aria-invalid").contains("value=\"1\"");
    }

    @Test
    void anOrderIsWrittenAndLeadsBackToThePage() throws Exception {
        var answer = shop().unguardedForm().submit("Coffee", "3", "black").join();

        assertThat(answer.statusCode()).isEqualTo(303);
        assertThat(URI.create(answer.headers().firstValue("Location").orElseThrow()).getPath()).isEqualTo("/");
        assertThat(shop().rows("Coffee")).singleElement().satisfies(row -> {
            assertThat(row.side()).isEqualTo("unguarded");
            assertThat(row.quantity()).isEqualTo(3);
            assertThat(row.note()).isEqualTo("black");
        });
        assertThat(shop().page()).contains("Coffee", "black");
    }

    private ShopClient shop() {
        return new ShopClient(base);
    }

    private static String form(String action, String page) {
        var form = Pattern.compile("<form action=\"" + action + "\".*?</form>", Pattern.DOTALL).matcher(page);
        assertThat(form.find()).as("a form for %s on the page", action).isTrue();
        return form.group();
    }
}
