package io.quarkiverse.submittoken.runtime.store;

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
 */
final class RedisScripts {

    /**
     * What all scripts begin with: reads the state, and defines {@code tell()}, the reply that says what is there. It is
     * empty when nothing is there, else: state, owner, binding, payload, and
     * <ul>
     * <li>in flight: 1 if the lease is over or 0, and the age of the claim in milliseconds
     * <li>completed: the response, empty if it is not there
     * <li>released: the failure, empty if it is not known
     * </ul>
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
                return {}
              elseif state == 'in-flight' then
                return {state, owner, there[3], there[4], lease_over() and 1 or 0, now - tonumber(there[5])}
              elseif state == 'completed' then
                return {state, owner, there[3], there[4], redis.call('GET', KEYS[2]) or ''}
              else
                return {state, owner, there[3], there[4], there[7] or ''}
              end
            end
            local function lease_until(lease)
              return string.format('%.0f', lease > 0 and now + lease or 0)
            end
            """;

    /**
     * {@code ARGV}: owner, binding, payload, lease and ttl in milliseconds, and for a take-over the owner who abandoned
     * it. Reply: empty if the claim is won, else what is there, as {@code tell()}.
     *
     * <p>
     * Guarantee: of any number of claims one is won, as long as it is not settled by release or expired. What is in flight
     * or completed is not changed, except that a claim of the very owner named, with its lease over, is taken over.
     */
    private static final String CLAIM_BODY = """
            local abandoned = ARGV[6] and state == 'in-flight' and owner == ARGV[6] and lease_over()
            if state and state ~= 'released' and not abandoned then
              return tell()
            end
            redis.call('HSET', KEYS[1], 'state', 'in-flight', 'owner', ARGV[1], 'binding', ARGV[2], 'payload', ARGV[3],
                'claimed-at', string.format('%.0f', now), 'lease-until', lease_until(tonumber(ARGV[4])))
            redis.call('PEXPIRE', KEYS[1], ARGV[5])
            redis.call('HDEL', KEYS[1], 'failure')
            redis.call('DEL', KEYS[2])
            return {}
            """;

    /**
     * {@code ARGV}: none. Reply: what is there, as {@code tell()}. Guarantee: changes nothing.
     */
    private static final String FIND_BODY = """
            return tell()
            """;

    /**
     * {@code ARGV}: owner, lease in milliseconds. Reply: 1 if the owner holds the claim, else 0.
     *
     * <p>
     * Guarantee: the lease of this owner's claim starts anew; the expiry stays. No other owner's is touched.
     */
    private static final String RENEW_BODY = """
            if state ~= 'in-flight' or owner ~= ARGV[1] then
              return 0
            end
            redis.call('HSET', KEYS[1], 'lease-until', lease_until(tonumber(ARGV[2])))
            return 1
            """;

    /**
     * {@code ARGV}: owner, response (empty: a tombstone), ttl and consumed-ttl in milliseconds. Reply: 1 if the submission
     * is now completed by this owner, else 0.
     *
     * <p>
     * Guarantee: only the holder of the claim completes it, once; repeated by the same owner it changes nothing, so the
     * times do not start anew. The fingerprint stays.
     */
    private static final String COMPLETE_BODY = """
            if state == 'in-flight' and owner == ARGV[1] then
              if ARGV[2] ~= '' then
                redis.call('SET', KEYS[2], ARGV[2], 'PX', ARGV[3])
              end
              redis.call('HSET', KEYS[1], 'state', 'completed')
              redis.call('PEXPIRE', KEYS[1], ARGV[4])
              redis.call('HDEL', KEYS[1], 'claimed-at', 'lease-until')
              return 1
            end
            return state == 'completed' and owner == ARGV[1] and 1 or 0
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

    static final RedisScript CLAIM = new RedisScript("claim", THERE + CLAIM_BODY);
    static final RedisScript TAKE_OVER = new RedisScript("take over", THERE + CLAIM_BODY);
    static final RedisScript FIND = new RedisScript("find", THERE + FIND_BODY);
    static final RedisScript RENEW = new RedisScript("renew", THERE + RENEW_BODY);
    static final RedisScript COMPLETE = new RedisScript("complete", THERE + COMPLETE_BODY);
    static final RedisScript RELEASE = new RedisScript("release", THERE + RELEASE_BODY);

    private RedisScripts() {
    }
}
