package io.quarkiverse.submittoken.it.script;

import io.quarkus.qute.TemplateInstance;

/**
 * A page with a form and the helper script.
 *
 * @param mode of the script, or null
 * @param scripts how often the page includes it
 */
record ScriptedForm(String action, String mode, boolean multipart, int scripts) implements TemplateInstance {
}
