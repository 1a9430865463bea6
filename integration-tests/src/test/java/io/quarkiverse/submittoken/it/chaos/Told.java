package io.quarkiverse.submittoken.it.chaos;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import io.quarkiverse.submittoken.runtime.core.SubmissionKey;

/** A history that is made up, of one submission. Times are in seconds; the lease is three. */
final class Told {

    static final long PROCESS = 7;
    private static final String SUBMISSION = "made-up";
    private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");

    private final List<Answer> answers = new ArrayList<>();
    private final List<String> ledger = new ArrayList<>();
    private final List<Fault> faults = new ArrayList<>();
    private final List<LostWrite> lost = new ArrayList<>();
    private final List<String> immortalKeys = new ArrayList<>();

    Told ran(int number, double begin, double end, String ending) {
        cut(number, begin);
        ledger.add("end %s %s %s".formatted(execution(number), ending, at(end)));
        return this;
    }

    Told cut(int number, double begin) {
        ledger.add("begin %s %s %s %s".formatted(execution(number), SUBMISSION, Attempt.TEXT, at(begin)));
        return this;
    }

    Told answered(double sent, double received, Outcome outcome) {
        return answered(Attempt.TEXT, sent, received, outcome);
    }

    Told answered(String text, double sent, double received, Outcome outcome) {
        var attempt = new Attempt(SUBMISSION, text, false, false, 0, "OK", Duration.ZERO, Optional.empty());
        answers.add(new Answer(attempt, PROCESS, at(sent), at(received), outcome));
        return this;
    }

    Told fault(Fault.Kind kind, double from, double to) {
        faults.add(new Fault(kind, kind.isOfAProcess() ? PROCESS : 0, at(from), at(to)));
        return this;
    }

    Told lost(double at) {
        lost.add(new LostWrite(SubmissionKey.ofToken(SUBMISSION).value(), at(at), "completed", "nothing"));
        return this;
    }

    Told immortal(String key) {
        immortalKeys.add(key);
        return this;
    }

    Verdict verdict() {
        return Verdict.on(new History(answers, Ledger.parse(ledger), faults, lost, immortalKeys, Duration.ofSeconds(3)));
    }

    static Outcome success(int number) {
        return new Outcome.Executed(execution(number), 200, false);
    }

    static Outcome replay(int number) {
        return new Outcome.Executed(execution(number), 200, true);
    }

    static Outcome failure(int number) {
        return new Outcome.Executed(execution(number), 422, false);
    }

    static Outcome rejected(String reason) {
        return new Outcome.Rejected(reason, 409);
    }

    private static String execution(int number) {
        return PROCESS + "-" + number;
    }

    private static Instant at(double seconds) {
        return START.plusMillis(Math.round(seconds * 1000));
    }
}
