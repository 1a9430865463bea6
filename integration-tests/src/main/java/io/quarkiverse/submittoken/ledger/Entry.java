package io.quarkiverse.submittoken.ledger;

/**
 * What is submitted.
 *
 * @param submission a name that all repeats have in common
 * @param text another one where the form was edited
 */
public record Entry(String submission, String text) {
}
