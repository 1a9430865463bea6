package io.quarkiverse.submittoken.it.browser;

import org.jboss.resteasy.reactive.RestForm;

/** What is sent by the form of {@link OrderPage}. */
public record OrderForm(@RestForm String visit, @RestForm boolean script, @RestForm String item, @RestForm String note,
        @RestForm String then) {
}
