package io.quarkiverse.submittoken.runtime.store;

import io.quarkiverse.submittoken.spi.Fingerprint;

/**
 * What things take in memory, in bytes. Estimates on the high side: a bound that is kept on paper only is no bound.
 */
final class Footprint {

    /** The cache's node and map entry, our record, the fingerprint, and the headers of four strings. */
    private static final long STATE = 512;
    /** The cache's node and map entry, our record, and the header of the array. */
    private static final long RESPONSE = 256;
    /** What a record holds besides the body: status and headers. */
    private static final long RECORD_HEAD = 4096;

    private Footprint() {
    }

    /** A state without bodies. */
    static long ofState(String key, String owner, Fingerprint fingerprint) {
        return STATE + text(key) + text(owner) + text(fingerprint.binding()) + text(fingerprint.payload());
    }

    /** A response, or a failure. */
    static long ofBytes(byte[] bytes) {
        return RESPONSE + bytes.length;
    }

    /** What a response may need whose body is not longer than this. */
    static long ofResponseUpTo(long body) {
        return RESPONSE + RECORD_HEAD + body;
    }

    private static long text(String text) {
        return 2L * text.length();
    }
}
