package io.quarkiverse.submittoken.it.chaos;

import java.time.Instant;

/**
 * A write that Redis had acknowledged and has forgotten: seen in the server that was given up, missing in the one that took
 * its place.
 *
 * @param key names the submission in the store
 * @param at when
 * @param was what the old server had
 * @param is what the new one has
 */
record LostWrite(String key, Instant at, String was, String is) {
}
