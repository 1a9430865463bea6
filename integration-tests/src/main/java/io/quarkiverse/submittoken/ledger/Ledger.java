package io.quarkiverse.submittoken.ledger;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.NotFoundException;

import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * Tells afterwards which executions there were, whatever has become of their process. Several processes may append to one
 * file: a line is one write, and on the disk before the execution goes on.
 */
@ApplicationScoped
class Ledger {

    private final Optional<Path> file;
    private final AtomicLong executions = new AtomicLong();

    Ledger(@ConfigProperty(name = "ledger.file") Optional<Path> file) {
        this.file = file;
    }

    /** @return a name for the execution: the process and a number */
    String begin(Entry entry) {
        String execution = ProcessHandle.current().pid() + "-" + executions.incrementAndGet();
        append("begin %s %s %s".formatted(execution, entry.submission(), entry.text()));
        return execution;
    }

    void end(String execution, Ending ending) {
        append("end %s %s".formatted(execution, ending));
    }

    private void append(String line) {
        try (var channel = FileChannel.open(file.orElseThrow(NotFoundException::new),
                StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.APPEND)) {
            channel.write(ByteBuffer.wrap((line + " " + Instant.now() + "\n").getBytes(UTF_8)));
            channel.force(false);
        } catch (IOException e) {
            throw new UncheckedIOException("The ledger cannot be written", e);
        }
    }
}
