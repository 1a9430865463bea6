package io.quarkiverse.submittoken.it;

import java.nio.file.Path;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The second click goes to another process than the first. */
class DoubleClickBehindAProxyIT extends DoubleClickScenarios {

    @TempDir
    static Path folder;

    private ProxiedShop shop;

    @Override
    RunningShop start() throws Exception {
        shop = ProxiedShop.start(folder, Map.of("demo.handler-delay", "1S"));
        return shop;
    }

    @Test
    void theTwoClicksGoToTwoProcesses() {
        untilBothClicksArrive(() -> {
            var page = visit("localhost");

            page.guardedForm().doubleClick();

            page.result();
            shop.theLastTwoOrdersWentToTwoProcesses();
        });
    }
}
