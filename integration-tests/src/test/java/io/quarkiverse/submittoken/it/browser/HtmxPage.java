package io.quarkiverse.submittoken.it.browser;

import io.quarkus.qute.TemplateInstance;

/** A page with forms that htmx sends. */
public record HtmxPage(String visit) implements TemplateInstance {
}
