package io.quarkiverse.submittoken.runtime.store;

import java.time.Duration;

import io.quarkiverse.submittoken.spi.SubmissionStore;
import io.quarkiverse.submittoken.spi.testkit.SubmissionStoreContract;

class MemorySubmissionStoreTest extends SubmissionStoreContract {

    private final FakeClock clock = new FakeClock();
    private final MemorySubmissionStore store = new MemorySubmissionStore(64 << 20, 256 << 10, clock);

    @Override
    public SubmissionStore store() {
        return store;
    }

    @Override
    public SubmissionStore storeThatCannotClaim() {
        return new MemorySubmissionStore(1024, 1024, clock);
    }

    @Override
    public void letPass(Duration time) {
        clock.advance(time);
    }
}
