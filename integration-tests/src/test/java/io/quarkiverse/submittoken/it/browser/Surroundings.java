package io.quarkiverse.submittoken.it.browser;

import java.net.URI;

import io.quarkiverse.submittoken.it.Browser;

/** Where the page is, and whether the helper script is on it. */
enum Surroundings {

    HERE("localhost", false),
    HERE_WITH_THE_SCRIPT("localhost", true),
    ELSEWHERE(Browser.SHOP_EXAMPLE, false),
    ELSEWHERE_WITH_THE_SCRIPT(Browser.SHOP_EXAMPLE, true);

    private final String host;
    private final boolean script;

    Surroundings(String host, boolean script) {
        this.host = host;
        this.script = script;
    }

    boolean haveTheScript() {
        return script;
    }

    /** The script holds the second click back; without it the browser sends both. */
    int submissionsOfADoubleClick() {
        return script ? 1 : 2;
    }

    URI page(URI application, String path, String visit) {
        return URI.create("http://" + host + ":" + application.getPort() + path + "?visit=" + visit + "&script=" + script);
    }
}
