package io.quarkiverse.submittoken.it;

import static org.junit.jupiter.api.Assumptions.abort;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A program of this machine that some tests need. None is downloaded. */
final class InstalledProgram {

    private InstalledProgram() {
    }

    /** Looks on the {@code PATH}, and in further folders. */
    static Optional<Path> find(List<String> names, String... furtherFolders) {
        var folders = Stream.concat(Stream.of(System.getenv("PATH").split(File.pathSeparator)), Stream.of(furtherFolders))
                .toList();
        return names.stream().flatMap(name -> folders.stream().map(folder -> Path.of(folder, name)))
                .filter(Files::isExecutable).findFirst();
    }

    /** Skips the tests, but fails in continuous integration. */
    static Path missing(String message) {
        if ("true".equals(System.getenv("CI"))) {
            throw new IllegalStateException(message);
        }
        return abort(message);
    }
}
