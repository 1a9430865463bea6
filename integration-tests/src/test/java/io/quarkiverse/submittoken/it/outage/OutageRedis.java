package io.quarkiverse.submittoken.it.outage;

import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

import redis.embedded.RedisExecProvider;

/** A real Redis on a port of its own that can be killed, paused and spoilt, with a connection of its own for that. */
final class OutageRedis implements AutoCloseable {

    private static final OutageRedis SHARED = new OutageRedis();

    private final int port = freePort();
    private Process process;
    private Socket control;

    /** The one that the application under test uses. It is reached from the class loader of the tests only. */
    static OutageRedis shared() {
        return SHARED;
    }

    void start() {
        try {
            process = new ProcessBuilder(RedisExecProvider.defaultProvider().get().getAbsolutePath(), "--port", "" + port,
                    "--bind", "127.0.0.1", "--save", "", "--appendonly", "no")
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD).redirectErrorStream(true).start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        await().ignoreExceptions().until(() -> {
            control = new Socket(InetAddress.getLoopbackAddress(), port);
            return command("PING").startsWith("+PONG");
        });
    }

    String uri() {
        return "redis://127.0.0.1:" + port;
    }

    /** Sends it on the control connection, and returns the beginning of the reply. */
    String command(String inline) {
        try {
            control.getOutputStream().write((inline + "\r\n").getBytes(StandardCharsets.UTF_8));
            InputStream replies = control.getInputStream();
            byte[] reply = new byte[8192];
            return new String(reply, 0, replies.read(reply), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Sends it on a connection of its own and does not wait for the reply. */
    void commandInBackground(String inline) {
        try {
            Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
            socket.getOutputStream().write((inline + "\r\n").getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void kill() {
        process.destroyForcibly().onExit().join();
    }

    void pause() {
        signal("STOP");
    }

    void resume() {
        signal("CONT");
    }

    @Override
    public void close() {
        if (process != null) {
            kill();
        }
    }

    private void signal(String name) {
        try {
            new ProcessBuilder("kill", "-" + name, "" + process.pid()).start().waitFor();
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException("kill -" + name, e);
        }
    }

    private static int freePort() {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
