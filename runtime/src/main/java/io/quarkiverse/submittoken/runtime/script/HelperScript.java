package io.quarkiverse.submittoken.runtime.script;

/**
 * The optional script for forms with a token.
 *
 * @param path where the application serves it, its root path included
 */
public record HelperScript(String path) {
}
