package io.quarkiverse.submittoken.test;

import static org.assertj.core.api.Assertions.assertThat;

import org.jboss.shrinkwrap.api.asset.StringAsset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusDevModeTest;

/** Dev mode: message files of the application count from the next request on. */
class LiveReloadOfTextsTest {

    private static final String GERMAN = "messages/submitTokenPage_de.properties";
    private static final String FRENCH = "messages/submitTokenPage_fr.properties";

    @RegisterExtension
    static final QuarkusDevModeTest APP = new QuarkusDevModeTest()
            .withApplicationRoot(root -> root.addClass(ReloadedResource.class)
                    .addAsResource(new StringAsset("form"), "templates/reloaded.html")
                    .addAsResource(new StringAsset("payloadMismatchTitle=Eins"), GERMAN));

    private static String mismatch(String language) {
        order("tea", language);
        return order("coffee", language);
    }

    private static String order(String item, String language) {
        return ShownPage.post("/reloaded", ShownPage.browser().header("Accept-Language", language),
                "_submit_token", "token", "item", item).html();
    }

    @Test
    void changedTextsAndAddedLanguageAndUnknownKey() {
        assertThat(mismatch("de")).contains("<h1>Eins</h1>", "<h2>Was Sie jetzt gesendet haben</h2>");

        APP.modifyResourceFile(GERMAN, eins -> "payloadMismatchTitle=Zwei\nsentData=Gesendet");
        assertThat(mismatch("de")).contains("<h1>Zwei</h1>", "<h2>Gesendet</h2>");

        APP.addResourceFile(FRENCH, "payloadMismatchTitle=Trois");
        assertThat(mismatch("fr")).contains("<html lang=\"fr\">", "<h1>Trois</h1>", "What you sent now was not saved.");

        APP.modifyResourceFile(FRENCH, trois -> "payloadMismatchTitle=Quatre");
        assertThat(mismatch("fr")).contains("<h1>Quatre</h1>");

        APP.modifyResourceFile(FRENCH, quatre -> "payload-mismatch=Cinq");
        assertThat(mismatch("fr")).contains("payload-mismatch() not found", "submitTokenPage_fr.properties");
    }
}
