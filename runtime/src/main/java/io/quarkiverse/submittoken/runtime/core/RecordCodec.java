package io.quarkiverse.submittoken.runtime.core;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Recorded responses as bytes: a version, then status, headers and body, each with its length before it. A record that
 * this version cannot read (written by a newer one, or damaged) is no record: a repeat is told that it was already
 * submitted, and never runs.
 */
public final class RecordCodec {

    private static final byte VERSION = 1;

    private RecordCodec() {
    }

    public static byte[] encode(RecordedResponse response) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(response.body().length + 512);
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeByte(VERSION);
            out.writeShort(response.status());
            out.writeInt(response.headers().size());
            for (RecordedHeader header : response.headers()) {
                write(out, header.name());
                out.writeBoolean(header.replacing());
                out.writeInt(header.values().size());
                for (String value : header.values()) {
                    write(out, value);
                }
            }
            write(out, response.body());
        } catch (IOException e) {
            throw new UncheckedIOException("Writing to memory cannot fail", e);
        }
        return bytes.toByteArray();
    }

    /** Empty when this version cannot read it. */
    public static Optional<RecordedResponse> decode(byte[] record) {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(record))) {
            if (in.readByte() != VERSION) {
                return Optional.empty();
            }
            int status = in.readUnsignedShort();
            List<RecordedHeader> headers = new ArrayList<>();
            for (int i = count(in); i > 0; i--) {
                String name = readText(in);
                boolean replacing = in.readBoolean();
                List<String> values = new ArrayList<>();
                for (int j = count(in); j > 0; j--) {
                    values.add(readText(in));
                }
                headers.add(new RecordedHeader(name, values, replacing));
            }
            byte[] body = readBytes(in);
            return in.read() == -1 ? Optional.of(new RecordedResponse(status, headers, body)) : Optional.empty();
        } catch (IOException damaged) {
            return Optional.empty();
        }
    }

    private static void write(DataOutputStream out, String text) throws IOException {
        write(out, text.getBytes(StandardCharsets.UTF_8));
    }

    private static void write(DataOutputStream out, byte[] bytes) throws IOException {
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    private static String readText(DataInputStream in) throws IOException {
        return new String(readBytes(in), StandardCharsets.UTF_8);
    }

    private static byte[] readBytes(DataInputStream in) throws IOException {
        return in.readNBytes(count(in));
    }

    /** A length or number: never more than there are bytes left, so that a damaged record cannot ask for memory. */
    private static int count(DataInputStream in) throws IOException {
        int count = in.readInt();
        if (count < 0 || count > in.available()) {
            throw new IOException("damaged record");
        }
        return count;
    }
}
