package io.quarkiverse.submittoken.it.browser;

import io.quarkus.qute.TemplateInstance;

/** A page with a form that has fields of all kinds: somebody applies for a place. */
public record ApplicationPage(String visit, boolean script) implements TemplateInstance {
}
