package io.quarkiverse.submittoken.spi.testkit;

import static io.quarkiverse.submittoken.spi.testkit.StoreUnderTest.LONG;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;

import io.quarkiverse.submittoken.spi.Claim;
import io.quarkiverse.submittoken.spi.Fingerprint;
import io.quarkiverse.submittoken.spi.SubmissionEntry;
import io.quarkiverse.submittoken.spi.SubmissionStore;

/** One submission in a store, and what its owners do to it. Waits for each step. */
public final class Submission {

    public static final byte[] NOTHING = {};

    private final SubmissionStore store;
    private final String key = UUID.randomUUID().toString();

    public Submission(SubmissionStore store) {
        this.store = store;
    }

    /** The digests that this owner claims with; no two owners have the same. */
    public static Fingerprint fingerprintOf(String owner) {
        return new Fingerprint("binding of " + owner, "payload of " + owner);
    }

    public static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    public String key() {
        return key;
    }

    public Claim claimOf(String owner, Duration lease, Duration ttl) {
        return new Claim(key, owner, fingerprintOf(owner), lease, ttl);
    }

    /** @return what is there, if the claim is lost */
    public Optional<SubmissionEntry> claim(String owner) {
        return claim(owner, LONG, LONG);
    }

    public Optional<SubmissionEntry> claim(String owner, Duration lease, Duration ttl) {
        return await(store.claim(claimOf(owner, lease, ttl)));
    }

    public Optional<SubmissionEntry> takeOver(String owner, String abandonedBy) {
        return await(store.takeOver(claimOf(owner, LONG, LONG), abandonedBy));
    }

    public Optional<SubmissionEntry> find() {
        return await(store.find(key));
    }

    public boolean renew(String owner, Duration lease) {
        return await(store.renew(claimOf(owner, lease, LONG)));
    }

    public boolean complete(String owner, String response) {
        return complete(owner, bytes(response), LONG, LONG);
    }

    public boolean complete(String owner, byte[] response, Duration ttl, Duration consumedTtl) {
        return await(store.complete(claimOf(owner, LONG, LONG), response, ttl, consumedTtl));
    }

    public boolean release(String owner, String failure) {
        return release(owner, bytes(failure), LONG);
    }

    public boolean release(String owner, byte[] failure, Duration failureTtl) {
        return await(store.release(claimOf(owner, LONG, LONG), failure, failureTtl));
    }

    private static <T> T await(CompletionStage<T> step) {
        return step.toCompletableFuture().orTimeout(30, TimeUnit.SECONDS).join();
    }
}
