package io.quarkiverse.submittoken.runtime.store;

import io.vertx.redis.client.Response;

/**
 * Everything that runs inside Redis. A script is the atomic step: nothing else happens in Redis meanwhile, and a script
 * writes either all or (out of memory, wrong type, read-only: refused at its first write) nothing.
 *
 * <p>
 * Every script has the same two keys, with one hash tag, so that both are in one slot of a cluster:
 * <ul>
 * <li>{@code KEYS[1]}, a hash, the state: {@code state} (in-flight, completed, released), {@code owner},
 * {@code binding}, {@code payload}, {@code claimed-at} and {@code lease-until} (milliseconds; 0: no lease), and of a
 * released one {@code failure};
 * <li>{@code KEYS[2]}, a string, the response.
 * </ul>
 * Both get an expiry in the very script that writes them. Time is that of Redis. The scripts run alike on Redis 6.2 and 7.
 *
 * <p>
 * Scripts that put a claim in place of nothing have a deadline, as nobody may hold a claim that was given up before it
 * arrived: after it they change nothing.
 */
final class RedisScripts {

    /**
     * What all scripts begin with: reads the state, and defines {@code tell()}, the reply that says what time it is in
     * milliseconds, and what is there. That is nothing more when nothing is there, else: state, owner, binding, payload, and
     * <ul>
     * <li>in flight: 1 if the lease is over or 0, and the age of the claim in milliseconds
     * <li>completed: the response, empty if it is not there
     * <li>released: the failure, empty if it is not known
     * </ul>
     * And it defines the steps that several scripts take.
     */
    private static final String THERE = """
            local clock = redis.call('TIME')
            local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
            local there = redis.call('HMGET', KEYS[1],
                'state', 'owner', 'binding', 'payload', 'claimed-at', 'lease-until', 'failure')
            local state, owner = there[1], there[2]
            local function lease_over()
              local till = tonumber(there[6])
              return till > 0 and till <= now
            end
            local function tell()
              if not state then
                return {now}
              elseif state == 'in-flight' then
                return {now, state, owner, there[3], there[4], lease_over() and 1 or 0, now - tonumber(there[5])}
              elseif state == 'completed' then
                return {now, state, owner, there[3], there[4], redis.call('GET', KEYS[2]) or ''}
              else
                return {now, state, owner, there[3], there[4], there[7] or ''}
              end
            end
            local function lease_until(lease)
              return string.format('%.0f', lease > 0 and now + lease or 0)
            end
            local function put_claim(owner, binding, payload, lease, ttl)
              redis.call('HSET', KEYS[1], 'state', 'in-flight', 'owner', owner, 'binding', binding, 'payload', payload,
                  'claimed-at', string.format('%.0f', now), 'lease-until', lease_until(tonumber(lease)))
              redis.call('PEXPIRE', KEYS[1], ttl)
              redis.call('HDEL', KEYS[1], 'failure')
              redis.call('DEL', KEYS[2])
            end
            """;

    /**
     * {@code ARGV}: owner, binding, payload, lease, ttl and deadline in milliseconds, and for a take-over the owner who
     * abandoned it. Reply: what was there, as {@code tell()}; nothing: the claim is won. Or what time it is and "late".
     *
     * <p>
     * Guarantee: of any number of claims one is won, as long as it is not settled by release or expired. What is in flight
     * or completed is not changed, except that a claim of the very owner named, with its lease over, is taken over.
     * No claim is won after its deadline.
     */
    private static final String CLAIM_BODY = """
            local abandoned = ARGV[7] and state == 'in-flight' and owner == ARGV[7] and lease_over()
            if state and state ~= 'released' and not abandoned then
              return tell()
            elseif now >= tonumber(ARGV[6]) then
              return {now, 'late'}
            end
            put_claim(ARGV[1], ARGV[2], ARGV[3], ARGV[4], ARGV[5])
            return {now}
            """;

    /**
     * {@code ARGV}: none. Reply: what is there, as {@code tell()}. Guarantee: changes nothing.
     */
    private static final String FIND_BODY = """
            return tell()
            """;

    /**
     * {@code ARGV}: as for a claim. Reply: 1 if the owner holds the claim, else 0; or -1 if it cannot be put back, as it is
     * late.
     *
     * <p>
     * Guarantee: the lease of this owner's claim starts anew; the expiry stays. Where nothing is there, the claim is put
     * back. No other owner's is touched.
     */
    private static final String RENEW_BODY = """
            if not state then
              if now >= tonumber(ARGV[6]) then
                return -1
              end
              put_claim(ARGV[1], ARGV[2], ARGV[3], ARGV[4], ARGV[5])
              return 1
            elseif state ~= 'in-flight' or owner ~= ARGV[1] then
              return 0
            end
            redis.call('HSET', KEYS[1], 'lease-until', lease_until(tonumber(ARGV[4])))
            return 1
            """;

    /**
     * {@code ARGV}: owner, binding, payload, response (empty: a tombstone), ttl and consumed-ttl in milliseconds. Reply: 1
     * if the submission is now completed by this owner, else 0.
     *
     * <p>
     * Guarantee: it is completed where this owner holds the claim, where nothing is there, and where another owner has
     * released it; nobody else's claim or completion is touched. Repeated by the same owner it changes nothing, so the
     * times do not start anew.
     */
    private static final String COMPLETE_BODY = """
            local mine = owner == ARGV[1]
            if not state or state == 'in-flight' and mine or state == 'released' and not mine then
              if ARGV[4] ~= '' then
                redis.call('SET', KEYS[2], ARGV[4], 'PX', ARGV[5])
              end
              redis.call('HSET', KEYS[1], 'state', 'completed', 'owner', ARGV[1], 'binding', ARGV[2], 'payload', ARGV[3])
              redis.call('PEXPIRE', KEYS[1], ARGV[6])
              redis.call('HDEL', KEYS[1], 'claimed-at', 'lease-until', 'failure')
              return 1
            end
            return state == 'completed' and mine and 1 or 0
            """;

    /**
     * {@code ARGV}: owner, failure (empty: not known), failure ttl in milliseconds. Reply: 1 if the submission is now
     * released by this owner, else 0.
     *
     * <p>
     * Guarantee: only the holder of the claim releases it, once; repeated by the same owner it changes nothing.
     */
    private static final String RELEASE_BODY = """
            if state == 'in-flight' and owner == ARGV[1] then
              redis.call('HSET', KEYS[1], 'state', 'released', 'failure', ARGV[2])
              redis.call('PEXPIRE', KEYS[1], ARGV[3])
              redis.call('HDEL', KEYS[1], 'claimed-at', 'lease-until')
              return 1
            end
            return state == 'released' and owner == ARGV[1] and 1 or 0
            """;

    static final RedisScript CLAIM = new RedisScript("claim", THERE + CLAIM_BODY, RedisEntries::isNothing);
    static final RedisScript TAKE_OVER = new RedisScript("take over", THERE + CLAIM_BODY, RedisEntries::isNothing);
    static final RedisScript FIND = new RedisScript("find", THERE + FIND_BODY);
    static final RedisScript RENEW = new RedisScript("renew", THERE + RENEW_BODY);
    static final RedisScript COMPLETE = new RedisScript("complete", THERE + COMPLETE_BODY, Response::toBoolean);
    static final RedisScript RELEASE = new RedisScript("release", THERE + RELEASE_BODY);

    private RedisScripts() {
    }
}
