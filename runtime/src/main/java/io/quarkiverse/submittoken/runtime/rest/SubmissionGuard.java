package io.quarkiverse.submittoken.runtime.rest;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Instance;
import jakarta.ws.rs.core.Response;

import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.core.ResteasyReactiveRequestContext;

import io.quarkiverse.submittoken.RejectionReason;
import io.quarkiverse.submittoken.SubmissionRejectedException;
import io.quarkiverse.submittoken.runtime.core.Binding;
import io.quarkiverse.submittoken.runtime.core.Decision;
import io.quarkiverse.submittoken.runtime.core.OwnedClaim;
import io.quarkiverse.submittoken.runtime.core.Submission;
import io.quarkiverse.submittoken.runtime.core.SubmissionGate;
import io.quarkiverse.submittoken.runtime.core.SubmittedToken;
import io.quarkiverse.submittoken.runtime.core.Tokens;
import io.quarkiverse.submittoken.runtime.metrics.StoreTrouble;

/** Reads the submission from a request, asks the gate, and does with the request what the gate has decided. */
@ApplicationScoped
class SubmissionGuard {

    private static final Logger LOG = Logger.getLogger(SubmissionGuard.class);

    private final GuardSettings settings;
    private final Instance<Tokens> tokens;
    private final Instance<SubmissionGate> gate;
    private final StoreTrouble trouble;
    private final StoreOutage outage = new StoreOutage();

    SubmissionGuard(GuardSettings settings, Instance<Tokens> tokens, Instance<SubmissionGate> gate, StoreTrouble trouble) {
        this.settings = settings;
        this.tokens = tokens;
        this.gate = gate;
        this.trouble = trouble;
    }

    void guard(ResteasyReactiveRequestContext context) {
        if (!settings.enabled()) {
            return;
        }
        SubmittedToken token = settings.token(context);
        if (token instanceof SubmittedToken.Absent || settings.isExempt(context.getPath())) {
            return;
        }
        if (token instanceof SubmittedToken.Malformed malformed) {
            throw new SubmissionRejectedException(RejectionReason.INVALID_TOKEN,
                    malformed.why() + " Nothing was saved. Open the form again and send it anew.");
        }
        if (token instanceof SubmittedToken.Present present) {
            runToEndEvenWithoutClient(context);
            Suspension.continueWith(context, submission(context, present.value()),
                    (submission, unreadable) -> admit(context, submission, unreadable));
        }
    }

    /** Replaces the handler by which Quarkus REST skips the rest of a request when its client goes. */
    private static void runToEndEvenWithoutClient(ResteasyReactiveRequestContext context) {
        context.serverResponse().addCloseHandler(() -> LOG.trace("The client has gone; its submission runs to its end"));
    }

    /** Fails with a rejection where the token is not one of ours, before anything else is read. */
    private CompletionStage<Submission> submission(ResteasyReactiveRequestContext context, String token) {
        return RequestUser.of(context).thenCompose(user -> {
            refuseUnlessGenuine(token, user);
            Binding binding = RequestBinding.of(context, user);
            return RequestPayload.digest(context, settings.ignoredFields())
                    .thenApply(payload -> Submission.of(token, binding, payload));
        });
    }

    private void refuseUnlessGenuine(String token, String user) {
        switch (tokens.get().verdict(token, user)) {
            case FORGED -> throw new SubmissionRejectedException(RejectionReason.INVALID_TOKEN);
            case EXPIRED -> throw new SubmissionRejectedException(RejectionReason.EXPIRED_TOKEN);
            case GENUINE -> {
                // goes on
            }
        }
    }

    private void admit(ResteasyReactiveRequestContext context, Submission submission, Throwable unreadable) {
        if (unreadable != null) {
            context.resume(cause(unreadable), true);
            return;
        }
        Suspension.continueWith(context, decide(context, submission), (decision, storeFailure) -> {
            if (storeFailure == null) {
                carryOut(decision, context);
            } else {
                withoutStore(context, submission, cause(storeFailure));
            }
        });
    }

    /** Fails only if the store fails at the claim. */
    private CompletionStage<Decision> decide(ResteasyReactiveRequestContext context, Submission submission) {
        boolean waits = !settings.inFlightWait().isZero() && Acceptance.isNavigation(context.getHttpHeaders());
        CompletionStage<Decision> first = gate.get().admit(submission);
        return !waits ? first
                : first.thenCompose(decision -> decision instanceof Decision.InFlight seen
                        ? gate.get().await(submission, seen, settings.inFlightWait(), context.serverResponse()::closed)
                        : CompletableFuture.completedStage(decision));
    }

    private void carryOut(Decision decision, ResteasyReactiveRequestContext context) {
        if (decision instanceof Decision.Won won) {
            outage.over();
            run(context, won.claim());
        } else if (decision instanceof Decision.Replay replay) {
            ReplayedExchange.replay(replay.response(), context);
        } else if (decision instanceof Decision.FirstAttemptFailed failed && failed.answer().isPresent()) {
            ReplayedExchange.replay(failed.answer().get(), context);
        } else if (decision instanceof Decision.InFlight inFlight) {
            throw new InFlightRejection(inFlight.age());
        } else {
            throw new SubmissionRejectedException(reason(decision));
        }
    }

    private void run(ResteasyReactiveRequestContext context, OwnedClaim claim) {
        GuardedExchange exchange = new GuardedExchange(claim, context.serverResponse(),
                settings.recordingPolicy().maxBody());
        context.setProperty(GuardedExchange.PROPERTY, exchange);
        context.registerCompletionCallback(failure -> settleAtTheEnd(context, exchange));
        context.resume();
    }

    /** Where no response filter runs: exceptions without a mapper, streams, answers made outside Jakarta REST. */
    private static void settleAtTheEnd(ResteasyReactiveRequestContext context, GuardedExchange exchange) {
        if (context.getSseEventSink() != null && context.serverResponse().headWritten()) {
            // a sink that is closed in the method ends the request before the method has returned
            exchange.methodReturned(Response.Status.OK.getStatusCode());
        }
        exchange.settleWithoutRecord();
    }

    private static RejectionReason reason(Decision decision) {
        if (decision instanceof Decision.Abandoned) {
            return RejectionReason.ABANDONED;
        }
        if (decision instanceof Decision.Mismatch) {
            return RejectionReason.PAYLOAD_MISMATCH;
        }
        return decision instanceof Decision.AlreadySubmitted
                ? RejectionReason.ALREADY_SUBMITTED
                : RejectionReason.FIRST_ATTEMPT_FAILED;
    }

    private void withoutStore(ResteasyReactiveRequestContext context, Submission submission, Throwable failure) {
        if (settings.proceedOnStoreFailure()) {
            trouble.unguarded();
            LOG.warnf("Submission %s runs unguarded, as quarkus.submit-token.on-store-failure=proceed wants it: %s",
                    submission.key(), failure.getMessage());
            context.resume();
            return;
        }
        trouble.refused();
        outage.refused(submission.key(), failure);
        throw new SubmissionRejectedException(RejectionReason.STORE_UNAVAILABLE);
    }

    private static Throwable cause(Throwable failure) {
        return failure instanceof CompletionException && failure.getCause() != null ? failure.getCause() : failure;
    }
}
