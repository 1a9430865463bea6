package io.quarkiverse.submittoken.demo;

/** A row of the table. */
record Order(long id, Side side, String item, int quantity, String note) {
}
