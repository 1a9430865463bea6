package io.quarkiverse.submittoken.demo;

/** Why an order was not taken: the field, and a sentence for the person who filled it in. */
record FormProblem(String field, String message) {
}
