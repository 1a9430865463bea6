package io.quarkiverse.submittoken.it.script;

import java.net.URI;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

import io.quarkiverse.submittoken.it.Browser;
import io.quarkus.test.common.http.TestHTTPResource;

/** A form with the helper script in a real browser. */
abstract class BrowserTest {

    /** The page may do what the script needs. */
    static final String STRICT = "policy=STRICT";
    /** The page may do nothing but send forms. */
    static final String STRICTEST = "policy=STRICTEST";

    static Browser browser;

    @TestHTTPResource("/forms")
    URI forms;

    @BeforeAll
    static void openBrowser() {
        browser = Browser.open();
    }

    @AfterAll
    static void closeBrowser() {
        if (browser != null) {
            browser.close();
        }
    }

    FormTab tab() {
        return new FormTab(browser.newTab());
    }

    /** The page of a form that ends like this; further settings as in the address. */
    String formThat(End end, String... settings) {
        String address = forms + "?end=" + end;
        return settings.length == 0 ? address : address + "&" + String.join("&", settings);
    }
}
