package io.quarkiverse.submittoken.it.chaos;

import java.io.File;
import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;

import javax.tools.ToolProvider;

import io.quarkiverse.submittoken.it.ApplicationProcess;

/** A copy of the packaged application with a fault in the scripts of its Redis store: to see whether the check finds it. */
final class BrokenApplication {

    private static final Path STORE = Path.of("io", "quarkiverse", "submittoken", "runtime", "store");
    private static final Path SCRIPTS = Path.of("..", "runtime", "src", "main", "java").resolve(STORE)
            .resolve("RedisScripts.java");

    private BrokenApplication() {
    }

    /**
     * @param script the constant with the script that is to be broken
     * @param lua runs before it, and after what all scripts begin with
     * @return what {@link ApplicationProcess} can start
     */
    static Path with(Path folder, String script, String lua) throws IOException {
        String source = Files.readString(SCRIPTS);
        String broken = source.replace("THERE + " + script, "THERE + \"" + lua + "\\n\" + " + script);
        if (broken.equals(source)) {
            throw new IllegalStateException("The scripts are not put together as this class knows them");
        }
        Path copy = Files.createDirectory(folder.resolve("application"));
        copy(ApplicationProcess.TARGET.resolve("quarkus-artifact.properties"), copy);
        copy(ApplicationProcess.TARGET.resolve("quarkus-app"), copy);
        replaceScripts(extension(copy), broken, folder);
        return copy;
    }

    private static void copy(Path what, Path folder) throws IOException {
        try (var files = Files.walk(what)) {
            for (Path file : files.toList()) {
                Files.copy(file, folder.resolve(what.getParent().relativize(file).toString()));
            }
        }
    }

    private static Path extension(Path application) throws IOException {
        try (var jars = Files.newDirectoryStream(application.resolve(Path.of("quarkus-app", "lib", "main")),
                "io.quarkiverse.submittoken.quarkus-submit-token-*.jar")) {
            return jars.iterator().next();
        }
    }

    private static void replaceScripts(Path jar, String source, Path folder) throws IOException {
        Path file = folder.resolve("RedisScripts.java");
        Files.writeString(file, source);
        Path classes = Files.createDirectory(folder.resolve("classes"));
        int status = ToolProvider.getSystemJavaCompiler().run(null, null, null, "--release", "17",
                "-cp", all(jar.getParent()), "-d", classes.toString(), file.toString());
        if (status != 0) {
            throw new IllegalStateException("The broken scripts do not compile");
        }
        try (var inside = FileSystems.newFileSystem(jar)) {
            Path scripts = STORE.resolve("RedisScripts.class");
            Files.write(inside.getPath(scripts.toString()), Files.readAllBytes(classes.resolve(scripts)));
        }
    }

    private static String all(Path jars) throws IOException {
        try (var files = Files.list(jars)) {
            return files.map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        }
    }

    /** Whether the build has made something that can be broken: a jar, and no native executable. */
    static boolean isPossible() {
        return Files.isDirectory(ApplicationProcess.TARGET.resolve("quarkus-app"));
    }
}
