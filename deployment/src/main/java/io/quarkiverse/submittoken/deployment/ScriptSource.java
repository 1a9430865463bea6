package io.quarkiverse.submittoken.deployment;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import io.quarkiverse.submittoken.runtime.script.HelperScript;
import io.quarkus.runtime.util.HashUtil;

/**
 * The helper script as it is served.
 *
 * @param content without indentation and comments
 * @param version another one for another content
 */
record ScriptSource(String content, String version) {

    private static final String FILE = "submit-token.js";
    private static final int VERSION_LENGTH = 16;

    static ScriptSource read() {
        try (InputStream file = HelperScript.class.getResourceAsStream(FILE)) {
            String content = new String(file.readAllBytes(), StandardCharsets.UTF_8).lines()
                    .map(String::strip)
                    .filter(Predicate.not(line -> line.isEmpty() || line.startsWith("//")))
                    .collect(Collectors.joining("\n", "", "\n"));
            return new ScriptSource(content, HashUtil.sha256(content).substring(0, VERSION_LENGTH));
        } catch (IOException cannotHappen) {
            throw new UncheckedIOException(cannotHappen);
        }
    }
}
