package io.quarkiverse.submittoken.spi.testkit;

import java.time.Duration;

import io.quarkiverse.submittoken.spi.SubmissionStore;

/** What the contract needs to know of a store in order to try it. */
public interface StoreUnderTest {

    /** Long enough to do something before it is over, short enough to wait for. */
    Duration SHORT = Duration.ofMillis(1500);
    /** Longer than any test. */
    Duration LONG = Duration.ofMinutes(10);

    /** The store. It may be shared by all tests, each uses submissions of its own. */
    SubmissionStore store();

    /** A store of the same kind that cannot carry out a claim: unreachable, or full. */
    SubmissionStore storeThatCannotClaim();

    /** Returns when that much time has passed by the store's clock. */
    void letPass(Duration time);

    /** A submission that nobody has made yet. */
    default Submission submission() {
        return new Submission(store());
    }
}
