package io.quarkiverse.submittoken.it.chaos;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import io.quarkiverse.submittoken.it.chaos.Outcome.Executed;

/** An answer that names an execution names one that was, that ended so, and that was for what this client has typed. */
final class AnswersAreTrue implements Rules {

    @Override
    public List<Violation> violations(SubmissionHistory history) {
        var violations = new ArrayList<Violation>();
        Answer firstSuccess = null;
        for (Answer answer : history.answers()) {
            if (answer.outcome() instanceof Executed told) {
                whyNot(history, answer, told).ifPresent(what -> violations.add(
                        Violation.inexcusable(history, what, history.firstSent(), answer.received())));
            }
            if (answer.isSuccess() && firstSuccess == null) {
                firstSuccess = answer;
            } else if (answer.isSuccess() && !execution(answer).equals(execution(firstSuccess))) {
                violations.add(Violation.of(history, "two successes were told: " + execution(firstSuccess) + " and "
                        + execution(answer), history.firstSent(), later(answer, firstSuccess)));
            }
        }
        return violations;
    }

    private static Optional<String> whyNot(SubmissionHistory history, Answer answer, Executed told) {
        var execution = history.execution(told.execution());
        if (execution.isEmpty()) {
            return Optional.of("was told of an execution that is not in its ledger: " + told);
        }
        var was = execution.get();
        if (was.status() != told.status()) {
            return Optional.of("was told " + told + ", but the ledger has " + was);
        }
        if (!was.text().equals(answer.attempt().text())) {
            return Optional.of("was shown the answer to another text: " + was);
        }
        if (!told.replayed() && isToldToAnother(history, answer, told)) {
            return Optional.of("was told twice, and not as a replay: " + told);
        }
        return Optional.empty();
    }

    private static boolean isToldToAnother(SubmissionHistory history, Answer answer, Executed told) {
        return history.answers().stream().anyMatch(other -> other != answer && other.outcome().equals(told));
    }

    private static Instant later(Answer one, Answer other) {
        return one.received().isAfter(other.received()) ? one.received() : other.received();
    }

    private static String execution(Answer success) {
        return ((Executed) success.outcome()).execution();
    }
}
