package io.quarkiverse.submittoken.it.browser;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Lies between browser and application. While it loses answers, what is sent arrives, and in place of the answer all ends. */
final class Cable implements AutoCloseable {

    private final URI application;
    private final ServerSocket end = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
    private volatile boolean losesAnswers;

    Cable(URI application) throws IOException {
        this.application = application;
        start("cable", this::accept);
    }

    URI address() {
        return URI.create("http://localhost:" + end.getLocalPort() + "/");
    }

    void loseAnswers() {
        losesAnswers = true;
    }

    /** Ends all that is under way; what is sent from now on is answered. */
    void cut() throws IOException {
        for (Socket socket : sockets) {
            socket.close();
        }
    }

    void mend() {
        losesAnswers = false;
    }

    @Override
    public void close() throws IOException {
        end.close();
        cut();
    }

    private void accept() throws IOException {
        while (true) {
            Socket browser = opened(end.accept());
            Socket server = opened(new Socket(application.getHost(), application.getPort()));
            start("requests", () -> carryRequests(browser, server));
            start("answers", () -> carryAnswers(server, browser));
        }
    }

    private void carryRequests(Socket browser, Socket server) throws IOException {
        try (browser; server) {
            browser.getInputStream().transferTo(server.getOutputStream());
        }
    }

    private void carryAnswers(Socket server, Socket browser) throws IOException {
        try (browser; server) {
            InputStream answers = server.getInputStream();
            byte[] some = new byte[8_192];
            for (int length = answers.read(some); length >= 0 && !losesAnswers; length = answers.read(some)) {
                browser.getOutputStream().write(some, 0, length);
            }
        }
    }

    private Socket opened(Socket socket) {
        sockets.add(socket);
        return socket;
    }

    private interface Work {
        void run() throws IOException;
    }

    private static void start(String name, Work work) {
        Thread thread = new Thread(() -> {
            try {
                work.run();
            } catch (SocketException closed) {
                // how the other direction, or the test, ends this one
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }, name);
        thread.setDaemon(true);
        thread.start();
    }
}
