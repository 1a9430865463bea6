package io.quarkiverse.submittoken.deployment.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusProdModeTest;

/** One application, built once and started with several configurations. */
class StartInProductionTest {

    @RegisterExtension
    static final QuarkusProdModeTest APP = new QuarkusProdModeTest().withEmptyApplication();

    @AfterEach
    void stop() {
        APP.stop();
    }

    @Test
    void failsWithTheMemoryStore() {
        assertThat(failedStart(Map.of("backend", "memory"))).containsExactly(
                "quarkus.submit-token.backend=memory: is not allowed in production, where it is not shared"
                        + " between processes and is lost at a restart. Set quarkus.submit-token.backend=redis, or allow it"
                        + " with quarkus.submit-token.memory.allow-in-production=true.");
    }

    @Test
    void failsWithoutARedisClientAndNamesTheArtifactToAdd() {
        assertThat(failedStart(Map.of())).singleElement().asString()
                .startsWith("quarkus.submit-token.backend: not set, which means redis in production")
                .contains("Add the dependency io.quarkus:quarkus-redis-client");
    }

    @Test
    void failsWithALinePerMistakeAndKeepsSigningKeysToItself() {
        String secret = Base64.getEncoder().encodeToString(new byte[16]);
        assertThat(failedStart(Map.of("enabled", "false", "signing-keys", secret, "ttl", "0"))).satisfiesExactly(
                ttl -> assertThat(ttl).startsWith("quarkus.submit-token.ttl=0S: "),
                key -> assertThat(key).contains("key 1 of 1 has 16 bytes").doesNotContain(secret));
    }

    @Test
    void succeedsWithTheMemoryStoreWhereItIsAllowed() {
        start(Map.of("backend", "memory", "memory.allow-in-production", "true"));
        assertThat(APP.getStartupConsoleOutput()).contains("Installed features");
    }

    @Test
    void succeedsWithoutAnyStoreWhenDisabled() {
        start(Map.of("enabled", "false"));
        assertThat(APP.getStartupConsoleOutput()).contains("Installed features");
    }

    /** @return everything that was printed */
    private static List<String> failedStart(Map<String, String> settings) {
        APP.setExpectExit(true);
        run(settings);
        assertThat(APP.getExitCode()).as("exit code").isEqualTo(1);
        return APP.getStartupConsoleOutput().lines().toList();
    }

    private static void start(Map<String, String> settings) {
        APP.setExpectExit(false);
        run(settings);
    }

    private static void run(Map<String, String> settings) {
        Map<String, String> properties = new HashMap<>(Map.of("quarkus.http.port", "0"));
        settings.forEach((name, value) -> properties.put("quarkus.submit-token." + name, value));
        APP.setRuntimeProperties(properties);
        APP.start();
    }
}
