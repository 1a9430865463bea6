package io.quarkiverse.submittoken.realredis;

import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** One real {@code redis-server}, on a free port of this machine. */
public final class RedisProcess implements AutoCloseable {

    private static final List<String> IN_MEMORY = List.of("save \"\"", "appendonly no", "repl-diskless-sync-delay 0");
    private static final Duration START = Duration.ofSeconds(60);
    private static final long STOP_SECONDS = 10;
    private static final Pattern REPLICA = Pattern.compile("slave\\d+:.*state=online,offset=(\\d+)");

    private final int port;
    private final Path output;
    private final ProcessBuilder builder;
    private Process process;

    private RedisProcess(int port, Path output, ProcessBuilder builder) {
        this.port = port;
        this.output = output;
        this.builder = builder;
    }

    /** Starts one that keeps nothing on disk unless these lines of its configuration say so, and waits until it answers. */
    public static RedisProcess start(Path folder, String... settings) {
        return start(folder, List.of(), Stream.concat(IN_MEMORY.stream(), Stream.of(settings)).toList());
    }

    /** Starts one that watches over others. */
    static RedisProcess startSentinel(Path folder, String... settings) {
        return start(folder, List.of("--sentinel"), List.of(settings));
    }

    private static RedisProcess start(Path folder, List<String> options, List<String> settings) {
        int port = FreePort.find();
        Path own = folder.toAbsolutePath().resolve(Integer.toString(port));
        var configuration = new ArrayList<>(List.of("port " + port, "bind 127.0.0.1", "dir " + own));
        configuration.addAll(settings);
        try {
            Files.createDirectories(own);
            Path file = Files.write(own.resolve("redis.conf"), configuration);
            var command = new ArrayList<>(List.of(RedisExecutable.path(), file.toString()));
            command.addAll(options);
            Path output = own.resolve("output");
            var builder = new ProcessBuilder(command).redirectErrorStream(true)
                    .redirectOutput(Redirect.appendTo(output.toFile()));
            var redis = new RedisProcess(port, output, builder);
            redis.startAgain();
            return redis;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Starts it with what it has on disk, after its end, and waits until it answers. */
    public void startAgain() {
        try {
            process = builder.start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        awaitAnswer();
    }

    public int port() {
        return port;
    }

    public String uri() {
        return "redis://127.0.0.1:" + port;
    }

    /**
     * Sends a command on a connection of its own. Replies are strings, numbers, lists of these, or null.
     *
     * @throws UncheckedIOException when it does not answer
     * @throws RedisError when it answers with an error
     */
    public Object call(String... command) {
        try {
            return RedisCall.of(port, command);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A field of what {@code INFO} tells. */
    public Optional<String> info(String section, String field) {
        return call("INFO", section).toString().lines().filter(line -> line.startsWith(field + ":"))
                .map(line -> line.substring(field.length() + 1)).findFirst();
    }

    /** Waits until so many replicas have all that has been written here until now. */
    void awaitReplicas(int replicas) {
        long written = Long.parseLong(info("replication", "master_repl_offset").orElseThrow());
        await().atMost(START).until(() -> REPLICA.matcher(call("INFO", "replication").toString()).results()
                .filter(replica -> Long.parseLong(replica.group(1)) >= written).count() >= replicas);
    }

    /** Waits until it follows its primary. */
    void awaitLink() {
        await().atMost(START).until(() -> info("replication", "master_link_status").equals(Optional.of("up")));
    }

    /** Ends it as a crash would. */
    public void kill() {
        process.destroyForcibly();
        awaitEnd();
    }

    /** From now on its connections stay open, and nothing answers. */
    public void suspend() {
        signal("-STOP");
    }

    public void resume() {
        signal("-CONT");
    }

    @Override
    public void close() {
        resume();
        process.destroy();
        if (!awaitEnd()) {
            kill();
        }
    }

    private void awaitAnswer() {
        try {
            await().atMost(START).ignoreExceptionsInstanceOf(UncheckedIOException.class)
                    .until(() -> !process.isAlive() || call("PING").equals("PONG"));
        } catch (RuntimeException e) {
            kill();
            throw e;
        }
        if (!process.isAlive()) {
            throw new IllegalStateException("Redis did not start: " + printed());
        }
    }

    private String printed() {
        try {
            return Files.readString(output);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private boolean awaitEnd() {
        try {
            return process.waitFor(STOP_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted while Redis was to end", e);
        }
    }

    private void signal(String signal) {
        if (!process.isAlive()) {
            return;
        }
        try {
            new ProcessBuilder("kill", signal, Long.toString(process.pid())).start().waitFor();
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException("kill " + signal + " " + process.pid(), e);
        }
    }
}
