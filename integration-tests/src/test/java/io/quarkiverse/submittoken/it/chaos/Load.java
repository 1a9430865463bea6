package io.quarkiverse.submittoken.it.chaos;

import java.time.Duration;
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

    /** Told successes: fewer prove nothing, and a busy machine may take longer. */
    private static final int ENOUGH = 100;
    private static final Duration LONGEST = Duration.ofMinutes(2);

    private final Scenario scenario;
    private final List<Client> clients;
    private final AtomicInteger submissions = new AtomicInteger();
    private final AtomicInteger successes = new AtomicInteger();

    Load(Scenario scenario, Applications applications) {
        this.scenario = scenario;
        this.clients = IntStream.range(0, CLIENTS).mapToObj(i -> new Client(applications)).toList();
    }

    /** @return all answers, when the time of the scenario is over, enough has been told, and the last answer has come */
    List<Answer> run() throws Exception {
        var begin = Instant.now();
        var people = Executors.newFixedThreadPool(PEOPLE);
        try {
            var answers = new ArrayList<Answer>();
            for (var person : IntStream.range(0, PEOPLE).mapToObj(i -> people.submit(() -> submitSince(begin))).toList()) {
                answers.addAll(person.get());
            }
            return answers;
        } finally {
            people.shutdownNow();
        }
    }

    private List<Answer> submitSince(Instant begin) {
        var answers = new ArrayList<Answer>();
        while (!isOver(Duration.between(begin, Instant.now()))) {
            int number = submissions.incrementAndGet();
            var attempts = Attempt.of("submission-" + scenario.seed() + "-" + number, scenario.seed(), number, LONGEST_MILLIS);
            attempts.stream().map(this::later).toList().forEach(answer -> answers.add(answer.join()));
            successes
                    .addAndGet((int) answers.stream().skip(answers.size() - attempts.size()).filter(Answer::isSuccess).count());
        }
        return answers;
    }

    private boolean isOver(Duration passed) {
        return passed.compareTo(scenario.time()) > 0
                && (successes.get() >= ENOUGH || passed.compareTo(scenario.time().plus(LONGEST)) > 0);
    }

    private CompletableFuture<Answer> later(Attempt attempt) {
        var client = clients.get(Math.floorMod(attempt.hashCode(), CLIENTS));
        return CompletableFuture.supplyAsync(() -> client.send(attempt),
                CompletableFuture.delayedExecutor(attempt.after().toMillis(), TimeUnit.MILLISECONDS))
                .thenCompose(answer -> answer);
    }
}
