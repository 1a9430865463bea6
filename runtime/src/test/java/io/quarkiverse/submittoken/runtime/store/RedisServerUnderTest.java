package io.quarkiverse.submittoken.runtime.store;

import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.StreamSupport;

import io.vertx.core.Vertx;
import io.vertx.redis.client.Command;
import io.vertx.redis.client.Redis;
import io.vertx.redis.client.RedisOptions;
import io.vertx.redis.client.Request;
import io.vertx.redis.client.Response;
import redis.embedded.RedisExecProvider;
import redis.embedded.RedisServer;
import redis.embedded.util.OS;

/**
 * A real Redis of our own on a free port, and a client to look behind the store's back. Another version than the one
 * that comes with the dependency is tried by {@code -Dsubmit-token.test.redis-server=<path of redis-server>}.
 */
final class RedisServerUnderTest implements AutoCloseable {

    private final int port = freePort();
    private final RedisServer server = RedisServer.builder().port(port).redisExecProvider(executable())
            .setting("bind 127.0.0.1").setting("save \"\"").setting("appendonly no").build();
    private final Vertx vertx = Vertx.vertx();
    private final Redis raw;
    private final String pid;

    RedisServerUnderTest() {
        server.start();
        raw = client(vertx);
        pid = info("server", "process_id");
    }

    /** A client with the pool that Quarkus gives it by default. */
    Redis client(Vertx vertx) {
        return client(vertx, 6);
    }

    Redis client(Vertx vertx, int connections) {
        return Redis.createClient(vertx, new RedisOptions().setConnectionString("redis://127.0.0.1:" + port)
                .setMaxPoolSize(connections).setMaxPoolWaiting(24));
    }

    Response command(String name, Object... arguments) {
        Request request = Request.cmd(Command.create(name));
        for (Object argument : arguments) {
            request.arg(argument.toString());
        }
        return raw.send(request).toCompletionStage().toCompletableFuture().orTimeout(10, TimeUnit.SECONDS).join();
    }

    List<String> keys() {
        return StreamSupport.stream(command("KEYS", "*").spliterator(), false).map(Response::toString).toList();
    }

    /** How often clients have called this command. */
    long calls(String command) {
        String stats = info("commandstats", "cmdstat_" + command);
        return stats == null ? 0 : Long.parseLong(stats.replaceAll("calls=(\\d+),.*", "$1"));
    }

    String info(String section, String field) {
        return command("INFO", section).toString().lines().filter(line -> line.startsWith(field + ":"))
                .map(line -> line.substring(field.length() + 1)).findFirst().orElse(null);
    }

    /** Makes this one a replica of the other, and returns when it has caught up. */
    void follow(RedisServerUnderTest primary) {
        primary.command("CONFIG", "SET", "repl-diskless-sync-delay", "0");
        command("REPLICAOF", "127.0.0.1", primary.port);
        await().until(() -> "up".equals(info("replication", "master_link_status")));
    }

    /** Connections stay open and nothing answers any more. */
    void suspend() {
        signal("-STOP");
    }

    void resume() {
        signal("-CONT");
    }

    @Override
    public void close() {
        vertx.close().toCompletionStage().toCompletableFuture().join();
        server.stop();
    }

    private void signal(String signal) {
        try {
            new ProcessBuilder("kill", signal, pid).start().waitFor();
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException("kill " + signal + " " + pid, e);
        }
    }

    private static RedisExecProvider executable() {
        String path = System.getProperty("submit-token.test.redis-server");
        RedisExecProvider provider = RedisExecProvider.defaultProvider();
        return path == null ? provider : provider.override(OS.UNIX, path);
    }

    private static int freePort() {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
