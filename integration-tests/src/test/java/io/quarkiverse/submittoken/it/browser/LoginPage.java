package io.quarkiverse.submittoken.it.browser;

import io.quarkus.qute.TemplateInstance;

/** A page with a form to log in. */
public record LoginPage(String visit, boolean script) implements TemplateInstance {
}
