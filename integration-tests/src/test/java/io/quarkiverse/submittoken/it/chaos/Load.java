package io.quarkiverse.submittoken.it.chaos;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/** Many people who submit at the same time, each one submission after the other, and each of them several times. */
final class Load {

    private static final int PEOPLE = 60;
    private static final int CLIENTS = 8;

    /** Of a handler: longer than its lease, so that it has to be renewed. */
    private static final int LONGEST_MILLIS = (int) Scenario.LEASE.toMillis() + 1_000;

    private final Scenario scenario;
    private final List<Client> clients;
    private final AtomicInteger submissions = new AtomicInteger();

    Load(Scenario scenario, Applications applications) {
        this.scenario = scenario;
        this.clients = IntStream.range(0, CLIENTS).mapToObj(i -> new Client(applications)).toList();
    }

    /** @return all answers, when the time of the scenario is over and the last one has come */
    List<Answer> run() throws Exception {
        var end = Instant.now().plus(scenario.time());
        var people = Executors.newFixedThreadPool(PEOPLE);
        try {
            var answers = new ArrayList<Answer>();
            for (var person : IntStream.range(0, PEOPLE).mapToObj(i -> people.submit(() -> submitUntil(end))).toList()) {
                answers.addAll(person.get());
            }
            return answers;
        } finally {
            people.shutdownNow();
        }
    }

    private List<Answer> submitUntil(Instant end) {
        var answers = new ArrayList<Answer>();
        while (Instant.now().isBefore(end)) {
            int number = submissions.incrementAndGet();
            var attempts = Attempt.of("submission-" + scenario.seed() + "-" + number, scenario.seed(), number, LONGEST_MILLIS);
            attempts.stream().map(this::later).toList().forEach(answer -> answers.add(answer.join()));
        }
        return answers;
    }

    private CompletableFuture<Answer> later(Attempt attempt) {
        var client = clients.get(Math.floorMod(attempt.hashCode(), CLIENTS));
        return CompletableFuture.supplyAsync(() -> client.send(attempt),
                CompletableFuture.delayedExecutor(attempt.after().toMillis(), TimeUnit.MILLISECONDS))
                .thenCompose(answer -> answer);
    }
}
