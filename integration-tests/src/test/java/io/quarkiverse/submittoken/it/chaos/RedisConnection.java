package io.quarkiverse.submittoken.it.chaos;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;

/** A connection to look behind the store's back: one command at a time, past every fault in the way of the applications. */
final class RedisConnection implements AutoCloseable {

    private static final int PATIENCE_MILLIS = 20_000;

    private final Socket socket;
    private final InputStream replies;

    RedisConnection(int port) throws IOException {
        socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setSoTimeout(PATIENCE_MILLIS);
        replies = new BufferedInputStream(socket.getInputStream());
    }

    /**
     * @return a {@code String}, a {@code Long}, null, or a {@code List} of these
     * @throws IllegalStateException Redis answers with an error
     */
    Object command(String... words) throws IOException {
        var request = new ByteArrayOutputStream();
        request.writeBytes(("*" + words.length + "\r\n").getBytes(UTF_8));
        for (String word : words) {
            byte[] bytes = word.getBytes(UTF_8);
            request.writeBytes(("$" + bytes.length + "\r\n").getBytes(UTF_8));
            request.writeBytes(bytes);
            request.writeBytes("\r\n".getBytes(UTF_8));
        }
        socket.getOutputStream().write(request.toByteArray());
        return reply();
    }

    private Object reply() throws IOException {
        String line = line();
        String rest = line.substring(1);
        return switch (line.charAt(0)) {
            case '+' -> rest;
            case ':' -> Long.valueOf(rest);
            case '$' -> text(Integer.parseInt(rest));
            case '*' -> list(Integer.parseInt(rest));
            default -> throw new IllegalStateException(rest);
        };
    }

    private String text(int length) throws IOException {
        if (length < 0) {
            return null;
        }
        String text = new String(replies.readNBytes(length), UTF_8);
        line();
        return text;
    }

    private List<Object> list(int size) throws IOException {
        var list = new ArrayList<Object>();
        for (int i = 0; i < size; i++) {
            list.add(reply());
        }
        return list;
    }

    private String line() throws IOException {
        var line = new ByteArrayOutputStream();
        for (int next = replies.read(); next != '\n'; next = replies.read()) {
            if (next < 0) {
                throw new EOFException("Redis has closed the connection");
            }
            if (next != '\r') {
                line.write(next);
            }
        }
        return line.toString(UTF_8);
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
