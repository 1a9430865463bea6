package io.quarkiverse.submittoken.deployment.template;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.fail;

import org.jboss.shrinkwrap.api.asset.StringAsset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.qute.TemplateException;
import io.quarkus.test.QuarkusUnitTest;

class MisspeltNameFailsTheBuildTest {

    private static final String NAMES = "the names that exist are field, value, fieldName, script, stylesheet";

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root
                    .addAsResource(new StringAsset("<form>\n  <submitToken:field\n/>\n{submitToken:feild}\n</form>"),
                            "templates/orders/new.html")
                    .addAsResource(new StringAsset("<submitToken:vlaue/>\n{#for i in 3}\n{#if true}<submitToken:skript/>"
                            + "{/if}{/for}\n{i.foo(submitToken:feild2)}"), "templates/tags/row.html")
                    .addAsResource(
                            new StringAsset("{submitToken:field.foo}\n{submitToken:field(1)}\n{#if submitToken:name}{/if}\n"
                                    + "{submittoken:field}\n{submitToken:script.src}"),
                            "templates/more.txt"))
            .assertException(failure -> assertThat(failure).isInstanceOf(TemplateException.class)
                    .message().contains("Found incorrect expressions (9)")
                    .contains("orders/new.html:4:1 - {submitToken:feild}: unknown name [feild], " + NAMES
                            + ". Did you mean {submitToken:field}?\n")
                    .contains("tags/row.html:1:1 - {submitToken:vlaue}: unknown name [vlaue], " + NAMES
                            + ". Did you mean {submitToken:value}?\n")
                    .contains("tags/row.html:3:11 - {submitToken:skript}: unknown name [skript], " + NAMES
                            + ". Did you mean {submitToken:script}?\n")
                    .contains("tags/row.html:4:1 - {submitToken:feild2}: unknown name [feild2], " + NAMES)
                    .contains("more.txt:1:1 - {submitToken:field.foo}: nothing can follow [field], write {submitToken:field}\n")
                    .contains("more.txt:2:1 - {submitToken:field(1)}: [field] takes no arguments, write {submitToken:field}\n")
                    .contains("more.txt:3:1 - {submitToken:name}: unknown name [name], " + NAMES + "\n")
                    .contains("more.txt:4:1 - {submittoken:field}: the first word is spelt submitToken")
                    .contains("more.txt:5:1 - {submitToken:script.src}: nothing can follow [script]"));

    @Test
    void withTemplateLineAndTheNamesThatExist() {
        fail("the application has started");
    }
}
