package io.quarkiverse.submittoken.it.look;

import java.net.URI;
import java.nio.file.Path;
import java.util.function.Supplier;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.DblclickOptions;
import com.microsoft.playwright.Page.EmulateMediaOptions;
import com.microsoft.playwright.Page.ScreenshotOptions;
import com.microsoft.playwright.options.ColorScheme;

import io.quarkiverse.submittoken.RejectionReason;
import io.quarkiverse.submittoken.it.Browser;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;

/** Not a test: takes pictures of all pages, to be looked at. CONTRIBUTING says how. */
@QuarkusTest
@EnabledIfSystemProperty(named = Screenshots.FOLDER, matches = ".+")
class Screenshots {

    static final String FOLDER = "submit-token.screenshots";

    private static final Path TO = Path.of(System.getProperty(FOLDER, ""));

    private static Browser browser;

    @TestHTTPResource("/rejections")
    URI forms;

    @TestHTTPResource("/")
    URI demo;

    @BeforeAll
    static void openBrowser() {
        browser = Browser.open();
        RejectionsResource.closeDoor();
    }

    @AfterAll
    static void closeBrowser() {
        RejectionsResource.openDoor();
        browser.close();
    }

    @Test
    void ofRejections() {
        for (String language : new String[] { "en", "de", "zh" }) {
            for (RejectionReason reason : RejectionReason.values()) {
                picture(reason.name() + "-" + language,
                        () -> new RejectedVisit(browser.newTab(), forms, language).of(reason));
            }
        }
    }

    @Test
    void ofTheDemo() {
        picture("demo", () -> {
            Page page = browser.newTab();
            page.navigate(demo.toString());
            page.dblclick(".unguarded button", new DblclickOptions().setDelay(50));
            page.waitForURL("**/?order=*");
            page.fill(".guarded [name=note]",
                    "with a note that is a little longer than one line of a narrow column has room for");
            String unguarded = page.url();
            page.dblclick(".guarded button", new DblclickOptions().setDelay(50));
            page.waitForURL(url -> url.contains("/?order=") && !url.equals(unguarded));
            return page;
        });
    }

    private static void picture(String name, Supplier<Page> visit) {
        Page page = visit.get();
        for (ColorScheme scheme : new ColorScheme[] { ColorScheme.LIGHT, ColorScheme.DARK }) {
            page.emulateMedia(new EmulateMediaOptions().setColorScheme(scheme));
            for (int width : new int[] { 360, 1000 }) {
                page.setViewportSize(width, 600);
                Path file = TO.resolve(name + "-" + scheme.name().toLowerCase() + "-" + width + ".png");
                page.screenshot(new ScreenshotOptions().setFullPage(true).setPath(file));
            }
        }
        page.close();
    }
}
