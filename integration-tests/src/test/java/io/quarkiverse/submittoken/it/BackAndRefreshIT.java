package io.quarkiverse.submittoken.it;

import java.util.Map;

class BackAndRefreshIT extends BackAndRefreshScenarios {

    @Override
    RunningShop start() throws Exception {
        return ApplicationProcess.start(Map.of("demo.handler-delay", "1S"));
    }
}
