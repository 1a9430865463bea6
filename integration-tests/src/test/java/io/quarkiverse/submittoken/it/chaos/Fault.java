package io.quarkiverse.submittoken.it.chaos;

import java.time.Instant;

/**
 * Something that was done to the system, on purpose.
 *
 * @param pid the application process that it was done to, or 0
 */
record Fault(Kind kind, long pid, Instant from, Instant to) {

    enum Kind {
        /** No fault, but everything is slow at first. */
        COLD_START,
        REDIS_PAUSED,
        REDIS_KILLED,
        REDIS_RESTARTED,
        REDIS_FAILED_OVER,
        CONNECTIONS_CUT,
        ANSWERS_LOST,
        QUESTIONS_DELAYED,
        PROCESS_KILLED,
        PROCESS_PAUSED;

        boolean isOfAProcess() {
            return this == PROCESS_KILLED || this == PROCESS_PAUSED;
        }
    }

    boolean overlaps(Instant begin, Instant end) {
        return !from.isAfter(end) && !to.isBefore(begin);
    }

    @Override
    public String toString() {
        return kind + (pid == 0 ? "" : " " + pid) + " until " + to;
    }
}
