package io.quarkiverse.submittoken.demo;

import java.util.List;

import io.quarkus.qute.TemplateInstance;

/** The one page of the shop: {@code templates/ShopPage.html}. */
record ShopPage(FormView unguarded, FormView guarded, List<Order> orders) implements TemplateInstance {
}
