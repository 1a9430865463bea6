package io.quarkiverse.submittoken.it;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType.LaunchPersistentContextOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;

/** A real Chromium without a window, with a new and empty profile of its own. */
public final class Browser implements AutoCloseable {

    /** As a shop's address on plain HTTP that is not this machine: Chromium sends it no {@code Sec-Fetch-*} headers. */
    public static final String SHOP_EXAMPLE = "shop.example";

    private static final List<String> FLAGS = List.of("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
            "--disable-background-networking", "--disable-component-update", "--disable-sync",
            "--host-resolver-rules=MAP " + SHOP_EXAMPLE + " 127.0.0.1");
    /** Playwright sets it unless told not to. */
    private static final String NO_BACK_FORWARD_CACHE = "--disable-back-forward-cache";
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final Path TEMPORARY = Path.of("");

    private final Playwright playwright;
    private final BrowserContext profile;

    private Browser(Playwright playwright, BrowserContext profile) {
        this.playwright = playwright;
        this.profile = profile;
    }

    /** On Back, its pages are as they were left: what people have, most of the time. */
    public static Browser open() {
        return open(List.of(NO_BACK_FORWARD_CACHE));
    }

    /** On Back, it builds pages anew from the HTTP cache, as one does that is short of memory. */
    public static Browser openWithoutBackForwardCache() {
        return open(List.of());
    }

    private static Browser open(List<String> unwantedFlags) {
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE.toMillis());
        var executable = Chromium.executable();
        var playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        try {
            var profile = playwright.chromium().launchPersistentContext(TEMPORARY, new LaunchPersistentContextOptions()
                    .setExecutablePath(executable)
                    .setHeadless(true)
                    .setIgnoreDefaultArgs(unwantedFlags)
                    .setArgs(FLAGS));
            return new Browser(playwright, profile);
        } catch (RuntimeException e) {
            playwright.close();
            throw e;
        }
    }

    /** Opens the shop in a new tab. */
    ShopPage visit(URI shop) {
        return new ShopPage(newTab(), shop);
    }

    public Page newTab() {
        return profile.newPage();
    }

    public void forgetCookies() {
        profile.clearCookies();
    }

    @Override
    public void close() {
        playwright.close();
    }
}
