package io.quarkiverse.submittoken.runtime.store;

/**
 * The two keys of a submission. The braces are a hash tag: both are in one slot of a Redis cluster.
 *
 * @param state kept as long as the submission is known
 * @param response kept for its own, shorter time
 */
record RedisKeys(String state, String response) {

    static RedisKeys of(String prefix, String key) {
        String state = prefix + "{" + key + "}";
        return new RedisKeys(state, state + ":response");
    }
}
