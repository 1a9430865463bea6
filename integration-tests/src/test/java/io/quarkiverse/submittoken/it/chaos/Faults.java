package io.quarkiverse.submittoken.it.chaos;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** Hurts Redis and the processes at the same time, one fault after the other on either side, until it is told to stop. */
final class Faults {

    private static final int CALM_MILLIS = 4_000;
    private static final int LONGEST_MILLIS = 5_000;
    private static final Duration LONGEST_FAULT = Duration.ofMinutes(3);

    private final Scenario scenario;
    private final RedisDeployment redis;
    private final Applications applications;
    private final List<Fault> done = new CopyOnWriteArrayList<>();
    private volatile boolean over;

    Faults(Scenario scenario, RedisDeployment redis, Applications applications) {
        this.scenario = scenario;
        this.redis = redis;
        this.applications = applications;
    }

    /** Processes that have just been started are slow. */
    void startedSince(Instant from) {
        done.add(new Fault(Fault.Kind.COLD_START, 0, from, Instant.now()));
    }

    /**
     * Does its work while the other does its own.
     *
     * @return the other's result
     */
    <T> T during(Callable<T> work) throws Exception {
        ExecutorService sides = Executors.newFixedThreadPool(2);
        try {
            var ofRedis = sides.submit(() -> inflict(scenario.faults().stream().filter(k -> !k.isOfAProcess()).toList(), 1));
            var ofProcesses = sides.submit(() -> inflict(scenario.faults().stream().filter(k -> k.isOfAProcess()).toList(), 2));
            T result = work.call();
            over = true;
            ended(ofRedis);
            ended(ofProcesses);
            return result;
        } finally {
            over = true;
            sides.shutdown();
            // a process that is being started must not outlive what ends the others
            sides.awaitTermination(LONGEST_FAULT.toSeconds(), TimeUnit.SECONDS);
        }
    }

    List<Fault> done() {
        return List.copyOf(done);
    }

    private static void ended(Future<?> side) throws InterruptedException, ExecutionException {
        side.get();
    }

    private Void inflict(List<Fault.Kind> kinds, int side) throws IOException, InterruptedException {
        var random = new Random(scenario.seed() + side);
        while (!over && !kinds.isEmpty()) {
            Thread.sleep(random.nextInt(CALM_MILLIS));
            inflict(kinds.get(random.nextInt(kinds.size())), random);
        }
        return null;
    }

    private void inflict(Fault.Kind kind, Random random) throws IOException, InterruptedException {
        var from = Instant.now();
        var time = Duration.ofMillis(random.nextInt(random.nextInt(3) == 0 ? LONGEST_MILLIS : LONGEST_MILLIS / 10));
        var victim = applications.any();
        switch (kind) {
            case REDIS_PAUSED -> redis.pause(time);
            case REDIS_KILLED -> redis.killAndStart();
            case REDIS_RESTARTED -> redis.stopAndStart();
            case REDIS_FAILED_OVER -> redis.failOver(time.dividedBy(4));
            case CONNECTIONS_CUT -> redis.cutConnections();
            case ANSWERS_LOST -> redis.loseAnswers(time.dividedBy(4));
            case QUESTIONS_DELAYED -> redis.delayQuestions(time);
            case PROCESS_KILLED -> {
                applications.kill(victim);
                applications.startOne();
            }
            case PROCESS_PAUSED -> {
                Signals.pause(victim.pid());
                Thread.sleep(time.toMillis());
                Signals.resume(victim.pid());
            }
            default -> throw new IllegalArgumentException("Nobody can inflict " + kind);
        }
        done.add(new Fault(kind, kind.isOfAProcess() ? victim.pid() : 0, from, Instant.now()));
    }
}
