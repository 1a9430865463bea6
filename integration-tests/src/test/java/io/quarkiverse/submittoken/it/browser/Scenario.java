package io.quarkiverse.submittoken.it.browser;

import java.net.URI;
import java.util.UUID;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

import io.quarkiverse.submittoken.it.Browser;
import io.quarkus.test.common.http.TestHTTPResource;

/** What people do in a real browser, and what they see. */
abstract class Scenario {

    private static Browser browser;

    @TestHTTPResource("/")
    URI application;

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

    static void forgetCookies() {
        browser.forgetCookies();
    }

    /** Opens a page of the application. */
    Tab open(String path, Surroundings surroundings) {
        return open(application, path, surroundings);
    }

    static Tab open(URI application, String path, Surroundings surroundings) {
        String visit = UUID.randomUUID().toString();
        return new Tab(browser.newTab(), surroundings.page(application, path, visit), visit);
    }
}
