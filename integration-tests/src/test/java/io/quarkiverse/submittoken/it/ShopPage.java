package io.quarkiverse.submittoken.it;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

import com.microsoft.playwright.Frame;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;

/** A tab of a browser in which somebody has opened the shop. */
final class ShopPage {

    private static final Pattern RESULT = Pattern.compile("/\\?order=\\d+$");
    private static final Pattern CUT_OFF = Pattern.compile("^chrome-error://");
    private static final double HALF_THE_GAP_MILLIS = 50;

    private final Page tab;
    private final List<Request> submissions = new ArrayList<>();
    private final List<String> shown = new ArrayList<>();

    ShopPage(Page tab, URI shop) {
        this.tab = tab;
        tab.navigate(shop.toString());
        tab.onRequest(request -> {
            if (request.method().equals("POST")) {
                submissions.add(request);
            }
        });
        tab.onFrameNavigated((Frame frame) -> shown.add(frame.url()));
    }

    Form guardedForm() {
        return new Form("guarded");
    }

    Form unguardedForm() {
        return new Form("unguarded");
    }

    /** Playwright's own way back does not notice that a page has returned as it was left. */
    void back() {
        String left = tab.url();
        tab.evaluate("() => { setTimeout(() => history.back()) }");
        tab.waitForFunction("left => location.href !== left", left);
    }

    /** What F5 does. */
    void reload() {
        tab.reload();
    }

    void leaveFor(URI elsewhere) {
        tab.navigate(elsewhere.toString());
    }

    /** Waits for the page that tells the number of the order, and returns its address. */
    String result() {
        try {
            assertThat(tab).hasURL(RESULT);
        } catch (AssertionError e) {
            throw new AssertionError("No result, but: " + text(), e);
        }
        return tab.url();
    }

    /** Waits for the result of another order. */
    void showsAnotherResultThan(String earlier) {
        assertThat(tab).not().hasURL(earlier);
        result();
    }

    /** Waits for the browser's own page that says that there is no answer. */
    void isCutOff() {
        assertThat(tab).hasURL(CUT_OFF);
    }

    void press(String button) {
        tab.locator("button", new Page.LocatorOptions().setHasText(button))
                .click(new Locator.ClickOptions().setNoWaitAfter(true));
    }

    /** Presses and waits for the page to which that leads. */
    void pressThrough(String button) {
        tab.waitForNavigation(() -> press(button));
    }

    /** Waits until the page says this. */
    void says(String sentence) {
        assertThat(tab.locator("body")).containsText(sentence);
    }

    String text() {
        return tab.locator("body").innerText();
    }

    /** The addresses of the pages that were shown since the shop was opened. */
    List<String> shown() {
        return shown;
    }

    int submissions() {
        return submissions.size();
    }

    /** As they went over the wire, names in lower case. */
    Map<String, String> headersOfTheLastSubmission() {
        return submissions.get(submissions.size() - 1).allHeaders();
    }

    /** One of the two forms, as it stands in this tab at the moment. */
    final class Form {

        private final Locator form;

        private Form(String side) {
            form = tab.locator("form[action$='/orders/" + side + "']");
        }

        String token() {
            return form.locator("[name=_submit_token]").inputValue();
        }

        String typed(String field) {
            return field(field).inputValue();
        }

        Form type(String field, String text) {
            field(field).fill(text);
            return this;
        }

        /** Clicks, and does not wait for the answer. */
        void submit() {
            button().click(new Locator.ClickOptions().setNoWaitAfter(true));
        }

        /** Clicks twice, with a tenth of a second between: both clicks are sent, the second while the first is in flight. */
        void doubleClick() {
            button().scrollIntoViewIfNeeded();
            var box = button().boundingBox();
            tab.mouse().dblclick(box.x + box.width / 2, box.y + box.height / 2,
                    new Mouse.DblclickOptions().setDelay(HALF_THE_GAP_MILLIS));
        }

        /** The same form with the same token, sent to another process of the shop. */
        Form at(URI other) {
            form.evaluate("(form, other) => form.action = new URL(form.getAttribute('action'), other).href", other.toString());
            return this;
        }

        private Locator field(String name) {
            return form.locator("[name=" + name + "]");
        }

        private Locator button() {
            return form.locator("button");
        }
    }
}
