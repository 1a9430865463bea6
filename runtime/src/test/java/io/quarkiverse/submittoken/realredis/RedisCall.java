package io.quarkiverse.submittoken.realredis;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;

/** One command to one Redis, by its wire protocol (RESP 2): no client of the product stands between. */
final class RedisCall {

    private static final int PATIENCE_MILLIS = 10_000;

    private final DataInputStream reply;

    private RedisCall(Socket socket) throws IOException {
        reply = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
    }

    static Object of(int port, String... command) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setSoTimeout(PATIENCE_MILLIS);
            socket.getOutputStream().write(request(command));
            return new RedisCall(socket).read();
        }
    }

    private static byte[] request(String... command) throws IOException {
        var request = new ByteArrayOutputStream();
        request.write(("*" + command.length + "\r\n").getBytes(UTF_8));
        for (String word : command) {
            byte[] bytes = word.getBytes(UTF_8);
            request.write(("$" + bytes.length + "\r\n").getBytes(UTF_8));
            request.write(bytes);
            request.write("\r\n".getBytes(UTF_8));
        }
        return request.toByteArray();
    }

    private Object read() throws IOException {
        int type = reply.readByte();
        String line = line();
        return switch (type) {
            case '+' -> line;
            case '-' -> throw new RedisError(line);
            case ':' -> Long.valueOf(line);
            case '$' -> text(Integer.parseInt(line));
            case '*' -> list(Integer.parseInt(line));
            default -> throw new IOException("Not a reply of Redis: " + (char) type + line);
        };
    }

    private String text(int length) throws IOException {
        if (length < 0) {
            return null;
        }
        byte[] bytes = new byte[length];
        reply.readFully(bytes);
        line();
        return new String(bytes, UTF_8);
    }

    private List<Object> list(int length) throws IOException {
        if (length < 0) {
            return null;
        }
        var items = new ArrayList<>();
        for (int i = 0; i < length; i++) {
            items.add(read());
        }
        return items;
    }

    private String line() throws IOException {
        var line = new ByteArrayOutputStream();
        for (int next = reply.read(); next != '\n'; next = reply.read()) {
            if (next < 0) {
                throw new EOFException("Redis has closed the connection");
            }
            if (next != '\r') {
                line.write(next);
            }
        }
        return line.toString(UTF_8);
    }
}
