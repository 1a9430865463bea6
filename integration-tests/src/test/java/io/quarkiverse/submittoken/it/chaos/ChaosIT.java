package io.quarkiverse.submittoken.it.chaos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.io.CleanupMode.ON_SUCCESS;

import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A short run of the check under faults, or the one that {@link Scenario#asAsked} has been asked for. */
class ChaosIT {

    @Test
    void theGuaranteeHoldsWhateverClientsNetworkProcessesAndRedisDo(@TempDir(cleanup = ON_SUCCESS) Path folder)
            throws Exception {
        var scenario = Scenario.asAsked("20S");

        var verdict = ChaosCheck.play(scenario, folder);

        assertThat(verdict.holds()).as("%s, ledger and logs in %s:%n%s", scenario, folder, verdict).isTrue();
        assertThat(verdict.history().faults()).as("faults").hasSizeGreaterThan(3);
        assertThat(verdict.history().executions()).as("executions").hasSizeGreaterThan(100);
    }
}
