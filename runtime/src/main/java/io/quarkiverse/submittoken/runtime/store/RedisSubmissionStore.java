package io.quarkiverse.submittoken.runtime.store;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletionStage;

import io.quarkiverse.submittoken.spi.Claim;
import io.quarkiverse.submittoken.spi.SubmissionEntry;
import io.quarkiverse.submittoken.spi.SubmissionStore;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.redis.client.Redis;
import io.vertx.redis.client.Response;

/**
 * Keeps submissions in Redis, shared by all that use the same one. Every step is one script and one round trip, see
 * {@link RedisScripts}. No connection is opened before the first step.
 */
public final class RedisSubmissionStore implements SubmissionStore {

    /** Redis refuses an expiry that it cannot add to its clock. */
    private static final Duration LONGEST = Duration.ofDays(100 * 365);

    private final RedisSteps steps;
    private final String prefix;

    /**
     * @param connections how many connections the client has at most
     * @param prefix what every key begins with
     * @param limit the longest wait for one step
     */
    public RedisSubmissionStore(Vertx vertx, Redis redis, int connections, String prefix, Duration limit) {
        this.steps = new RedisSteps(vertx, redis, connections, limit);
        this.prefix = prefix;
    }

    @Override
    public CompletionStage<Optional<SubmissionEntry>> claim(Claim claim) {
        return run(RedisScripts.CLAIM, claim.key(), text(claim.owner()), text(claim.fingerprint().binding()),
                text(claim.fingerprint().payload()), millis(claim.lease()), millis(claim.ttl()))
                .thenApply(RedisEntries::read);
    }

    @Override
    public CompletionStage<Optional<SubmissionEntry>> takeOver(Claim claim, String abandonedBy) {
        return run(RedisScripts.TAKE_OVER, claim.key(), text(claim.owner()), text(claim.fingerprint().binding()),
                text(claim.fingerprint().payload()), millis(claim.lease()), millis(claim.ttl()), text(abandonedBy))
                .thenApply(RedisEntries::read);
    }

    @Override
    public CompletionStage<Optional<SubmissionEntry>> find(String key) {
        return run(RedisScripts.FIND, key).thenApply(RedisEntries::read);
    }

    @Override
    public CompletionStage<Boolean> renew(String key, String owner, Duration lease) {
        return run(RedisScripts.RENEW, key, text(owner), millis(lease)).thenApply(Response::toBoolean);
    }

    @Override
    public CompletionStage<Boolean> complete(String key, String owner, byte[] response, Duration ttl,
            Duration consumedTtl) {
        return run(RedisScripts.COMPLETE, key, text(owner), Buffer.buffer(response), millis(ttl), millis(consumedTtl))
                .thenApply(Response::toBoolean);
    }

    @Override
    public CompletionStage<Boolean> release(String key, String owner, byte[] failure, Duration failureTtl) {
        return run(RedisScripts.RELEASE, key, text(owner), Buffer.buffer(failure), millis(failureTtl))
                .thenApply(Response::toBoolean);
    }

    private CompletionStage<Response> run(RedisScript script, String key, Buffer... arguments) {
        return steps.run(script, RedisKeys.of(prefix, key), arguments);
    }

    private static Buffer text(String text) {
        return Buffer.buffer(text);
    }

    /** Rounded up: what is positive stays positive, and nothing is forgotten early. */
    private static Buffer millis(Duration duration) {
        Duration bounded = duration.compareTo(LONGEST) < 0 ? duration : LONGEST;
        return text(Long.toString(bounded.plusNanos(999_999).toMillis()));
    }
}
