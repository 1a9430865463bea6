package io.quarkiverse.submittoken.it.chaos;

import java.util.List;
import java.util.Optional;

import io.quarkiverse.submittoken.it.chaos.Outcome.Executed;

/**
 * When all is calm again, whoever asks is told how it ended. Only where a process died can nobody tell: the submission is
 * abandoned. An answer to another text tells as much.
 */
final class Settles implements Rules {

    @Override
    public List<Violation> violations(SubmissionHistory history) {
        return whyNot(history, history.lastAnswer())
                .map(what -> Violation.of(history, "in the end: " + what, history.firstSent(), history.lastAnswer().received()))
                .stream().toList();
    }

    private static Optional<String> whyNot(SubmissionHistory history, Answer last) {
        if (last.outcome() instanceof Executed executed && executed.succeeded() && executed.replayed()
                || last.isRejected("payload-mismatch")) {
            return Optional.empty();
        }
        if (last.isRejected("abandoned")) {
            return mayBeAbandoned(history) ? Optional.empty() : Optional.of("abandoned, though no process has died over it");
        }
        return Optional.of("not settled, but " + last.outcome());
    }

    /** Whether somebody who could have settled it was killed. One who lives goes on trying. */
    static boolean mayBeAbandoned(SubmissionHistory history) {
        var success = history.success();
        if (success.isPresent()) {
            return history.wasKilledAfter(success.get().begin(), success.get().pid());
        }
        return history.executions().stream().anyMatch(run -> history.wasKilledAfter(run.begin(), run.pid()))
                || history.answers().stream().filter(Answer::isInDoubt)
                        .anyMatch(answer -> history.wasKilledAfter(answer.sent(), answer.pid()));
    }
}
