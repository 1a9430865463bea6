package io.quarkiverse.submittoken.it;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The browser that is installed on this machine. None is downloaded. */
final class Chromium {

    private static final String PROPERTY = "submit-token.test.chromium";
    private static final String VARIABLE = "SUBMIT_TOKEN_TEST_CHROMIUM";
    private static final String MISSING = "No Chromium on the PATH: install it (Debian: apt-get install chromium), or tell "
            + "where it is, with -D" + PROPERTY + " or the environment variable " + VARIABLE;

    private Chromium() {
    }

    /** Where there is none, the tests are skipped, but fail in continuous integration. */
    static Path executable() {
        return named().or(() -> InstalledProgram.find(List.of("chromium", "chromium-browser", "google-chrome")))
                .orElseGet(() -> InstalledProgram.missing(MISSING));
    }

    private static Optional<Path> named() {
        return Optional.ofNullable(System.getProperty(PROPERTY, System.getenv(VARIABLE))).map(Path::of);
    }
}
