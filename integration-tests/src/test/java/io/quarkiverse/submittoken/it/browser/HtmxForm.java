package io.quarkiverse.submittoken.it.browser;

import io.quarkus.qute.TemplateInstance;

/** A form that takes its own place, with a new token. */
public record HtmxForm(String visit, String item, String message) implements TemplateInstance {
}
