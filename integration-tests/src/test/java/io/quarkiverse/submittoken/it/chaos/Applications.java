package io.quarkiverse.submittoken.it.chaos;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ThreadLocalRandom;

import io.quarkiverse.submittoken.it.ApplicationProcess;

/** The processes of one application. One that is killed is replaced. */
final class Applications implements AutoCloseable {

    private final Path target;
    private final Map<String, String> options;
    private final Path logs;
    private final List<ApplicationProcess> running = new CopyOnWriteArrayList<>();

    /**
     * @param target what the build has made, or a copy of it
     * @param logs where to leave what they have printed
     */
    Applications(Path target, Map<String, String> options, Path logs) {
        this.target = target;
        this.options = options;
        this.logs = logs;
    }

    void startOne() throws IOException, InterruptedException {
        running.add(ApplicationProcess.start(target, options));
    }

    ApplicationProcess any() {
        var now = running.toArray(ApplicationProcess[]::new);
        return now[ThreadLocalRandom.current().nextInt(now.length)];
    }

    /** Kills one while clients are talking to it. At least one other must be running. */
    void kill(ApplicationProcess victim) throws IOException, InterruptedException {
        end(victim);
        running.remove(victim);
    }

    @Override
    public void close() throws IOException, InterruptedException {
        for (var application : running) {
            end(application);
        }
    }

    private void end(ApplicationProcess application) throws IOException, InterruptedException {
        application.kill();
        Files.writeString(logs.resolve("application-" + application.pid() + ".log"), application.output());
    }
}
