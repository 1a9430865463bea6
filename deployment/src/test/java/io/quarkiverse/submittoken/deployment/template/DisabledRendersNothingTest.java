package io.quarkiverse.submittoken.deployment.template;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.inject.Inject;

import org.jboss.shrinkwrap.api.asset.StringAsset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.qute.Template;
import io.quarkus.test.QuarkusUnitTest;

class DisabledRendersNothingTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addAsResource(
                    new StringAsset(
                            "<form>{submitToken:field}<submitToken:field/>{submitToken:script}{submitToken:stylesheet}[{submitToken:value}]{submitToken:fieldName}"),
                    "templates/form.html"))
            .overrideConfigKey("quarkus.qute.strict-rendering", "true")
            .overrideRuntimeConfigKey("quarkus.submit-token.enabled", "false");

    @Inject
    Template form;

    @Test
    void inPlaceOfAllButTheNameOfTheField() {
        assertThat(form.render()).isEqualTo("<form>[]_submit_token");
    }
}
