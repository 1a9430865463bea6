package io.quarkiverse.submittoken.it.browser;

import io.quarkus.qute.TemplateInstance;

/** What is within a form that stays, with a new token. */
public record HtmxInner(String visit, String message) implements TemplateInstance {
}
