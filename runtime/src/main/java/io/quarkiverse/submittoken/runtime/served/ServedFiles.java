package io.quarkiverse.submittoken.runtime.served;

/**
 * What the extension serves to pages that ask for it.
 *
 * @param script the path of the helper script, the application's root path included
 * @param stylesheet the path of the stylesheet of the pages of rejections, likewise
 */
public record ServedFiles(String script, String stylesheet) {
}
