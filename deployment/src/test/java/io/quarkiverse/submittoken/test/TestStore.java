package io.quarkiverse.submittoken.test;

import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicInteger;

import jakarta.annotation.Priority;
import jakarta.enterprise.inject.Alternative;
import jakarta.inject.Singleton;

import io.quarkiverse.submittoken.runtime.store.MemorySubmissionStore;
import io.quarkiverse.submittoken.spi.Claim;
import io.quarkiverse.submittoken.spi.SubmissionEntry;
import io.quarkiverse.submittoken.spi.SubmissionStore;
import io.quarkiverse.submittoken.spi.SubmissionStoreException;

/** The memory store, with a window for tests: who is waiting, what is there, and how it would be if it failed. */
@Alternative
@Priority(1)
@Singleton
public class TestStore implements SubmissionStore {

    private static final AtomicInteger LOOKS = new AtomicInteger();

    private final SubmissionStore store = new MemorySubmissionStore(64 << 20, 256 << 10);

    private volatile boolean failing;

    /** Until a repeat that waits for the first attempt has looked twice. */
    static void awaitSomebodyWaiting() {
        int before = LOOKS.get();
        await().until(() -> LOOKS.get() >= before + 2);
    }

    void failing(boolean failing) {
        this.failing = failing;
    }

    private SubmissionStore store() {
        if (failing) {
            throw new SubmissionStoreException("The test has cut the store off");
        }
        return store;
    }

    @Override
    public CompletionStage<Optional<SubmissionEntry>> claim(Claim claim) {
        return store().claim(claim);
    }

    @Override
    public CompletionStage<Optional<SubmissionEntry>> takeOver(Claim claim, String abandonedBy) {
        return store().takeOver(claim, abandonedBy);
    }

    @Override
    public CompletionStage<Optional<SubmissionEntry>> find(String key) {
        LOOKS.incrementAndGet();
        return store().find(key);
    }

    @Override
    public CompletionStage<Boolean> renew(Claim claim) {
        return store().renew(claim);
    }

    @Override
    public CompletionStage<Boolean> complete(Claim claim, byte[] response, Duration ttl, Duration consumedTtl) {
        return store().complete(claim, response, ttl, consumedTtl);
    }

    @Override
    public CompletionStage<Boolean> release(Claim claim, byte[] failure, Duration failureTtl) {
        return store().release(claim, failure, failureTtl);
    }
}
