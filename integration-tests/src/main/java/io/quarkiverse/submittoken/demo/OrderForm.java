package io.quarkiverse.submittoken.demo;

import java.util.Objects;
import java.util.Optional;

import org.jboss.resteasy.reactive.RestForm;

/** An order as it was typed: text, so that a page can show again whatever was sent. */
record OrderForm(@RestForm String item, @RestForm String quantity, @RestForm String note) {

    static final int MOST = 99;

    OrderForm {
        item = Objects.requireNonNullElse(item, "").strip();
        quantity = Objects.requireNonNullElse(quantity, "").strip();
        note = Objects.requireNonNullElse(note, "").strip();
    }

    /** Filled in already, so that nothing is left to do but click twice. */
    static OrderForm suggested() {
        return new OrderForm("Tea", "1", "");
    }

    Optional<FormProblem> problem() {
        if (item.isEmpty()) {
            return Optional.of(new FormProblem("item", "Please say what you would like to order."));
        }
        if (!quantity.matches("[0-9]{1,2}") || amount() == 0) {
            return Optional.of(new FormProblem("quantity", "Please order between 1 and " + MOST + "."));
        }
        return Optional.empty();
    }

    int amount() {
        return Integer.parseInt(quantity);
    }
}
