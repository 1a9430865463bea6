package io.quarkiverse.submittoken.runtime.store;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

import com.github.benmanes.caffeine.cache.Ticker;

/** Time that passes when told to. Starts close to the point where such clocks wrap around. */
final class FakeClock implements Ticker {

    private final AtomicLong now = new AtomicLong(Long.MAX_VALUE - Duration.ofMinutes(1).toNanos());

    @Override
    public long read() {
        return now.get();
    }

    void advance(Duration time) {
        now.addAndGet(time.toNanos());
    }
}
