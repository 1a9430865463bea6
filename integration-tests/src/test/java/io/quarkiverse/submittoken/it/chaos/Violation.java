package io.quarkiverse.submittoken.it.chaos;

import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Something that the guarantee rules out.
 *
 * @param what what has happened, for a person
 * @param from what it contradicts happened then
 * @param to it happened then
 * @param lost what Redis had lost of this submission between the two; empty: nobody but us is to blame
 */
record Violation(SubmissionHistory history, String what, Instant from, Instant to, List<LostWrite> lost) {

    /** What no lost write can lead to. */
    static Violation inexcusable(SubmissionHistory history, String what, Instant from, Instant to) {
        return new Violation(history, what, from, to, List.of());
    }

    static Violation of(SubmissionHistory history, String what, Instant from, Instant to) {
        return new Violation(history, what, from, to, history.lostBetween(from, to));
    }

    boolean isExplained() {
        return !lost.isEmpty();
    }

    /** With all that is known of the submission. */
    @Override
    public String toString() {
        return history.submission() + ": " + what + (isExplained() ? ", as Redis has lost " + lost : "") + trace();
    }

    private record Moment(Instant at, String what) {
    }

    private String trace() {
        return Stream.of(
                history.executions().stream().map(run -> new Moment(run.begin(), run.toString())),
                history.answers().stream().map(answer -> new Moment(answer.sent(), answer.toString())),
                history.lost().stream().map(write -> new Moment(write.at(), write.toString())),
                history.faults().stream().filter(fault -> fault.overlaps(history.firstSent(), to))
                        .map(fault -> new Moment(fault.from(), fault.toString())))
                .flatMap(moments -> moments).sorted(Comparator.comparing(Moment::at))
                .map(moment -> "\n    " + moment.at() + " " + moment.what()).collect(Collectors.joining());
    }
}
