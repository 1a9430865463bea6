package io.quarkiverse.submittoken.it.chaos;

import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;

/** A replica, and the way by which it hears of what the primary writes. */
final class Replication implements AutoCloseable {

    private static final Duration SYNC = Duration.ofSeconds(60);
    private static final Duration LOOK = Duration.ofMillis(50);

    private final Forwarder way;
    private RedisProcess replica;

    private Replication(Forwarder way, RedisProcess replica) {
        this.way = way;
        this.replica = replica;
    }

    static Replication of(RedisProcess primary, Path folder) throws IOException, InterruptedException {
        var replication = new Replication(new Forwarder(primary.port()),
                new RedisProcess(folder, RedisProcess.Persistence.ALWAYS));
        replication.start();
        return replication;
    }

    private void start() throws IOException, InterruptedException {
        replica.start();
        replica.command("REPLICAOF", "127.0.0.1", Integer.toString(way.port()));
    }

    /** Waits until the replica holds what the primary holds. */
    void awaitInSync() throws IOException, InterruptedException {
        await("the replica in sync").atMost(SYNC).pollInterval(LOOK)
                .until(() -> replica.command("INFO", "replication").toString().contains("master_link_status:up"));
    }

    /** From now on the replica falls behind. */
    void interrupt() {
        way.shut();
    }

    /** Makes a primary of the replica. */
    RedisProcess promote() throws IOException {
        replica.command("REPLICAOF", "NO", "ONE");
        return replica;
    }

    /** @param old the primary that was; it comes back without its data, as the replica of the new one */
    void follow(RedisProcess primary, RedisProcess old) throws IOException, InterruptedException {
        old.wipe();
        replica = old;
        way.pointTo(primary.port());
        way.open();
        start();
    }

    @Override
    public void close() throws IOException, InterruptedException {
        try (var server = replica; var network = way) {
            // both are ended, whichever fails
        }
    }
}
