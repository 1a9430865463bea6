package io.quarkiverse.submittoken.runtime.rest;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;

import io.quarkus.runtime.BlockingOperationControl;

/**
 * Takes what the entity writer writes. Up to a bound it is kept; what is longer goes on to the client as it comes, so that
 * a long response does not have to fit into memory. On a thread that must not block all of it is kept: what is written
 * there is in memory anyway, as files and streams are written by workers.
 */
final class CaptureStream extends OutputStream {

    /** Opens the way to the client, once, when the bound is passed. May block. */
    @FunctionalInterface
    interface Overflow {
        OutputStream open() throws IOException;
    }

    private final long bound;
    private final Overflow overflow;
    private ByteArrayOutputStream kept = new ByteArrayOutputStream();
    private OutputStream client;

    CaptureStream(long bound, Overflow overflow) {
        this.bound = bound;
        this.overflow = overflow;
    }

    /** All that was written. Not after an overflow. */
    byte[] bytes() {
        return kept.toByteArray();
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] { (byte) b }, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        boolean passesTheBound = client == null && kept.size() + (long) length > bound;
        if (passesTheBound && BlockingOperationControl.isBlockingAllowed()) {
            client = overflow.open();
            kept.writeTo(client);
            kept = null;
        }
        if (client == null) {
            kept.write(bytes, offset, length);
        } else {
            client.write(bytes, offset, length);
        }
    }

    @Override
    public void flush() throws IOException {
        if (client != null) {
            client.flush();
        }
    }

    @Override
    public void close() throws IOException {
        if (client != null) {
            client.close();
        }
    }
}
