package io.quarkiverse.submittoken.runtime.core;

/** Hears of what no user is told, for logs and metrics. Called on any thread; must not block or throw. */
public interface GateListener {

    /** The handler ran longer than its claim was kept alive, and somebody else holds the submission, or nobody. */
    void claimLost(SubmissionKey key);

    /** The outcome could not be written. It is tried again for as long as the claim exists. Once per claim. */
    void settlementDelayed(SubmissionKey key, Throwable cause);

    /** The outcome was written after all. */
    void settlementWritten(SubmissionKey key);

    /** A claim failed and may have been applied all the same; giving it back failed, too, and is tried again. Once. */
    void claimInDoubt(SubmissionKey key, Throwable cause);
}
