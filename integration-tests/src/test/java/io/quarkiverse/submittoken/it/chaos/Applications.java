package io.quarkiverse.submittoken.it.chaos;

import java.io.IOException;
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
    private final List<ApplicationProcess> running = new CopyOnWriteArrayList<>();

    /** @param target what the build has made, or a copy of it */
    Applications(Path target, Map<String, String> options) {
        this.target = target;
        this.options = options;
    }

    void startOne() throws IOException, InterruptedException {
        running.add(ApplicationProcess.start(target, options));
    }

    ApplicationProcess any() {
        var now = running.toArray(ApplicationProcess[]::new);
        return now[ThreadLocalRandom.current().nextInt(now.length)];
    }

    /** Kills one while clients are talking to it. At least one other must be running. */
    void kill(ApplicationProcess victim) throws InterruptedException {
        victim.kill();
        running.remove(victim);
    }

    @Override
    public void close() throws InterruptedException {
        for (var application : running) {
            application.kill();
        }
    }
}
