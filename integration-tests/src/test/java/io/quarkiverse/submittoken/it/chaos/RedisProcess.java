package io.quarkiverse.submittoken.it.chaos;

import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.concurrent.TimeUnit;

import redis.embedded.RedisExecProvider;

/** A Redis server that can be hurt: it comes back on the same port, with what it has kept in its folder. */
final class RedisProcess implements AutoCloseable {

    /** How much a server keeps when it is killed. */
    enum Persistence {

        /** All that it has acknowledged. */
        ALWAYS("appendonly yes", "appendfsync always"),
        NONE("appendonly no");

        private final String[] settings;

        Persistence(String... settings) {
            this.settings = settings;
        }
    }

    /** Unpacked once: a file that another thread is still writing cannot be run. */
    private static final String EXECUTABLE = executable();
    private static final Duration START = Duration.ofMinutes(1);
    private static final Duration LOOK = Duration.ofMillis(20);

    private final int port = freePort();
    private final Path folder;
    private final Path data;
    private final Path config;
    private Process process;

    RedisProcess(Path folder, Persistence persistence) throws IOException {
        this.folder = folder;
        this.data = folder.resolve("data");
        this.config = folder.resolve("redis.conf");
        Files.createDirectories(data);
        Files.writeString(config, String.join("\n", "bind 127.0.0.1", "port " + port, "dir " + data.toAbsolutePath(),
                "save \"\"", String.join("\n", persistence.settings), ""));
    }

    int port() {
        return port;
    }

    /** Starts it and waits until it has read what it has kept. */
    void start() throws IOException, InterruptedException {
        process = new ProcessBuilder(EXECUTABLE, config.toString())
                .redirectErrorStream(true).redirectOutput(folder.resolve("log").toFile()).start();
        await("Redis, whose log is in " + folder).atMost(START).pollInterval(LOOK).until(() -> {
            if (!process.isAlive()) {
                throw new IllegalStateException("Redis did not start:\n" + Files.readString(folder.resolve("log")));
            }
            return isReady();
        });
    }

    Object command(String... words) throws IOException {
        try (var connection = new RedisConnection(port)) {
            return connection.command(words);
        }
    }

    void pause() throws IOException, InterruptedException {
        Signals.pause(process.pid());
    }

    void resume() throws IOException, InterruptedException {
        Signals.resume(process.pid());
    }

    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    /** Ends it as an operator does. */
    void stop() throws InterruptedException {
        process.destroy();
        if (!process.waitFor(START.toSeconds(), TimeUnit.SECONDS)) {
            throw new IllegalStateException("Redis did not stop");
        }
    }

    /** Makes it forget all that it has kept, while it is down. */
    void wipe() throws IOException {
        try (var files = Files.walk(data)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
        Files.createDirectory(data);
    }

    @Override
    public void close() throws InterruptedException {
        if (process != null) {
            kill();
        }
    }

    private boolean isReady() {
        try {
            return "PONG".equals(command("PING"));
        } catch (IOException | IllegalStateException stillStarting) {
            return false;
        }
    }

    private static String executable() {
        try {
            return RedisExecProvider.defaultProvider().get().getAbsolutePath();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static int freePort() throws IOException {
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }
}
