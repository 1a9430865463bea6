package io.quarkiverse.submittoken.runtime.rest;

import org.jboss.logging.Logger;

import io.quarkiverse.submittoken.runtime.core.GateListener;
import io.quarkiverse.submittoken.runtime.core.SubmissionGate;
import io.quarkiverse.submittoken.runtime.core.SubmissionKey;

final class GateLog implements GateListener {

    private static final Logger LOG = Logger.getLogger(SubmissionGate.class);

    @Override
    public void claimLost(SubmissionKey key) {
        LOG.errorf("Submission %s: its claim was lost while the handler ran, so its response is not recorded and the handler "
                + "may run again. Check whether the store has lost data or evicts keys, and whether this process was "
                + "paused for longer than quarkus.submit-token.in-flight-lease.", key);
    }

    @Override
    public void settlementDelayed(SubmissionKey key, Throwable cause) {
        LOG.errorf("Submission %s: its outcome could not be written to the store (%s). The user got the real response; a "
                + "repeat gets 409 until the outcome is written, which is tried again in the background for as long as the "
                + "store holds the claim. A store that has lost the claim lets a repeat run.", key, cause.getMessage());
    }

    @Override
    public void settlementWritten(SubmissionKey key) {
        LOG.infof("Submission %s: its outcome is written to the store now.", key);
    }

    @Override
    public void claimInDoubt(SubmissionKey key, Throwable cause) {
        LOG.warnf("Submission %s: it is not known whether its claim was applied, and it could not be given back (%s). A "
                + "repeat may get 409 until that works, which is tried again in the background.", key, cause.getMessage());
    }
}
