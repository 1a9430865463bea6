package io.quarkiverse.submittoken.it;

import java.util.Map;

class DoubleClickInABrowserIT extends DoubleClickScenarios {

    @Override
    RunningShop start() throws Exception {
        return ApplicationProcess.start(Map.of("demo.handler-delay", "1S"));
    }
}
