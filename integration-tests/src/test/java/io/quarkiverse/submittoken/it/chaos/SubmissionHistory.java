package io.quarkiverse.submittoken.it.chaos;

import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * All that is known of one submission.
 *
 * @param answers the one that was sent first comes first
 * @param executions in the order of the ledger
 * @param faults of the whole run
 */
record SubmissionHistory(String submission, List<Answer> answers, List<Execution> executions, List<LostWrite> lost,
        List<Fault> faults, Duration lease) {

    /**
     * How long after a fault it may still be felt: a process warms up, connections are made anew, a backlog is worked off.
     */
    private static final Duration AFTERMATH = Duration.ofSeconds(15);

    SubmissionHistory {
        answers = answers.stream().sorted(Comparator.comparing(Answer::sent)).toList();
    }

    Instant firstSent() {
        return answers.get(0).sent();
    }

    Answer lastAnswer() {
        return answers.get(answers.size() - 1);
    }

    Optional<Execution> execution(String id) {
        return executions.stream().filter(execution -> execution.id().equals(id)).findFirst();
    }

    Optional<Execution> success() {
        return executions.stream().filter(Execution::hasSucceeded).findFirst();
    }

    /** Those that were sent before this one was answered. */
    Stream<Answer> othersBefore(Answer answer) {
        return answers.stream().filter(other -> other != answer && other.sent().isBefore(answer.received()));
    }

    /** Whether clients and store may have felt a fault meanwhile. */
    boolean isDisturbed(Instant from, Instant to) {
        return faults.stream().anyMatch(fault -> fault.overlaps(from.minus(AFTERMATH), to));
    }

    boolean isDisturbed(Instant from, Instant to, long pid) {
        return faults.stream()
                .anyMatch(fault -> fault.pid() == pid && fault.overlaps(from.minus(AFTERMATH), to));
    }

    /** Whether this process was killed, then or later. */
    boolean wasKilledAfter(Instant from, long pid) {
        return faults.stream().anyMatch(fault -> fault.kind() == Fault.Kind.PROCESS_KILLED && fault.pid() == pid
                && !fault.to().isBefore(from));
    }

    boolean hasLost() {
        return !lost.isEmpty();
    }

    List<LostWrite> lostBetween(Instant from, Instant to) {
        return lost.stream().filter(write -> !write.at().isBefore(from) && !write.at().isAfter(to)).toList();
    }
}
