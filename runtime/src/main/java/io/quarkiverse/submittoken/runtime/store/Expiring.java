package io.quarkiverse.submittoken.runtime.store;

import java.time.Duration;
import java.util.function.ToLongFunction;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.Expiry;
import com.github.benmanes.caffeine.cache.Scheduler;
import com.github.benmanes.caffeine.cache.Ticker;

/**
 * Caches whose values say themselves when they end, and give back their room when they do. A scheduler removes them, so
 * that they vanish without being touched, within about a second.
 */
final class Expiring {

    /** Half the range of the clock: later instants could not be told from earlier ones. */
    private static final Duration LONGEST = Duration.ofNanos(Long.MAX_VALUE >> 1);

    private Expiring() {
    }

    static <V> Cache<String, V> cache(Ticker clock, Room room, ToLongFunction<V> endsAt, ToLongFunction<V> bytes) {
        return Caffeine.newBuilder()
                .ticker(clock)
                .scheduler(Scheduler.systemScheduler())
                .expireAfter(new AtItsEnd<>(endsAt))
                .<String, V> evictionListener((key, value, cause) -> room.giveBack(bytes.applyAsLong(value)))
                .build();
    }

    static long nanos(Duration duration) {
        return duration.compareTo(LONGEST) < 0 ? duration.toNanos() : LONGEST.toNanos();
    }

    private record AtItsEnd<V>(ToLongFunction<V> endsAt) implements Expiry<String, V> {

        @Override
        public long expireAfterCreate(String key, V value, long now) {
            return endsAt.applyAsLong(value) - now;
        }

        @Override
        public long expireAfterUpdate(String key, V value, long now, long remaining) {
            return endsAt.applyAsLong(value) - now;
        }

        @Override
        public long expireAfterRead(String key, V value, long now, long remaining) {
            return remaining;
        }
    }
}
