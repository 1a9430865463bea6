package io.quarkiverse.submittoken.it;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

import io.quarkiverse.submittoken.realredis.FreePort;
import redis.embedded.RedisServer;

/** A real Redis on a free port, without Docker. */
final class RealRedis implements AutoCloseable {

    private static final Pattern SCRIPT_CALLS = Pattern.compile("cmdstat_eval(?:sha)?:calls=(\\d+)");

    private static final Pattern KEYS = Pattern.compile("db0:keys=(\\d+)");

    private final int port = FreePort.find();
    private final RedisServer server = RedisServer.builder().port(port)
            .setting("bind 127.0.0.1").setting("save \"\"").setting("appendonly no").build();

    private RealRedis() {
    }

    static RealRedis start() {
        RealRedis redis = new RealRedis();
        redis.server.start();
        return redis;
    }

    String uri() {
        return "redis://127.0.0.1:" + port;
    }

    /** How many scripts it was asked to run since it was started: the only commands that the store sends. */
    int scriptCalls() throws IOException {
        return SCRIPT_CALLS.matcher(info("commandstats")).results()
                .mapToInt(calls -> Integer.parseInt(calls.group(1))).sum();
    }

    /** How many keys it holds: one for each submission that was claimed, and one for each response. */
    int keys() throws IOException {
        return KEYS.matcher(info("keyspace")).results().mapToInt(keys -> Integer.parseInt(keys.group(1))).sum();
    }

    private String info(String section) throws IOException {
        return command("INFO " + section);
    }

    /** @return the reply as it came */
    String command(String inline) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.getOutputStream().write((inline + "\r\nQUIT\r\n").getBytes(StandardCharsets.US_ASCII));
            InputStream answer = socket.getInputStream();
            return new String(answer.readAllBytes(), StandardCharsets.US_ASCII);
        }
    }

    @Override
    public void close() {
        server.stop();
    }
}
