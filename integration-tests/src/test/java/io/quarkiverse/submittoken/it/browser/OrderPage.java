package io.quarkiverse.submittoken.it.browser;

import java.util.List;

import io.quarkus.qute.TemplateInstance;

/**
 * A page with a form.
 *
 * @param action where the form goes
 * @param buttons of the form, which tell the handler what to do then; one without a name where there are none
 * @param problem why what was typed was not taken, or null
 */
public record OrderPage(String action, List<String> buttons, String visit, boolean script, String item, String note,
        String problem) implements TemplateInstance {
}
