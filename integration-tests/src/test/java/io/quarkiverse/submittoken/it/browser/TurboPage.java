package io.quarkiverse.submittoken.it.browser;

import io.quarkus.qute.TemplateInstance;

/**
 * A page with a form that Turbo sends.
 *
 * @param problem why what was typed was not taken, or null
 */
public record TurboPage(String visit, String item, String problem) implements TemplateInstance {
}
