package io.quarkiverse.submittoken.runtime.store;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;

import io.quarkiverse.submittoken.spi.Claim;
import io.quarkiverse.submittoken.spi.SubmissionEntry;
import io.quarkiverse.submittoken.spi.SubmissionStore;
import io.quarkiverse.submittoken.spi.SubmissionStoreException;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.redis.client.Redis;
import io.vertx.redis.client.Response;

/**
 * Keeps submissions in Redis, shared by all that use the same one. Every step is one script and one round trip, see
 * {@link RedisScripts}. No connection is opened before the first step.
 *
 * <p>
 * What puts a claim in place of nothing has a deadline by the clock of Redis: when its time limit is over, it is not
 * carried out any more, however late it arrives. Nodes of one Redis that take over from each other need the same time.
 */
public final class RedisSubmissionStore implements SubmissionStore {

    /** Redis refuses an expiry that it cannot add to its clock. */
    private static final Duration LONGEST = Duration.ofDays(100 * 365);

    private final RedisSteps steps;
    private final String prefix;
    private final Duration limit;
    private final RedisClock clock = new RedisClock(System::nanoTime);

    /**
     * @param connections how many connections the client has at most
     * @param prefix what every key begins with
     * @param limit the longest wait for one step
     */
    public RedisSubmissionStore(Vertx vertx, Redis redis, int connections, String prefix, Duration limit) {
        this(vertx, redis, connections, prefix, limit, 0);
    }

    /** @param waitReplicas how many replicas must have a claim or an outcome before it counts */
    public RedisSubmissionStore(Vertx vertx, Redis redis, int connections, String prefix, Duration limit,
            int waitReplicas) {
        this.steps = new RedisSteps(vertx, redis, connections, new RedisReplicas(waitReplicas));
        this.prefix = prefix;
        this.limit = limit;
    }

    @Override
    public CompletionStage<Optional<SubmissionEntry>> claim(Claim claim) {
        return claim(RedisScripts.CLAIM, claim);
    }

    @Override
    public CompletionStage<Optional<SubmissionEntry>> takeOver(Claim claim, String abandonedBy) {
        return claim(RedisScripts.TAKE_OVER, claim, text(abandonedBy));
    }

    @Override
    public CompletionStage<Optional<SubmissionEntry>> find(String key) {
        return find(key, TimeLimit.fromNow(limit)).thenApply(RedisEntries::read);
    }

    @Override
    public CompletionStage<Boolean> renew(Claim claim) {
        TimeLimit time = TimeLimit.fromNow(limit);
        return withClock(claim.key(), time).thenCompose(known -> steps.run(RedisScripts.RENEW, keys(claim.key()), time,
                arguments(claim, time))).thenApply(reply -> {
                    if (reply.toInteger() < 0) {
                        throw late(RedisScripts.RENEW);
                    }
                    return reply.toBoolean();
                });
    }

    @Override
    public CompletionStage<Boolean> complete(Claim claim, byte[] response, Duration ttl, Duration consumedTtl) {
        return steps.run(RedisScripts.COMPLETE, keys(claim.key()), TimeLimit.fromNow(limit), text(claim.owner()),
                text(claim.fingerprint().binding()), text(claim.fingerprint().payload()), Buffer.buffer(response),
                millis(ttl), millis(consumedTtl)).thenApply(Response::toBoolean);
    }

    @Override
    public CompletionStage<Boolean> release(Claim claim, byte[] failure, Duration failureTtl) {
        return steps.run(RedisScripts.RELEASE, keys(claim.key()), TimeLimit.fromNow(limit), text(claim.owner()),
                Buffer.buffer(failure), millis(failureTtl)).thenApply(Response::toBoolean);
    }

    @Override
    public Duration claimsArriveWithin() {
        return limit;
    }

    /** Where it comes too late, because the clock of Redis was set, it is tried again by the new time. */
    private CompletionStage<Optional<SubmissionEntry>> claim(RedisScript script, Claim claim, Buffer... more) {
        TimeLimit time = TimeLimit.fromNow(limit);
        return withClock(claim.key(), time)
                .thenCompose(known -> attempt(script, claim, time, more))
                .thenCompose(reply -> RedisEntries.isLate(reply)
                        ? attempt(script, claim, time, more)
                        : CompletableFuture.completedStage(reply))
                .thenApply(reply -> {
                    if (RedisEntries.isLate(reply)) {
                        throw late(script);
                    }
                    return RedisEntries.read(reply);
                });
    }

    private CompletionStage<Response> attempt(RedisScript script, Claim claim, TimeLimit time, Buffer... more) {
        return steps.run(script, keys(claim.key()), time, arguments(claim, time, more)).thenApply(this::noteTime);
    }

    private CompletionStage<?> withClock(String key, TimeLimit time) {
        return clock.isKnown() ? CompletableFuture.completedStage(null) : find(key, time);
    }

    private CompletionStage<Response> find(String key, TimeLimit time) {
        return steps.run(RedisScripts.FIND, keys(key), time).thenApply(this::noteTime);
    }

    private Response noteTime(Response reply) {
        noteTime(RedisEntries.time(reply));
        return reply;
    }

    void noteTime(long redisMillis) {
        clock.set(redisMillis);
    }

    private Buffer[] arguments(Claim claim, TimeLimit time, Buffer... more) {
        return Stream.concat(Stream.of(text(claim.owner()), text(claim.fingerprint().binding()),
                text(claim.fingerprint().payload()), millis(claim.lease()), millis(claim.ttl()),
                text(Long.toString(clock.at(time.end())))), Stream.of(more)).toArray(Buffer[]::new);
    }

    private RedisKeys keys(String key) {
        return RedisKeys.of(prefix, key);
    }

    private static SubmissionStoreException late(RedisScript script) {
        return new SubmissionStoreException("The step '" + script.step() + "' reached Redis after its time limit"
                + " (quarkus.submit-token.redis.timeout), by the clock of Redis. If this goes on, check whether the clocks"
                + " of its nodes differ");
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
