package io.quarkiverse.submittoken.it.chaos;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** A bad network in front of one server at a time: passes bytes on, until it is told to lose them. */
final class Forwarder implements AutoCloseable {

    private final ServerSocket front = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    private final Set<ForwardedConnection> connections = ConcurrentHashMap.newKeySet();
    private volatile int target;
    private volatile boolean closed;
    private volatile boolean losingAnswers;

    /** @param target the port of the server */
    Forwarder(int target) throws IOException {
        this.target = target;
        inBackground(this::accept);
    }

    int port() {
        return front.getLocalPort();
    }

    void pointTo(int port) {
        target = port;
    }

    /** Breaks every connection. */
    void cut() {
        connections.forEach(ForwardedConnection::close);
    }

    /** Breaks every connection and lets no new one through. */
    void shut() {
        closed = true;
        cut();
    }

    void open() {
        closed = false;
    }

    /** On every second connection; on the others, what is asked later arrives earlier. */
    void delayQuestions(Duration time) {
        var then = Instant.now().plus(time);
        boolean second = false;
        for (var connection : connections) {
            if (second) {
                connection.holdQuestionsUntil(then);
            }
            second = !second;
        }
    }

    /** Questions arrive, answers do not. */
    void loseAnswers() {
        losingAnswers = true;
    }

    /** The connections that have lost some are broken. */
    void passAnswersAgain() {
        losingAnswers = false;
        connections.stream().filter(ForwardedConnection::hasLostAnswers).forEach(ForwardedConnection::close);
    }

    private void accept() throws IOException {
        while (true) {
            Socket client = front.accept();
            try {
                var connection = new ForwardedConnection(client, new Socket(InetAddress.getLoopbackAddress(), target),
                        () -> losingAnswers, connections::remove);
                connections.add(connection);
                inBackground(connection::passQuestions);
                inBackground(connection::passAnswers);
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

    private interface Task {
        void run() throws IOException;
    }

    private static void inBackground(Task task) {
        var thread = new Thread(() -> {
            try {
                task.run();
            } catch (IOException theConnectionIsOver) {
                // whoever was connected finds out
            }
        }, "forwarder");
        thread.setDaemon(true);
        thread.start();
    }
}
