package io.quarkiverse.submittoken.it.browser;

import io.quarkus.qute.TemplateInstance;

/** A page that says what has become of an order. */
public record ResultPage(String sentence) implements TemplateInstance {
}
