package io.quarkiverse.submittoken.it.script;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.function.BooleanSupplier;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;

/** A tab of a browser in which a person has opened a page with a form. */
final class FormTab {

    private static final String TELL_OF_EVENTS = """
            for (const name of ["start", "retry", "success", "failure"]) {
              addEventListener("submit-token:" + name, event => {
                const { attempt, response, problem, error } = event.detail || {};
                tell(name, String(attempt ?? problem?.type ?? response?.status ?? error?.name ?? ""), performance.now());
              });
            }
            new MutationObserver(() => show("aria-busy=" + document.forms[0]?.getAttribute("aria-busy")
                + " disabled=" + [...document.querySelectorAll(":disabled")].map(button => button.textContent)))
              .observe(document, { subtree: true, attributes: true });
            """;

    /** An event that the script has fired. */
    record Event(String name, String detail, double atMillis) {

        @Override
        public String toString() {
            return (name + " " + detail).strip();
        }
    }

    private final Page page;
    private final String visit = UUID.randomUUID().toString();
    private final List<Request> submissions = new ArrayList<>();
    private final List<Event> events = new ArrayList<>();
    private String state = "";

    FormTab(Page page) {
        this.page = page;
        page.onRequest(request -> {
            if (request.method().equals("POST")) {
                submissions.add(request);
            }
        });
    }

    /** Before the form is opened: from now on the page tells of events and of what it shows. */
    FormTab listening() {
        page.exposeFunction("tell", told -> events.add(
                new Event((String) told[0], (String) told[1], ((Number) told[2]).doubleValue())));
        page.exposeFunction("show", shown -> state = (String) shown[0]);
        page.addInitScript(TELL_OF_EVENTS);
        return this;
    }

    FormTab open(String address) {
        page.navigate(address + "&visit=" + visit);
        return this;
    }

    Page page() {
        return page;
    }

    String visit() {
        return visit;
    }

    Locator form() {
        return page.locator("form");
    }

    Locator button(String text) {
        return page.locator("button", new Page.LocatorOptions().setHasText(text));
    }

    /** Clicks, and does not wait for the answer. */
    FormTab press(String button) {
        button(button).click(new Locator.ClickOptions().setNoWaitAfter(true));
        return this;
    }

    /** Clicks one, and the other when the handler has the first. */
    FormTab pressBoth(String one, String other) {
        // Playwright looks for nothing on the page while an answer is awaited
        var first = button(one).boundingBox();
        var second = button(other).boundingBox();
        page.mouse().click(first.x + first.width / 2, first.y + first.height / 2);
        awaits(() -> !received().isEmpty());
        page.mouse().click(second.x + second.width / 2, second.y + second.height / 2);
        return this;
    }

    String token() {
        return page.locator("[name=_submit_token]").inputValue();
    }

    /** Waits until the page says this, and its scripts have run. */
    void sees(String sentence) {
        assertThat(page.locator("body")).containsText(sentence);
        page.waitForLoadState();
    }

    /** Waits until the form can be sent. */
    void isReady() {
        assertThat(form()).not().hasAttribute("aria-busy", "true");
        assertThat(button("Buy")).isEnabled();
    }

    /** Waits until the form shows that it is being sent by this button alone. */
    void isBusy(String button) {
        awaits(() -> state.equals("aria-busy=true disabled=" + button));
    }

    void awaits(BooleanSupplier condition) {
        page.waitForCondition(condition, new Page.WaitForConditionOptions().setTimeout(20_000));
    }

    /** Waits for the script to fire this event, and returns what it has fired until then. */
    List<Event> eventsUntil(String name) {
        awaits(() -> events.stream().anyMatch(event -> event.name().equals(name)));
        return events;
    }

    /** How often the form has left the browser. */
    int submissions() {
        // what has happened is told while something is asked
        page.evaluate("0");
        return submissions.size();
    }

    Request submission(int number) {
        return submissions.get(number);
    }

    List<Received> received() {
        return Received.from(visit);
    }

    void openDoor() {
        Received.door(visit).countDown();
    }
}
