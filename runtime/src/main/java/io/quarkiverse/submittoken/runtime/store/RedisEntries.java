package io.quarkiverse.submittoken.runtime.store;

import java.time.Duration;
import java.util.Optional;

import io.quarkiverse.submittoken.spi.Fingerprint;
import io.quarkiverse.submittoken.spi.SubmissionEntry;
import io.quarkiverse.submittoken.spi.SubmissionStoreException;
import io.vertx.redis.client.Response;

/** Reads what the scripts tell of a submission. */
final class RedisEntries {

    private RedisEntries() {
    }

    /** What time it was in Redis, in milliseconds. */
    static long time(Response reply) {
        return reply.get(0).toLong();
    }

    static boolean isLate(Response reply) {
        return reply.size() == 2;
    }

    static boolean isNothing(Response reply) {
        return reply.size() == 1;
    }

    static Optional<SubmissionEntry> read(Response reply) {
        return isNothing(reply) ? Optional.empty() : Optional.of(entry(reply));
    }

    private static SubmissionEntry entry(Response reply) {
        String state = reply.get(1).toString();
        String owner = reply.get(2).toString();
        Fingerprint fingerprint = new Fingerprint(reply.get(3).toString(), reply.get(4).toString());
        return switch (state) {
            case "in-flight" -> new SubmissionEntry.InFlight(owner, fingerprint,
                    reply.get(5).toInteger() == 1, Duration.ofMillis(reply.get(6).toLong()));
            case "completed" -> new SubmissionEntry.Completed(owner, fingerprint, reply.get(5).toBytes());
            case "released" -> new SubmissionEntry.Released(owner, fingerprint, reply.get(5).toBytes());
            default -> throw new SubmissionStoreException("Redis holds a submission in the unknown state '" + state
                    + "': something else writes to the keys under quarkus.submit-token.redis.key-prefix");
        };
    }
}
