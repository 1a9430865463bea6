package io.quarkiverse.submittoken.deployment.template;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.inject.Inject;

import org.jboss.shrinkwrap.api.asset.StringAsset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.qute.Template;
import io.quarkus.test.QuarkusUnitTest;

class FieldNameIsEscapedTest {

    private static final String ESCAPED = "to&quot;ken&amp;&lt;b&gt;&#39;";

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addAsResource(new StringAsset("{submitToken:field}|{submitToken:fieldName}"),
                    "templates/form.html"))
            .overrideRuntimeConfigKey("quarkus.submit-token.field-name", "to\"ken&<b>'");

    @Inject
    Template form;

    @Test
    void inTheFieldAndAlone() {
        assertThat(form.render()).matches("<input type=\"hidden\" name=\"" + ESCAPED + "\" value=\"[\\w-]{32}\""
                + " autocomplete=\"off\">\\|" + ESCAPED);
    }
}
