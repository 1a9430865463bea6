package io.quarkiverse.submittoken.it.chaos;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * One request of a submission. The first and its repeats are made up from the seed of the run, the same each time.
 *
 * @param submission names the submission; its token, too
 * @param text what was typed: another one where the form was edited
 * @param json sent by a script as JSON with the token in a header, instead of as a form
 * @param navigation sent by a browser that shows the answer: it waits for the first attempt's
 * @param millis how long the handler takes
 * @param ending how it ends, a name of the handler's
 * @param after how long after the first one it is sent
 * @param cutAfter when the client goes away without waiting for the answer
 */
record Attempt(String submission, String text, boolean json, boolean navigation, int millis, String ending,
        Duration after, Optional<Duration> cutAfter) {

    static final String TEXT = "typed";
    private static final String EDITED = "edited";

    private static final List<String> ENDINGS = List.of("OK", "OK", "OK", "OK", "SEE_OTHER", "SEE_OTHER", "SEE_OTHER",
            "UNPROCESSABLE", "ERROR", "THROWS");
    private static final long GOLDEN_RATIO = 0x9E3779B97F4A7C15L;

    /** The attempts of one submission, the earliest first. */
    static List<Attempt> of(String submission, long seed, int number, int longest) {
        var random = new Random(seed ^ number * GOLDEN_RATIO);
        boolean json = random.nextInt(4) == 0;
        int count = 1 + random.nextInt(5);
        var attempts = new ArrayList<Attempt>();
        for (int i = 0; i < count; i++) {
            boolean edited = i > 0 && random.nextInt(12) == 0;
            attempts.add(new Attempt(submission, edited ? EDITED : TEXT, json, random.nextInt(3) == 0,
                    millis(random, longest), ENDINGS.get(random.nextInt(ENDINGS.size())),
                    i == 0 ? Duration.ZERO : after(random), cutAfter(random)));
        }
        return attempts;
    }

    /** What somebody sends who wants to know in the end what has become of the submission. */
    Attempt last() {
        return new Attempt(submission, TEXT, json, false, 0, "OK", Duration.ZERO, Optional.empty());
    }

    private static int millis(Random random, int longest) {
        return switch (random.nextInt(10)) {
            case 0 -> random.nextInt(longest);
            case 1, 2 -> random.nextInt(500);
            default -> random.nextInt(50);
        };
    }

    /** Most are double clicks; some come so late that a lease may be over. */
    private static Duration after(Random random) {
        return Duration.ofMillis(random.nextInt(5) > 0 ? random.nextInt(300) : random.nextInt(5_000));
    }

    private static Optional<Duration> cutAfter(Random random) {
        return random.nextInt(8) == 0 ? Optional.of(Duration.ofMillis(random.nextInt(300))) : Optional.empty();
    }
}
