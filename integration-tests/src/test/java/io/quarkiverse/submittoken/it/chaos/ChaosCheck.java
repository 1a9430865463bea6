package io.quarkiverse.submittoken.it.chaos;

import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The check under faults: sends many submissions several times each, from many clients through several processes, while
 * Redis, the processes and the network fail, and afterwards compares what clients were told and what Redis holds with what
 * was executed. {@link Scenario#asAsked} names its options.
 */
public final class ChaosCheck {

    private ChaosCheck() {
    }

    /** Ends with status 1 where the guarantee was broken. */
    public static void main(String[] none) throws Exception {
        var folder = Files.createTempDirectory("chaos");
        System.out.println("Ledger and logs are in " + folder);
        System.exit(play(Scenario.asAsked("10M"), folder).holds() ? 0 : 1);
    }

    /** Plays the scenario, and prints what is needed to play it again and what has come of it. */
    static Verdict play(Scenario scenario, Path folder) throws Exception {
        System.out.println(scenario);
        var verdict = new ChaosRun(scenario, folder).play();
        System.out.println(verdict);
        return verdict;
    }
}
