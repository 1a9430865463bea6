package io.quarkiverse.submittoken.runtime.rest;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;

import org.jboss.logging.Logger;

import io.quarkiverse.submittoken.runtime.core.SubmissionKey;

/**
 * Tells the operator of an outage of the store: once when it begins, and once when it is over. One line for each
 * submission would hide everything else.
 */
final class StoreOutage {

    private static final Logger LOG = Logger.getLogger(StoreOutage.class);

    private final AtomicReference<Outage> current = new AtomicReference<>();

    private static final class Outage {
        private final long since = System.nanoTime();
        private final LongAdder refused = new LongAdder();
    }

    /** A submission could not be claimed, and its user was told so. */
    void refused(SubmissionKey key, Throwable failure) {
        Outage outage = current.get();
        if (outage == null && current.compareAndSet(null, new Outage())) {
            LOG.errorf("Submission %s is refused with 503: %s. Until the store carries out claims again, so is every other "
                    + "submission with a token (told at level DEBUG).", key, withoutFullStop(failure.getMessage()));
        } else {
            LOG.debugf("Submission %s is refused with 503: %s", key, failure.getMessage());
        }
        outage = current.get();
        if (outage != null) {
            outage.refused.increment();
        }
    }

    /** The store has carried out a claim. */
    void over() {
        Outage outage = current.get();
        if (outage != null && current.compareAndSet(outage, null)) {
            LOG.infof("The store carries out claims again. %d submissions were refused with 503 within %d seconds.",
                    outage.refused.sum(), Duration.ofNanos(System.nanoTime() - outage.since).toSeconds());
        }
    }

    private static String withoutFullStop(String text) {
        return text != null && text.endsWith(".") ? text.substring(0, text.length() - 1) : text;
    }
}
