package io.quarkiverse.submittoken.deployment.template;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.fail;

import org.jboss.shrinkwrap.api.asset.StringAsset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.qute.TemplateException;
import io.quarkus.test.QuarkusUnitTest;

class TagWithAttributesFailsTheBuildTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addAsResource(
                    new StringAsset("<form>\n<submitToken:field class=\"hidden\"/>\n</form>"), "templates/orders/new.html"))
            .assertException(failure -> assertThat(failure).isInstanceOf(TemplateException.class)
                    .hasMessageContaining("orders/new.html:2 - <submitToken:field class=\"hidden\"/>: ")
                    .hasMessageContaining("Write <submitToken:field/>"));

    @Test
    void withTemplateAndLine() {
        fail("the application has started");
    }
}
