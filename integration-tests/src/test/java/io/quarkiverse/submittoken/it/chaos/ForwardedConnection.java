package io.quarkiverse.submittoken.it.chaos;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** A client's connection to a server, by way of a {@link Forwarder}. One that has lost answers passes none any more. */
final class ForwardedConnection implements AutoCloseable {

    private static final int BUFFER = 16 * 1024;

    private final Socket client;
    private final Socket server;
    private final BooleanSupplier losingAnswers;
    private final Consumer<ForwardedConnection> whenClosed;
    private volatile boolean hasLostAnswers;
    private volatile Instant heldUntil = Instant.MIN;

    ForwardedConnection(Socket client, Socket server, BooleanSupplier losingAnswers,
            Consumer<ForwardedConnection> whenClosed) throws IOException {
        this.client = client;
        this.server = server;
        this.losingAnswers = losingAnswers;
        this.whenClosed = whenClosed;
        client.setTcpNoDelay(true);
        server.setTcpNoDelay(true);
    }

    boolean hasLostAnswers() {
        return hasLostAnswers;
    }

    /** What is asked now arrives then, whatever becomes of the client. */
    void holdQuestionsUntil(Instant then) {
        heldUntil = then;
    }

    void passQuestions() throws IOException {
        pass(client.getInputStream(), (bytes, length) -> {
            awaitRelease();
            server.getOutputStream().write(bytes, 0, length);
        });
    }

    void passAnswers() throws IOException {
        pass(server.getInputStream(), (bytes, length) -> {
            hasLostAnswers |= losingAnswers.getAsBoolean();
            if (!hasLostAnswers) {
                client.getOutputStream().write(bytes, 0, length);
            } else if (!losingAnswers.getAsBoolean()) {
                close();
            }
        });
    }

    private interface Way {
        void pass(byte[] bytes, int length) throws IOException;
    }

    private void awaitRelease() {
        for (long left = leftMillis(); left > 0; left = leftMillis()) {
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(left));
        }
    }

    private long leftMillis() {
        return heldUntil == Instant.MIN ? 0 : Duration.between(Instant.now(), heldUntil).toMillis();
    }

    private void pass(InputStream from, Way way) throws IOException {
        try (this) {
            byte[] bytes = new byte[BUFFER];
            for (int read = from.read(bytes); read >= 0; read = from.read(bytes)) {
                way.pass(bytes, read);
            }
        }
    }

    /** Both ways, at once. */
    @Override
    public void close() {
        whenClosed.accept(this);
        try (client; server) {
            // both are closed, whichever fails
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
