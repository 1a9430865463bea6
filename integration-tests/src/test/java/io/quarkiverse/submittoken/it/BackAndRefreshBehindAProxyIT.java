package io.quarkiverse.submittoken.it;

import java.nio.file.Path;
import java.util.Map;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is sent again goes to another process than the first. */
class BackAndRefreshBehindAProxyIT extends BackAndRefreshScenarios {

    @TempDir
    static Path folder;

    private ProxiedShop shop;

    @Override
    RunningShop start() throws Exception {
        shop = ProxiedShop.start(folder, Map.of("demo.handler-delay", "1S"));
        return shop;
    }

    @ParameterizedTest
    @EnumSource
    void whatIsSentAgainGoesToTheOtherProcess(Back back) {
        var page = visit(back);
        page.guardedForm().submit();
        page.result();

        page.back();
        page.guardedForm().submit();

        page.result();
        shop.theLastTwoOrdersWentToTwoProcesses();
    }
}
