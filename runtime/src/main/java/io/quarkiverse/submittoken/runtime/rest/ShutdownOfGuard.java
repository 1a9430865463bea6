package io.quarkiverse.submittoken.runtime.rest;

import io.quarkiverse.submittoken.runtime.config.SubmitTokenConfig;
import io.quarkiverse.submittoken.runtime.core.SubmissionGate;
import io.quarkus.arc.Arc;
import io.quarkus.arc.ArcContainer;
import io.quarkus.runtime.shutdown.ShutdownListener;

/**
 * Lets a graceful shutdown wait (for up to {@code quarkus.shutdown.timeout}) until the submissions under way are settled
 * in the store. Quarkus itself waits for HTTP requests only; a submission whose client has gone is none any more.
 */
public class ShutdownOfGuard implements ShutdownListener {

    @Override
    public void shutdown(ShutdownNotification notification) {
        ArcContainer beans = Arc.container();
        if (beans != null && beans.instance(SubmitTokenConfig.class).get().enabled()) {
            beans.instance(SubmissionGate.class).get().whenNothingIsUnderWay(notification::done);
        } else {
            notification.done();
        }
    }
}
