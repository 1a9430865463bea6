package io.quarkiverse.submittoken.deployment.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.fail;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.runtime.configuration.ConfigurationException;
import io.quarkus.test.QuarkusUnitTest;

class InvalidConfigurationFailsTheStartTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withEmptyApplication()
            .overrideRuntimeConfigKey("quarkus.submit-token.ttl", "0S")
            .overrideRuntimeConfigKey("quarkus.submit-token.header-name", "X Token")
            .overrideRuntimeConfigKey("quarkus.submit-token.backend", "redis")
            .assertException(failure -> {
                assertThat(failure).isInstanceOf(ConfigurationException.class);
                assertThat(failure.getMessage().lines()).containsExactly(
                        "quarkus.submit-token.ttl=0S: must be longer than zero."
                                + " Set it to how long a response is replayed, for example 10M.",
                        "quarkus.submit-token.header-name=X Token: must consist of letters, digits and !#$%&'*+-.^_`|~."
                                + " Set it to the name of a request header, for example X-Submit-Token.",
                        "quarkus.submit-token.backend=redis: needs a Redis client, and this application has none."
                                + " Add the dependency io.quarkus:quarkus-redis-client and set quarkus.redis.hosts.");
            });

    @Test
    void withEverythingThatIsWrong() {
        fail("the application has started");
    }
}
