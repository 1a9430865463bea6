package io.quarkiverse.submittoken.it.chaos;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.Socket;
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

    void passQuestions() throws IOException {
        pass(client.getInputStream(), server.getOutputStream());
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

    private void pass(InputStream from, OutputStream to) throws IOException {
        pass(from, (bytes, length) -> to.write(bytes, 0, length));
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
