package io.quarkiverse.submittoken.deployment;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import io.quarkiverse.submittoken.runtime.served.ServedFiles;
import io.quarkus.runtime.util.HashUtil;

/**
 * A file as it is served.
 *
 * @param path another one for another content
 * @param content without indentation and comments; a comment has a line of its own
 */
record ServedFile(String path, String contentType, String content) {

    private static final Pattern LEFT_OUT = Pattern.compile("|//.*|/\\*.*\\*/");
    private static final int VERSION_LENGTH = 16;

    static ServedFile read(String name, String mediaType) {
        try (InputStream file = ServedFiles.class.getResourceAsStream(name)) {
            String content = new String(file.readAllBytes(), StandardCharsets.UTF_8).lines()
                    .map(String::strip)
                    .filter(line -> !LEFT_OUT.matcher(line).matches())
                    .collect(Collectors.joining("\n", "", "\n"));
            String version = HashUtil.sha256(content).substring(0, VERSION_LENGTH);
            return new ServedFile("submit-token/" + version + name.substring(name.lastIndexOf('.')),
                    mediaType + ";charset=UTF-8", content);
        } catch (IOException cannotHappen) {
            throw new UncheckedIOException(cannotHappen);
        }
    }
}
