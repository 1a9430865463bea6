package io.quarkiverse.submittoken.it.chaos;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import io.quarkiverse.submittoken.it.chaos.Outcome.Executed;
import io.quarkiverse.submittoken.it.chaos.Outcome.Rejected;
import io.quarkiverse.submittoken.it.chaos.Outcome.Unnamed;

/** A client is turned away only for what has happened, and is always given an answer. */
final class RejectionsAreTrue implements Rules {

    @Override
    public List<Violation> violations(SubmissionHistory history) {
        var violations = new ArrayList<Violation>();
        for (Answer answer : history.answers()) {
            whyNot(history, answer).map(why -> describe(answer) + ", " + why).ifPresent(what -> violations.add(
                    tellsWhatTheStoreHolds(answer)
                            ? Violation.of(history, what, history.firstSent(), answer.received())
                            : Violation.inexcusable(history, what, history.firstSent(), answer.received())));
        }
        return violations;
    }

    private static String describe(Answer answer) {
        return answer.outcome() + " to the attempt sent at " + answer.sent();
    }

    private static boolean tellsWhatTheStoreHolds(Answer answer) {
        return answer.outcome() instanceof Rejected && !answer.isRejected("store-unavailable");
    }

    private static Optional<String> whyNot(SubmissionHistory history, Answer answer) {
        if (answer.outcome() instanceof Rejected rejected) {
            return switch (rejected.reason()) {
                case "in-flight" -> inFlight(history, answer);
                case "abandoned" -> abandoned(history, answer);
                case "payload-mismatch" -> mismatch(history, answer);
                case "first-attempt-failed" -> unless(mayHaveFailed(history, answer), "but no attempt had failed");
                case "store-unavailable" -> unless(history.isDisturbed(answer.sent(), answer.received()),
                        "but nothing was wrong with the store");
                default -> Optional.of("which nothing in this run can lead to");
            };
        }
        if (answer.outcome() instanceof Unnamed unnamed) {
            return unless(unnamed.status() == 500 && hasThrownBefore(history, answer), "which is no answer of ours");
        }
        if (answer.outcome() instanceof Outcome.Hung) {
            return Optional.of("but no fault takes so long");
        }
        if (answer.outcome() instanceof Outcome.Lost) {
            return unless(history.isDisturbed(answer.sent(), answer.received(), answer.pid()),
                    "but nothing was wrong with its process");
        }
        return Optional.empty();
    }

    private static Optional<String> inFlight(SubmissionHistory history, Answer answer) {
        if (history.othersBefore(answer).findAny().isEmpty()) {
            return Optional.of("but there was no other attempt");
        }
        if (isSettledBefore(history, answer)) {
            return Optional.of("but it had been replayed before");
        }
        boolean forgot = history.othersBefore(answer)
                .filter(other -> other.isSuccess() && other.received().isBefore(answer.sent()))
                .anyMatch(success -> !history.isDisturbed(
                        history.execution(((Executed) success.outcome()).execution()).map(Execution::begin)
                                .orElse(success.sent()),
                        answer.sent()));
        return unless(!forgot, "but its success had been told before, and nothing had kept it from being written");
    }

    private static Optional<String> abandoned(SubmissionHistory history, Answer answer) {
        if (isSettledBefore(history, answer)) {
            return Optional.of("but it had been replayed before");
        }
        if (history.firstSent().plus(history.lease()).isAfter(answer.received())) {
            return Optional.of("but its lease cannot have been over");
        }
        return unless(history.isDisturbed(history.firstSent(), answer.received()), "but nobody had been disturbed");
    }

    /** Another text must have been sent; and from the moment when this one has been executed, this one is the first. */
    private static Optional<String> mismatch(SubmissionHistory history, Answer answer) {
        String text = answer.attempt().text();
        boolean edited = history.othersBefore(answer).anyMatch(other -> !other.attempt().text().equals(text));
        boolean isFirst = history.success().filter(success -> success.text().equals(text)
                && success.begin().isBefore(answer.sent())).isPresent();
        return unless(edited && !isFirst, "but what was used first was not different");
    }

    private static boolean isSettledBefore(SubmissionHistory history, Answer answer) {
        return history.answers().stream()
                .anyMatch(other -> other.isReplayOfASuccess() && other.received().isBefore(answer.sent()));
    }

    private static boolean mayHaveFailed(SubmissionHistory history, Answer answer) {
        boolean answerForgotten = history.isDisturbed(history.firstSent(), answer.received()) && history.executions().stream()
                .anyMatch(execution -> execution.hasFailed() && execution.begin().isBefore(answer.received()));
        return hasThrownBefore(history, answer) || answerForgotten
                || history.othersBefore(answer).anyMatch(Answer::isInDoubt);
    }

    private static boolean hasThrownBefore(SubmissionHistory history, Answer answer) {
        return history.executions().stream()
                .anyMatch(execution -> execution.hasThrown() && execution.begin().isBefore(answer.received()));
    }

    private static Optional<String> unless(boolean holds, String why) {
        return holds ? Optional.empty() : Optional.of(why);
    }
}
