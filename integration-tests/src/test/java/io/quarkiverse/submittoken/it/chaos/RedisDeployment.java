package io.quarkiverse.submittoken.it.chaos;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** The Redis of a run, behind a network that can be broken: one server, or a primary with a replica that takes over. */
final class RedisDeployment implements AutoCloseable {

    enum Kind {
        /** One server that keeps all that it has acknowledged. */
        DURABLE,
        /** One server that keeps nothing when it is killed. */
        FORGETFUL,
        /** A primary and a replica that lags behind. */
        REPLICATED
    }

    private final Kind kind;
    private final Forwarder front;
    private final List<LostWrite> lost = new CopyOnWriteArrayList<>();
    private final Replication replication;
    private RedisProcess primary;

    private RedisDeployment(Kind kind, RedisProcess primary, Replication replication) throws IOException {
        this.kind = kind;
        this.primary = primary;
        this.replication = replication;
        this.front = new Forwarder(primary.port());
    }

    static RedisDeployment start(Kind kind, Path folder) throws IOException, InterruptedException {
        var persistence = kind == Kind.FORGETFUL ? RedisProcess.Persistence.NONE : RedisProcess.Persistence.ALWAYS;
        var primary = new RedisProcess(folder.resolve("redis-1"), persistence);
        primary.start();
        return new RedisDeployment(kind, primary,
                kind == Kind.REPLICATED ? Replication.of(primary, folder.resolve("redis-2")) : null);
    }

    String uri() {
        return "redis://127.0.0.1:" + front.port();
    }

    void pause(Duration time) throws IOException, InterruptedException {
        primary.pause();
        Thread.sleep(time.toMillis());
        primary.resume();
    }

    void killAndStart() throws IOException, InterruptedException {
        if (kind != Kind.FORGETFUL) {
            primary.kill();
            primary.start();
            return;
        }
        var before = lastWords();
        primary.kill();
        primary.start();
        takeStock(before);
    }

    void stopAndStart() throws IOException, InterruptedException {
        primary.stop();
        primary.start();
    }

    void cutConnections() {
        front.cut();
    }

    void delayQuestions(Duration time) throws InterruptedException {
        front.delayQuestions(time);
        Thread.sleep(time.toMillis());
    }

    void loseAnswers(Duration time) throws InterruptedException {
        front.loseAnswers();
        Thread.sleep(time.toMillis());
        front.passAnswersAgain();
    }

    /** @param lag for how long the replica had not been getting anything when the primary dies */
    void failOver(Duration lag) throws IOException, InterruptedException {
        replication.awaitInSync();
        replication.interrupt();
        Thread.sleep(lag.toMillis());
        var before = lastWords();
        primary.kill();
        var old = primary;
        primary = replication.promote();
        front.pointTo(primary.port());
        takeStock(before);
        replication.follow(primary, old);
    }

    /** What the server holds when it is the last moment: no client can write any more. */
    private Snapshot lastWords() throws IOException {
        front.shut();
        primary.command("CLIENT", "KILL", "TYPE", "normal", "SKIPME", "yes");
        return Snapshot.of(primary);
    }

    private void takeStock(Snapshot before) throws IOException {
        before.lostIn(Snapshot.of(primary)).forEach(lost::add);
        front.open();
    }

    List<LostWrite> lost() {
        return List.copyOf(lost);
    }

    List<String> immortalKeys() throws IOException {
        return Snapshot.immortalKeysOf(primary);
    }

    @Override
    public void close() throws IOException, InterruptedException {
        try (var server = primary; var replica = replication; var network = front) {
            // all are ended, whichever fails
        }
    }
}
