package io.quarkiverse.submittoken.it.chaos;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;

/** Asks for each submission what has become of it, when all is calm again. */
final class Settlement {

    private static final int PEOPLE = 16;
    private static final long PAUSE_MILLIS = 500;

    /** Every claim that nobody renews is abandoned, and connections have been made anew. */
    private static final Duration LEASE_IS_OVER = Scenario.LEASE.plusSeconds(20);

    /** A claim of which its process does not know whether it was applied is given back in ever longer intervals. */
    private static final Duration DOUBT_IS_OVER = Duration.ofSeconds(90);

    private final Client client;
    private final Instant calm = Instant.now();

    Settlement(Applications applications) {
        this.client = new Client(applications);
    }

    /** @return the new answers; of each submission the last one is what it is in the end */
    List<Answer> of(List<SubmissionHistory> submissions) throws Exception {
        var people = Executors.newFixedThreadPool(PEOPLE);
        try {
            var answers = new ArrayList<Answer>();
            for (var asked : submissions.stream().map(submission -> people.submit(() -> ask(submission))).toList()) {
                answers.addAll(asked.get());
            }
            return answers;
        } finally {
            people.shutdownNow();
        }
    }

    private List<Answer> ask(SubmissionHistory submission) throws InterruptedException {
        var answers = new ArrayList<Answer>();
        do {
            if (!answers.isEmpty()) {
                Thread.sleep(PAUSE_MILLIS);
            }
            answers.add(client.send(submission.lastAnswer().attempt().last()).join());
        } while (mayChange(submission, answers));
        return answers;
    }

    /** Where it ran only now, it is asked once more, for the replay. */
    private boolean mayChange(SubmissionHistory submission, List<Answer> answers) {
        var last = answers.get(answers.size() - 1);
        if (last.isRejected("in-flight") || last.isRejected("store-unavailable")) {
            return Instant.now().isBefore(calm.plus(LEASE_IS_OVER));
        }
        if (last.isRejected("abandoned")) {
            boolean ranNow = answers.stream().anyMatch(Answer::isSuccess);
            boolean isForGood = submission.hasLost() || !ranNow && Settles.mayBeAbandoned(submission);
            return !isForGood && Instant.now().isBefore(calm.plus(DOUBT_IS_OVER));
        }
        return answers.stream().filter(Answer::isSuccess).count() == 1 && !last.isReplayOfASuccess();
    }
}
