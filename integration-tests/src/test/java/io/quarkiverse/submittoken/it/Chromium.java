package io.quarkiverse.submittoken.it;

import static org.junit.jupiter.api.Assumptions.abort;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

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
        return named().or(Chromium::onThePath).orElseGet(Chromium::missing);
    }

    private static Optional<Path> named() {
        return Optional.ofNullable(System.getProperty(PROPERTY, System.getenv(VARIABLE))).map(Path::of);
    }

    private static Optional<Path> onThePath() {
        return Stream.of("chromium", "chromium-browser", "google-chrome")
                .flatMap(name -> Stream.of(System.getenv("PATH").split(File.pathSeparator))
                        .map(folder -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    private static Path missing() {
        if ("true".equals(System.getenv("CI"))) {
            throw new IllegalStateException(MISSING);
        }
        return abort(MISSING);
    }
}
