package io.quarkiverse.submittoken.it;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.util.Map;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import redis.embedded.RedisServer;

/**
 * A real Redis on a free port for the tests of one application, without Docker, and {@code backend=redis}. With the
 * argument {@value #CLIENT} it is set up for the Redis client of that name.
 */
public class RedisServerResource implements QuarkusTestResourceLifecycleManager {

    public static final String CLIENT = "client";

    private String client = "";
    private RedisServer server;

    @Override
    public void init(Map<String, String> arguments) {
        client = arguments.containsKey(CLIENT) ? "\"" + arguments.get(CLIENT) + "\"." : "";
    }

    @Override
    public Map<String, String> start() {
        int port = freePort();
        server = RedisServer.builder().port(port)
                .setting("bind 127.0.0.1").setting("save \"\"").setting("appendonly no").build();
        server.start();
        return Map.of("quarkus.redis." + client + "hosts", "redis://127.0.0.1:" + port,
                "quarkus.submit-token.backend", "redis");
    }

    @Override
    public void stop() {
        if (server != null) {
            server.stop();
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
