package io.quarkiverse.submittoken.it.chaos;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Plays a scenario from beginning to end. */
final class ChaosRun {

    private final Scenario scenario;
    private final Path folder;

    /** @param folder where Redis writes, and where ledger, answers, faults and logs are left */
    ChaosRun(Scenario scenario, Path folder) {
        this.scenario = scenario;
        this.folder = folder;
    }

    Verdict play() throws Exception {
        Path ledger = Files.createFile(folder.resolve("ledger"));
        try (var redis = RedisDeployment.start(scenario.redis(), folder);
                var applications = new Applications(scenario.application(), options(redis, ledger), folder)) {
            var faults = new Faults(scenario, redis, applications);
            var start = Instant.now();
            for (int i = 0; i < scenario.processes(); i++) {
                applications.startOne();
            }
            faults.startedSince(start);
            var answers = faults.during(new Load(scenario, applications)::run);
            var disturbed = history(answers, ledger, faults, redis);
            var last = new Settlement(applications).of(disturbed.submissions());
            var all = Stream.concat(answers.stream(), last.stream()).toList();
            Files.write(folder.resolve("answers"), all.stream()
                    .map(answer -> answer.attempt().submission() + " sent at " + answer.sent() + ": " + answer).toList());
            Files.write(folder.resolve("faults"),
                    faults.done().stream().map(fault -> fault.from() + " " + fault).toList());
            return Verdict.on(history(all, ledger, faults, redis));
        }
    }

    private static History history(List<Answer> answers, Path ledger, Faults faults, RedisDeployment redis)
            throws Exception {
        return new History(answers, Ledger.read(ledger), faults.done(), redis.lost(), redis.immortalKeys(), Scenario.LEASE);
    }

    private static Map<String, String> options(RedisDeployment redis, Path ledger) {
        return Map.of(
                "quarkus.datasource.jdbc.acquisition-timeout", "1M",
                "quarkus.submit-token.backend", "redis",
                "quarkus.redis.hosts", redis.uri(),
                "quarkus.submit-token.ttl", "2H",
                "quarkus.submit-token.in-flight-lease", Scenario.LEASE.toSeconds() + "S",
                "quarkus.submit-token.in-flight-wait", Scenario.IN_FLIGHT_WAIT.toSeconds() + "S",
                "ledger.file", ledger.toAbsolutePath().toString());
    }
}
