package io.quarkiverse.submittoken.test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.fail;

import org.jboss.shrinkwrap.api.asset.StringAsset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusUnitTest;

class UnknownTextFailsTheBuildTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addAsResource(new StringAsset("inFlightTitel=Moment"),
                    "messages/submitTokenPage_de.properties"))
            .assertException(failure -> assertThat(failure).message()
                    .contains("inFlightTitel() not found", "messages/submitTokenPage_de.properties"));

    @Test
    void byItsFileAndKey() {
        fail("the application has started");
    }
}
