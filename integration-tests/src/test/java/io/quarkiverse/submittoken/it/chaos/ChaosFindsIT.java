package io.quarkiverse.submittoken.it.chaos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.time.Duration;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The check can fail: it finds a broken store, and tells a loss that Redis admits to from one of ours. */
class ChaosFindsIT {

    private static final Duration SHORT = Duration.ofSeconds(6);

    /** The same each time: what has to be found must happen. */
    private static final long SEED = 6;

    @TempDir
    Path folder;

    @Test
    void aClaimThatDoesNotLookWhetherItIsTaken() throws Exception {
        assumeTrue(BrokenApplication.isPossible(), "a native executable cannot be broken");
        var blind = BrokenApplication.with(folder, "CLAIM_BODY", "state = false");

        var verdict = ChaosCheck.play(durable(SHORT).withFaults().withOneProcess().withApplication(blind), folder);

        assertThat(verdict.unexplained()).extracting(Violation::what)
                .anyMatch(what -> what.startsWith("executed again"))
                .anyMatch(what -> what.startsWith("two successes were told"));
    }

    @Test
    void aReleaseThatDoesNotLookWhoseClaimItIs() throws Exception {
        assumeTrue(BrokenApplication.isPossible(), "a native executable cannot be broken");
        var anybodys = BrokenApplication.with(folder, "RELEASE_BODY", "owner = ARGV[1]");

        var verdict = ChaosCheck.play(durable(SHORT.multipliedBy(2)).withFaults(Fault.Kind.ANSWERS_LOST).withOneProcess()
                .withApplication(anybodys), folder);

        assertThat(verdict.unexplained()).extracting(Violation::what).anyMatch(what -> what.startsWith("executed again"));
    }

    @Test
    void whatARedisWithoutPersistenceForgets() throws Exception {
        var scenario = Scenario.of(RedisDeployment.Kind.FORGETFUL, SHORT, SEED);

        var verdict = ChaosCheck.play(scenario.withOneProcess(), folder);

        assertThat(verdict.explained()).extracting(Violation::what).anyMatch(what -> what.startsWith("executed again"));
        assertThat(verdict.holds()).as("%s%n%s", scenario, verdict).isTrue();
    }

    private static Scenario durable(Duration time) {
        return Scenario.of(RedisDeployment.Kind.DURABLE, time, SEED);
    }
}
