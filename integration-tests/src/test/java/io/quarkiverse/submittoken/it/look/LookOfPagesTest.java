package io.quarkiverse.submittoken.it.look;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.EmulateMediaOptions;
import com.microsoft.playwright.options.ColorScheme;

import io.quarkiverse.submittoken.RejectionReason;
import io.quarkiverse.submittoken.it.Browser;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;

/** The pages of rejections, and the demo, can be read and used on any screen. */
@QuarkusTest
class LookOfPagesTest {

    /** WCAG 2, level AA. */
    private static final double ENOUGH_CONTRAST = 4.5;
    private static final double FINGER = 44;
    private static final int NARROW = 360;
    private static final int WIDE = 1000;

    private static Browser browser;

    @TestHTTPResource("/rejections")
    URI forms;

    @TestHTTPResource("/")
    URI demo;

    private final Page page = browser.newTab();

    @BeforeAll
    static void openBrowser() {
        browser = Browser.open();
        RejectionsResource.closeDoor();
    }

    @AfterAll
    static void closeBrowser() {
        RejectionsResource.openDoor();
        if (browser != null) {
            browser.close();
        }
    }

    @AfterEach
    void closeTab() {
        page.close();
    }

    @ParameterizedTest
    @EnumSource
    void rejectionsCanBeReadAndUsed(RejectionReason reason) {
        new RejectedVisit(page, forms, "de").of(reason);

        assertThat(page.locator("main > h1")).isVisible();
        canBeReadAndUsed(page);
    }

    @Test
    void demoCanBeReadAndUsed() {
        page.navigate(demo.toString());
        canBeReadAndUsed(page);
    }

    private static void canBeReadAndUsed(Page page) {
        for (ColorScheme scheme : new ColorScheme[] { ColorScheme.LIGHT, ColorScheme.DARK }) {
            page.emulateMedia(new EmulateMediaOptions().setColorScheme(scheme));
            assertThat(Contrast.below(ENOUGH_CONTRAST, page)).as("texts with too little contrast, %s", scheme).isEmpty();
        }
        for (int width : new int[] { WIDE, NARROW }) {
            page.setViewportSize(width, 800);
            assertThat((int) page.evaluate("document.documentElement.scrollWidth")).as("width on %s", width)
                    .isLessThanOrEqualTo(width);
            for (var control : page.locator("button, input:not([type=hidden])").all()) {
                assertThat(control.boundingBox().height).as("height of %s", control).isGreaterThanOrEqualTo(FINGER);
            }
        }
    }

    @Test
    void linesAreNotTooLong() {
        new RejectedVisit(page, forms, "en").of(RejectionReason.ABANDONED).setViewportSize(2_000, 800);

        assertThat(page.locator("main").boundingBox().width).isLessThan(640);
    }

    @Test
    void whereTheKeyboardIsCanBeSeen() {
        new RejectedVisit(page, forms, "en").of(RejectionReason.PAYLOAD_MISMATCH);

        page.keyboard().press("Tab");

        assertThat(page.locator(":focus")).hasCSS("outline-style", "solid");
        assertThat(page.locator(":focus")).hasCSS("outline-width", "3px");
    }
}
