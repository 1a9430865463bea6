package io.quarkiverse.submittoken.it.script;

import com.microsoft.playwright.Clock;
import com.microsoft.playwright.Page;

/** The time in all pages of a browser: it stands still unless a test lets it pass. */
final class PausedClock {

    private static final long START = 1_800_000_000_000L;
    private static final long A_DAY = 86_400_000;

    private final Clock clock;

    /** Before the first page is opened. */
    PausedClock(Page page) {
        clock = page.clock();
        clock.install(new Clock.InstallOptions().setTime(START));
        clock.pauseAt(START + A_DAY);
    }

    /** Whatever is due meanwhile happens when it is due. */
    void pass(long millis) {
        clock.runFor(millis);
    }

    /** As when a laptop has been shut: whatever is due meanwhile happens at the end. */
    void jump(long millis) {
        clock.fastForward(millis);
    }
}
