package io.quarkiverse.submittoken.it;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Pattern;

/**
 * The packaged application (whatever the build made: jar or native executable) as a process of its own, on a free port.
 * For tests that need two of them, or one that dies.
 */
public final class ApplicationProcess implements RunningShop {

    /** Where the build has put it. */
    public static final Path TARGET = Path.of("target");

    private static final Pattern LISTENING = Pattern.compile("Listening on: http://\\S+:(\\d+)");
    private static final Duration START = Duration.ofMinutes(2);
    private static final Duration STOP = Duration.ofSeconds(10);

    /** Ended by its handle only: {@link Process#destroy()} would close the stream that is being read. */
    private final Process process;
    private final StringBuffer output = new StringBuffer();
    private final CompletableFuture<URI> baseUri = new CompletableFuture<>();

    private ApplicationProcess(Process process) {
        this.process = process;
        var reader = new Thread(this::readOutput, "output of " + process.pid());
        reader.setDaemon(true);
        reader.start();
    }

    /**
     * Starts the application and waits until it listens.
     *
     * @param options system properties, over those of the profile "demo"
     * @throws IllegalStateException when it does not start; the message has its output, and no process is left behind
     */
    public static ApplicationProcess start(Map<String, String> options) throws IOException, InterruptedException {
        return start(TARGET, options);
    }

    /** @param target where a copy of what the build has made is */
    public static ApplicationProcess start(Path target, Map<String, String> options) throws IOException, InterruptedException {
        var application = new ApplicationProcess(
                new ProcessBuilder(command(target, options)).redirectErrorStream(true).start());
        try {
            application.baseUri.get(START.toSeconds(), TimeUnit.SECONDS);
            return application;
        } catch (ExecutionException | TimeoutException e) {
            application.kill();
            throw new IllegalStateException("The application did not start:\n" + application.output, e);
        }
    }

    @Override
    public URI baseUri() {
        return baseUri.join();
    }

    public long pid() {
        return process.pid();
    }

    /** What it has printed so far. */
    public String output() {
        return output.toString();
    }

    /** Ends it as a crash would: without any chance to tidy up. */
    public void kill() throws InterruptedException {
        process.toHandle().destroyForcibly();
        process.waitFor();
    }

    /** Asks it to end, as an operator does, and does not wait. */
    void terminate() {
        process.toHandle().destroy();
    }

    boolean hasEnded() {
        return !process.isAlive();
    }

    /** Ends it as an operator would; if it takes too long, kills it. */
    @Override
    public void close() throws InterruptedException {
        terminate();
        if (!process.waitFor(STOP.toSeconds(), TimeUnit.SECONDS)) {
            kill();
        }
    }

    private static List<String> command(Path target, Map<String, String> options) throws IOException {
        var artifact = new Properties();
        try (var file = Files.newInputStream(target.resolve("quarkus-artifact.properties"))) {
            artifact.load(file);
        }
        boolean executable = artifact.getProperty("type").startsWith("native");
        String path = target.resolve(artifact.getProperty("path")).toString();

        var command = new ArrayList<String>();
        command.add(executable ? path : Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-Dquarkus.profile=demo");
        command.add("-Dquarkus.http.host=localhost");
        command.add("-Dquarkus.http.port=0");
        // the machine may be busy
        command.add("-Dquarkus.datasource.jdbc.acquisition-timeout=60S");
        options.forEach((name, value) -> command.add("-D" + name + "=" + value));
        if (!executable) {
            command.addAll(List.of("-jar", path));
        }
        return command;
    }

    private void readOutput() {
        try (BufferedReader lines = process.inputReader()) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                output.append(line).append('\n');
                var listening = LISTENING.matcher(line);
                if (listening.find()) {
                    baseUri.complete(URI.create("http://localhost:" + listening.group(1)));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            baseUri.completeExceptionally(new IllegalStateException("The process has ended"));
        }
    }
}
