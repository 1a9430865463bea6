package io.quarkiverse.submittoken.it.chaos;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Whether the guarantee held, and how much there was for it to hold against. */
record Verdict(History history, List<Violation> violations) {

    private static final List<Rules> RULES = List.of(new RunsOnce(), new AnswersAreTrue(), new RejectionsAreTrue(),
            new Settles());

    static Verdict on(History history) {
        return new Verdict(history, history.submissions().stream()
                .flatMap(submission -> RULES.stream().flatMap(rules -> rules.violations(submission).stream()))
                .toList());
    }

    /** Those that are nobody's fault but ours. */
    List<Violation> unexplained() {
        return violations.stream().filter(violation -> !violation.isExplained()).toList();
    }

    /** Those that Redis is to blame for. */
    List<Violation> explained() {
        return violations.stream().filter(Violation::isExplained).toList();
    }

    boolean holds() {
        return unexplained().isEmpty() && history.immortalKeys().isEmpty();
    }

    @Override
    public String toString() {
        var executions = history.executions();
        return String.join("\n",
                "submissions: " + history.submissions().size(),
                "requests: " + history.answers().size() + " " + counted(history.answers().stream().map(Verdict::kind)),
                "executions: " + executions.size() + ", of which succeeded: "
                        + executions.stream().filter(Execution::hasSucceeded).count() + ", failed: "
                        + executions.stream().filter(Execution::hasFailed).count() + ", cut: "
                        + executions.stream().filter(Execution::isCut).count(),
                "faults: " + history.faults().size() + " " + counted(history.faults().stream().map(f -> f.kind().name())),
                "writes that Redis has lost: " + history.lost().size(),
                "keys without expiry: " + history.immortalKeys(),
                "violations that a lost write explains: " + explained().size() + ", of submissions: "
                        + explained().stream().map(violation -> violation.history().submission()).distinct().count(),
                "violations: " + unexplained().size())
                + unexplained().stream().limit(5).map(violation -> "\n  " + violation).collect(Collectors.joining());
    }

    private static String kind(Answer answer) {
        var outcome = answer.outcome();
        if (outcome instanceof Outcome.Rejected rejected) {
            return rejected.reason();
        }
        if (outcome instanceof Outcome.Executed executed) {
            return executed.status() + (executed.replayed() ? " replayed" : "");
        }
        return outcome instanceof Outcome.Unnamed unnamed ? unnamed.status() + " thrown" : outcome.getClass().getSimpleName();
    }

    private static Map<String, Long> counted(Stream<String> kinds) {
        return kinds.collect(Collectors.groupingBy(kind -> kind, TreeMap::new, Collectors.counting()));
    }
}
