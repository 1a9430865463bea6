package io.quarkiverse.submittoken.it.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import com.microsoft.playwright.Frame;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.options.AriaRole;

/** A tab of a browser in which a person has opened a page with a form. */
final class Tab {

    private static final double HALF_THE_GAP_MILLIS = 50;

    private final Page tab;
    private final String visit;
    private final List<Request> submissions = new ArrayList<>();
    private final List<Request> lost = new ArrayList<>();
    private final List<String> console = new ArrayList<>();
    private final List<String> shown = new ArrayList<>();

    /** @param visit names what is sent from here in the {@link Ledger} */
    Tab(Page tab, URI page, String visit) {
        this.tab = tab;
        this.visit = visit;
        tab.navigate(page.toString());
        tab.onRequest(request -> {
            if (!request.method().equals("GET")) {
                submissions.add(request);
            }
        });
        tab.onRequestFailed(lost::add);
        tab.onConsoleMessage(message -> console.add(message.text()));
        tab.onFrameNavigated((Frame frame) -> shown.add(frame.url()));
    }

    Tab type(String field, String text) {
        field(field).fill(text);
        return this;
    }

    String typed(String field) {
        return field(field).inputValue();
    }

    /** As if the page had been written so. */
    void mark(String selector, String attribute, String value) {
        tab.locator(selector).evaluate("(element, [name, value]) => element.setAttribute(name, value)",
                List.of(attribute, value));
    }

    /** Clicks, and does not wait for the answer. */
    void press(String button) {
        button(button).click(new Locator.ClickOptions().setNoWaitAfter(true));
    }

    /** Clicks twice, with a tenth of a second between. */
    void doubleClick(String button) {
        button(button).scrollIntoViewIfNeeded();
        var box = button(button).boundingBox();
        tab.mouse().dblclick(box.x + box.width / 2, box.y + box.height / 2,
                new Mouse.DblclickOptions().setDelay(HALF_THE_GAP_MILLIS));
    }

    /** Clicks one button, and at once another one. */
    void pressBoth(String one, String other) {
        var first = button(one).boundingBox();
        var second = button(other).boundingBox();
        var press = new Mouse.ClickOptions().setDelay(HALF_THE_GAP_MILLIS);
        tab.mouse().click(first.x + first.width / 2, first.y + first.height / 2, press);
        tab.mouse().click(second.x + second.width / 2, second.y + second.height / 2, press);
    }

    /** Playwright's own way back does not notice that a page has returned as it was left. */
    void back() {
        String left = tab.url();
        tab.evaluate("() => { setTimeout(() => history.back()) }");
        tab.waitForFunction("left => location.href !== left", left);
    }

    /** What F5 does, and the button of the browser's own page that says that there is no answer. */
    void reload() {
        tab.reload();
    }

    /** Waits until the page says this. */
    void sees(String sentence) {
        assertThat(tab.locator("body")).containsText(sentence);
    }

    boolean says(String sentence) {
        return tab.locator("body").innerText().contains(sentence);
    }

    /** Waits for the browser's own page that says that there is no answer. */
    void isCutOff() {
        tab.waitForURL("chrome-error://**");
    }

    /** Waits until it has been sent so often, and answered. */
    void isSentAndAnswered(int times) {
        tab.waitForCondition(() -> submissions.size() == times);
        lastSubmission().response().finished();
    }

    /** Waits until the page knows that there is no answer. */
    void getsNoAnswer() {
        tab.waitForCondition(() -> !lost.isEmpty());
    }

    /** Waits until Turbo has told the console, and nobody else. */
    void isSilentlyRefusedByTurbo() {
        tab.waitForCondition(() -> console.stream().anyMatch(line -> line.contains("Form responses must redirect")));
    }

    void follow(String link) {
        tab.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName(link)).click();
    }

    String html() {
        return tab.content();
    }

    /** The addresses of the pages that were shown after the first one. */
    List<String> shown() {
        return shown;
    }

    /** How often the browser has sent the form. */
    int submissions() {
        return submissions.size();
    }

    /** Of the answer to what was sent last. */
    int status() {
        return lastSubmission().response().status();
    }

    boolean answerIsAReplay() {
        return lastSubmission().response().headerValue("X-Submit-Token-Replayed") != null;
    }

    String visit() {
        return visit;
    }

    String addressOfTheLastSubmission() {
        return lastSubmission().url();
    }

    int executions() {
        return Ledger.executions(visit);
    }

    List<Map<String, Object>> rows() {
        return Ledger.rows(visit);
    }

    Locator field(String name) {
        return tab.locator("form >> nth=0").locator("[name=" + name + "]");
    }

    private Request lastSubmission() {
        return submissions.get(submissions.size() - 1);
    }

    private Locator button(String text) {
        return tab.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(text).setExact(true));
    }
}
