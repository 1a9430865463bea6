package io.quarkiverse.submittoken.it.look;

import static org.awaitility.Awaitility.await;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.UUID;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.FilePayload;

import io.quarkiverse.submittoken.RejectionReason;

/** Brings a browser to the page of a rejection. */
final class RejectedVisit {

    private static final String LONG_WORD = "https://example.com/" + "averylongaddress".repeat(4);

    private final Page page;
    private final URI forms;

    RejectedVisit(Page page, URI forms, String language) {
        this.page = page;
        this.forms = forms;
        // a page that checks by itself would go while it is looked at
        page.route("**/submit-token/*.js", Route::abort);
        page.setExtraHTTPHeaders(Map.of("Accept-Language", language));
    }

    /** Of the real kinds where that is easy, with everything that a page can show. */
    Page of(RejectionReason reason) {
        String token = UUID.randomUUID().toString();
        switch (reason) {
            case PAYLOAD_MISMATCH -> {
                send("none", token, true, "One ticket, please.");
                send("none", token, true, "Two tickets, please.\nIn the middle, if you can.\n\n" + LONG_WORD);
            }
            case IN_FLIGHT -> {
                Page first = page.context().newPage();
                fill(first, "slow", token, false, "").locator("button").dispatchEvent("click");
                await().atMost(Duration.ofMinutes(1)).until(() -> RejectionsResource.STARTED.contains(token));
                first.close();
                send("slow", token, false, "");
            }
            default -> send(reason.name(), token, false, "a message");
        }
        return page;
    }

    private void send(String path, String token, boolean secrets, String message) {
        fill(page, path, token, secrets, message);
        page.waitForNavigation(() -> page.locator("button").dispatchEvent("click"));
    }

    private Page fill(Page page, String path, String token, boolean secrets, String message) {
        page.navigate(forms + "?path=" + path + "&token=" + token + "&secrets=" + secrets);
        page.locator("[name=name]").fill("Ann Example");
        page.locator("[name=message]").fill(message);
        if (secrets) {
            page.locator("[name=password]").fill("hunter2");
            page.locator("[name=photo]").setInputFiles(
                    new FilePayload("holiday.jpg", "image/jpeg", "photo".getBytes(StandardCharsets.UTF_8)));
        }
        return page;
    }
}
