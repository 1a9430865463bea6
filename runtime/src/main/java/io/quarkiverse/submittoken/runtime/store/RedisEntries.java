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

    static Optional<SubmissionEntry> read(Response reply) {
        return reply.size() == 0 ? Optional.empty() : Optional.of(entry(reply));
    }

    private static SubmissionEntry entry(Response reply) {
        String state = reply.get(0).toString();
        String owner = reply.get(1).toString();
        Fingerprint fingerprint = new Fingerprint(reply.get(2).toString(), reply.get(3).toString());
        return switch (state) {
            case "in-flight" -> new SubmissionEntry.InFlight(owner, fingerprint,
                    reply.get(4).toInteger() == 1, Duration.ofMillis(reply.get(5).toLong()));
            case "completed" -> new SubmissionEntry.Completed(owner, fingerprint, reply.get(4).toBytes());
            case "released" -> new SubmissionEntry.Released(owner, fingerprint, reply.get(4).toBytes());
            default -> throw new SubmissionStoreException("Redis holds a submission in the unknown state '" + state
                    + "': something else writes to the keys under quarkus.submit-token.redis.key-prefix");
        };
    }
}
