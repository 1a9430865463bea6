package io.quarkiverse.submittoken.demo;

import java.util.List;

/**
 * What the page shows of one form.
 *
 * @param typed what the fields are filled with
 * @param problem why that was not taken; null when there is nothing to say
 * @param runs how often its handler ran
 * @param rows how many rows it has written
 */
record FormView(Side side, OrderForm typed, FormProblem problem, int runs, long rows) {

    public List<Field> fields() {
        return List.of(
                field("item", "Item", typed.item(), "text"),
                field("quantity", "Quantity", typed.quantity(), "numeric"),
                field("note", "Note (optional)", typed.note(), "text"));
    }

    private Field field(String name, String label, String value, String keyboard) {
        boolean wrong = problem != null && problem.field().equals(name);
        return new Field(side.label() + "-" + name, name, label, value, keyboard, wrong ? problem.message() : null);
    }

    /**
     * One field. Always plain text, even where a number is asked for: only so can it show again what was typed.
     *
     * @param id unique on the page, though both forms have fields of the same name
     * @param problem what is wrong with it; null when nothing is
     */
    record Field(String id, String name, String label, String value, String keyboard, String problem) {
    }
}
