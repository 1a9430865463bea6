package io.quarkiverse.submittoken.it.look;

import io.quarkus.qute.TemplateInstance;

/**
 * A form whose token the test chooses.
 *
 * @param path where it is sent to
 * @param secrets whether it has a password and a file, which have to be filled in again
 */
record RejectedForm(String path, String token, boolean secrets) implements TemplateInstance {
}
