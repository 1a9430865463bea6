package io.quarkiverse.submittoken.it.chaos;

import static io.quarkiverse.submittoken.it.chaos.Fault.Kind.ANSWERS_LOST;
import static io.quarkiverse.submittoken.it.chaos.Fault.Kind.CONNECTIONS_CUT;
import static io.quarkiverse.submittoken.it.chaos.Fault.Kind.PROCESS_KILLED;
import static io.quarkiverse.submittoken.it.chaos.Fault.Kind.PROCESS_PAUSED;
import static io.quarkiverse.submittoken.it.chaos.Fault.Kind.QUESTIONS_DELAYED;
import static io.quarkiverse.submittoken.it.chaos.Fault.Kind.REDIS_FAILED_OVER;
import static io.quarkiverse.submittoken.it.chaos.Fault.Kind.REDIS_KILLED;
import static io.quarkiverse.submittoken.it.chaos.Fault.Kind.REDIS_PAUSED;
import static io.quarkiverse.submittoken.it.chaos.Fault.Kind.REDIS_RESTARTED;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ThreadLocalRandom;

import io.quarkiverse.submittoken.it.ApplicationProcess;

/**
 * What is tried.
 *
 * @param seed what is submitted, and which faults come one after the other, follows from it; when exactly, does not
 * @param time how long clients submit at least
 * @param faults of each kind equally many, of those in the list twice, twice as many
 * @param application what the build has made, or a copy of it
 * @param processes how many run side by side
 */
record Scenario(long seed, Duration time, RedisDeployment.Kind redis, List<Fault.Kind> faults, Path application,
        int processes) {

    /** Of the applications. Short, so that a short run sees what it is for. */
    static final Duration LEASE = Duration.ofSeconds(3);

    static final Duration IN_FLIGHT_WAIT = Duration.ofSeconds(2);

    /**
     * As the system properties say: {@code chaos.redis} (durable, forgetful or replicated), {@code chaos.time} (as
     * {@code 20S} or {@code 10M}) and {@code chaos.seed}.
     */
    static Scenario asAsked(String usualTime) {
        var redis = System.getProperty("chaos.redis", "durable").toUpperCase(Locale.ROOT);
        return of(RedisDeployment.Kind.valueOf(redis), Duration.parse("PT" + System.getProperty("chaos.time", usualTime)),
                Long.getLong("chaos.seed"));
    }

    /** @param seed null: any */
    static Scenario of(RedisDeployment.Kind redis, Duration time, Long seed) {
        var faults = switch (redis) {
            case DURABLE -> List.of(REDIS_PAUSED, REDIS_KILLED, REDIS_RESTARTED, CONNECTIONS_CUT, CONNECTIONS_CUT,
                    ANSWERS_LOST, QUESTIONS_DELAYED, QUESTIONS_DELAYED, PROCESS_KILLED, PROCESS_PAUSED);
            case FORGETFUL -> List.of(REDIS_KILLED);
            case REPLICATED -> List.of(REDIS_PAUSED, CONNECTIONS_CUT, ANSWERS_LOST, REDIS_FAILED_OVER, REDIS_FAILED_OVER,
                    PROCESS_KILLED, PROCESS_PAUSED);
        };
        return new Scenario(seed == null ? ThreadLocalRandom.current().nextLong(1_000_000) : seed, time, redis, faults,
                ApplicationProcess.TARGET, 2);
    }

    Scenario withFaults(Fault.Kind... only) {
        return new Scenario(seed, time, redis, List.of(only), application, processes);
    }

    Scenario withApplication(Path other) {
        return new Scenario(seed, time, redis, faults, other, processes);
    }

    Scenario withOneProcess() {
        return new Scenario(seed, time, redis, faults, application, 1);
    }
}
