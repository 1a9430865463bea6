package io.quarkiverse.submittoken.it.chaos;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** A bad network in front of one server at a time: passes bytes on, until it is told to lose them. */
final class Forwarder implements AutoCloseable {

    private static final int BUFFER = 16 * 1024;

    private final ServerSocket front = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    private final Set<Connection> connections = ConcurrentHashMap.newKeySet();
    private volatile int target;
    private volatile boolean closed;
    private volatile boolean losingAnswers;

    /** @param target the port of the server */
    Forwarder(int target) throws IOException {
        this.target = target;
        background(this::accept);
    }

    int port() {
        return front.getLocalPort();
    }

    void pointTo(int port) {
        target = port;
    }

    /** Breaks every connection. */
    void cut() {
        connections.forEach(Connection::close);
    }

    /** Breaks every connection and lets no new one through. */
    void shut() {
        closed = true;
        cut();
    }

    void open() {
        closed = false;
    }

    /** Questions arrive, answers do not. */
    void loseAnswers() {
        losingAnswers = true;
    }

    /** The connections that have lost some are broken. */
    void passAnswersAgain() {
        losingAnswers = false;
        connections.stream().filter(connection -> connection.hasLost).forEach(Connection::close);
    }

    private void accept() throws IOException {
        while (true) {
            Socket client = front.accept();
            try {
                var connection = new Connection(client, new Socket(InetAddress.getLoopbackAddress(), target));
                connections.add(connection);
                background(connection::passQuestions);
                background(connection::passAnswers);
                if (closed) {
                    connection.close();
                }
            } catch (IOException nobodyListens) {
                client.close();
            }
        }
    }

    @Override
    public void close() throws IOException {
        front.close();
        cut();
    }

    private final class Connection {

        private final Socket client;
        private final Socket server;
        private volatile boolean hasLost;

        private Connection(Socket client, Socket server) throws IOException {
            this.client = client;
            this.server = server;
            client.setTcpNoDelay(true);
            server.setTcpNoDelay(true);
        }

        private void passQuestions() throws IOException {
            pass(client.getInputStream(), server.getOutputStream(), false);
        }

        private void passAnswers() throws IOException {
            pass(server.getInputStream(), client.getOutputStream(), true);
        }

        private void pass(InputStream from, OutputStream to, boolean answers) throws IOException {
            try {
                byte[] buffer = new byte[BUFFER];
                for (int read = from.read(buffer); read >= 0; read = from.read(buffer)) {
                    hasLost |= answers && losingAnswers;
                    if (!answers || !hasLost) {
                        to.write(buffer, 0, read);
                    } else if (!losingAnswers) {
                        return;
                    }
                }
            } finally {
                close();
            }
        }

        private void close() {
            connections.remove(this);
            try (client; server) {
                // both are closed, whichever fails
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private interface Pump {
        void run() throws IOException;
    }

    private static void background(Pump pump) {
        var thread = new Thread(() -> {
            try {
                pump.run();
            } catch (IOException theConnectionIsOver) {
                // whoever was connected finds out
            }
        }, "forwarder");
        thread.setDaemon(true);
        thread.start();
    }
}
