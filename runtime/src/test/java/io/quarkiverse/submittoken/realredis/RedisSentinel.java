package io.quarkiverse.submittoken.realredis;

import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A real Redis on this machine with two replicas, and three sentinels that replace it when it fails. */
public final class RedisSentinel implements AutoCloseable {

    /** By which name clients ask the sentinels for the primary. */
    public static final String MASTER_NAME = "orders";

    private static final int REPLICAS = 2;
    private static final int SENTINELS = 3;
    private static final int QUORUM = 2;
    private static final Duration PATIENCE = Duration.ofMinutes(1);

    private final List<RedisProcess> servers = new ArrayList<>();
    private final List<RedisProcess> sentinels = new ArrayList<>();

    private RedisSentinel() {
    }

    /**
     * Starts all of them and waits until each sentinel knows the replicas and the other sentinels.
     *
     * @param downAfter after how long without an answer a primary is taken for dead
     */
    public static RedisSentinel start(Path folder, Duration downAfter) {
        var all = new RedisSentinel();
        try {
            all.startServers(folder);
            all.startSentinels(folder, downAfter);
            return all;
        } catch (RuntimeException e) {
            all.close();
            throw e;
        }
    }

    /** Where the sentinels are. */
    public List<String> uris() {
        return sentinels.stream().map(RedisProcess::uri).toList();
    }

    /** The one that the first sentinel takes for the primary. */
    public RedisProcess primary() {
        var address = (List<?>) sentinels.get(0).call("SENTINEL", "GET-MASTER-ADDR-BY-NAME", MASTER_NAME);
        return servers.stream().filter(server -> server.port() == Integer.parseInt(address.get(1).toString()))
                .findFirst().orElseThrow();
    }

    /** Waits until the replicas have all that has been written until now. */
    public void awaitReplicas() {
        primary().awaitReplicas(REPLICAS);
    }

    @Override
    public void close() {
        Stream.concat(sentinels.stream(), servers.stream()).forEach(RedisProcess::close);
    }

    private void startServers(Path folder) {
        servers.add(RedisProcess.start(folder));
        for (int i = 0; i < REPLICAS; i++) {
            servers.add(RedisProcess.start(folder, "replicaof 127.0.0.1 " + servers.get(0).port()));
        }
        servers.stream().skip(1).forEach(RedisProcess::awaitLink);
    }

    private void startSentinels(Path folder, Duration downAfter) {
        for (int i = 0; i < SENTINELS; i++) {
            sentinels.add(RedisProcess.startSentinel(folder,
                    "sentinel monitor " + MASTER_NAME + " 127.0.0.1 " + servers.get(0).port() + " " + QUORUM,
                    "sentinel down-after-milliseconds " + MASTER_NAME + " " + downAfter.toMillis(),
                    "sentinel failover-timeout " + MASTER_NAME + " 20000"));
        }
        await().atMost(PATIENCE).until(() -> sentinels.stream().allMatch(RedisSentinel::knowsAll));
    }

    private static boolean knowsAll(RedisProcess sentinel) {
        var told = (List<?>) sentinel.call("SENTINEL", "MASTER", MASTER_NAME);
        return told.get(told.indexOf("num-slaves") + 1).equals(Integer.toString(REPLICAS))
                && told.get(told.indexOf("num-other-sentinels") + 1).equals(Integer.toString(SENTINELS - 1));
    }
}
