package io.quarkiverse.submittoken.runtime.rest;

import org.jboss.logging.Logger;

import io.quarkiverse.submittoken.runtime.core.GateListener;
import io.quarkiverse.submittoken.runtime.core.SubmissionGate;
import io.quarkiverse.submittoken.runtime.core.SubmissionKey;
import io.quarkiverse.submittoken.runtime.metrics.StoreTrouble;

/** Tells the operator what the users are not told, and counts it. */
final class GateLog implements GateListener {

    private static final Logger LOG = Logger.getLogger(SubmissionGate.class);

    private final StoreTrouble trouble;

    GateLog(StoreTrouble trouble) {
        this.trouble = trouble;
    }

    @Override
    public void claimLost(SubmissionKey key) {
        trouble.claimLost();
        LOG.errorf("Submission %s: its claim was lost while the handler ran, so its response is not recorded and the handler "
                + "may run again. Check whether the store has lost data or evicts keys, and whether this process was "
                + "paused for longer than quarkus.submit-token.in-flight-lease.", key);
    }

    @Override
    public void settlementDelayed(SubmissionKey key, Throwable cause) {
        trouble.recordDelayed();
        LOG.errorf("Submission %s: its outcome could not be written to the store (%s). The user got the real response; a "
                + "repeat gets 409 until the outcome is written, which is tried again in the background. A store that has lost "
                + "the claim lets a repeat run until then.", key, cause.getMessage());
    }

    @Override
    public void settlementWritten(SubmissionKey key) {
        trouble.recordWrittenLate();
        LOG.infof("Submission %s: its outcome is written to the store now.", key);
    }

    @Override
    public void claimInDoubt(SubmissionKey key, Throwable cause) {
        LOG.debugf("Submission %s: it is not known whether its claim was applied, and it could not be given back (%s). A "
                + "repeat may get 409 until that works, which is tried again in the background.", key, cause.getMessage());
    }
}
