package io.quarkiverse.submittoken.runtime.rest;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

import org.jboss.resteasy.reactive.server.core.ResteasyReactiveRequestContext;
import org.jboss.resteasy.reactive.server.spi.ServerHttpResponse;

import io.quarkiverse.submittoken.runtime.core.OwnedClaim;
import io.quarkiverse.submittoken.runtime.core.RecordedResponse;
import io.quarkiverse.submittoken.runtime.core.RecordingPolicy;

/**
 * The request that owns a submission, from the claim to its settlement. Kept as a property of the request.
 *
 * <p>
 * The claim is settled once, by the first who can tell how the request ends: the last response filter, or else the end of
 * the request. Once the method has succeeded, nothing that happens afterwards releases the token.
 */
final class GuardedExchange {

    static final String PROPERTY = GuardedExchange.class.getName();

    private final OwnedClaim claim;
    private final HeaderSnapshot before;
    private final ServerHttpResponse response;
    private final long maxRecordedBody;

    private CaptureStream capture;
    private volatile boolean methodSucceeded;
    private volatile boolean settled;

    /** @param maxRecordedBody longest body kept, in bytes */
    GuardedExchange(OwnedClaim claim, ServerHttpResponse response, long maxRecordedBody) {
        this.claim = claim;
        this.before = HeaderSnapshot.of(response);
        this.response = response;
        this.maxRecordedBody = maxRecordedBody;
    }

    /** The exchange of a request that owns its submission; null for every other request. */
    static GuardedExchange of(ResteasyReactiveRequestContext context) {
        return context.getProperty(PROPERTY) instanceof GuardedExchange exchange ? exchange : null;
    }

    HeaderSnapshot headersBefore() {
        return before;
    }

    /** The stream that takes the body. */
    CaptureStream capture() {
        return capture;
    }

    /** A new one, for the answer that takes the place of one that could not be written, too. */
    CaptureStream newCapture() {
        capture = new CaptureStream(maxRecordedBody, () -> {
            settleWithoutRecord().toCompletableFuture().join();
            return response.createResponseOutputStream();
        });
        return capture;
    }

    boolean isSettled() {
        return settled;
    }

    /** The method has returned this status. */
    void methodReturned(int status) {
        methodSucceeded = RecordingPolicy.isSuccess(status);
    }

    /**
     * What is sent is known to the last byte.
     *
     * @param failedAfterwards something has failed after the method had returned: this is not the method's answer
     */
    CompletionStage<Void> settle(RecordedResponse response, boolean failedAfterwards) {
        settled = true;
        if (!methodSucceeded) {
            return claim.release(response);
        }
        return failedAfterwards || !RecordingPolicy.isSuccess(response.status())
                ? claim.completeWithoutResponse()
                : claim.complete(response);
    }

    /** What is sent cannot be kept. */
    CompletionStage<Void> settleWithoutRecord() {
        if (settled) {
            return CompletableFuture.completedStage(null);
        }
        settled = true;
        return methodSucceeded ? claim.completeWithoutResponse() : claim.releaseWithoutAnswer();
    }
}
