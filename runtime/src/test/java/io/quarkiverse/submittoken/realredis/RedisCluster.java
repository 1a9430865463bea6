package io.quarkiverse.submittoken.realredis;

import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A real Redis Cluster of three masters on this machine, with or without replicas. */
public final class RedisCluster implements AutoCloseable {

    private static final int MASTERS = 3;
    private static final int SLOTS = 16_384;
    private static final Duration PATIENCE = Duration.ofMinutes(1);

    private final List<RedisProcess> nodes = new ArrayList<>();
    private final int replicasOfEach;

    private RedisCluster(int replicasOfEach) {
        this.replicasOfEach = replicasOfEach;
    }

    /**
     * Starts all nodes and waits until each of them knows all others and all slots are served.
     *
     * @param nodeTimeout after how long without an answer a master is taken for dead
     */
    public static RedisCluster start(Path folder, int replicasOfEach, Duration nodeTimeout) {
        var cluster = new RedisCluster(replicasOfEach);
        try {
            for (int i = 0; i < MASTERS * (1 + replicasOfEach); i++) {
                cluster.nodes.add(RedisProcess.start(folder, "cluster-enabled yes", "cluster-config-file nodes.conf",
                        "cluster-node-timeout " + nodeTimeout.toMillis(), "cluster-replica-validity-factor 0"));
            }
            cluster.join();
            return cluster;
        } catch (RuntimeException e) {
            cluster.close();
            throw e;
        }
    }

    public List<String> uris() {
        return nodes.stream().map(RedisProcess::uri).toList();
    }

    /** The node that clients ask first: at the start, the master of a third of all keys. */
    public RedisProcess first() {
        return nodes.get(0);
    }

    /** Waits until the replicas of the first node have all that has been written to it until now. */
    public void awaitReplicasOfFirst() {
        first().awaitReplicas(replicasOfEach);
    }

    @Override
    public void close() {
        nodes.forEach(RedisProcess::close);
    }

    private void join() {
        for (int i = 0; i < MASTERS; i++) {
            nodes.get(i).call("CLUSTER", "SET-CONFIG-EPOCH", Integer.toString(i + 1));
            nodes.get(i).call(Stream.concat(Stream.of("CLUSTER", "ADDSLOTS"),
                    IntStream.range(i * SLOTS / MASTERS, (i + 1) * SLOTS / MASTERS).mapToObj(Integer::toString))
                    .toArray(String[]::new));
        }
        nodes.forEach(node -> nodes.get(0).call("CLUSTER", "MEET", "127.0.0.1", Integer.toString(node.port())));
        awaitEverywhere("cluster_known_nodes", Integer.toString(nodes.size()));
        for (int i = MASTERS; i < nodes.size(); i++) {
            nodes.get(i).call("CLUSTER", "REPLICATE", nodes.get(i % MASTERS).call("CLUSTER", "MYID").toString());
        }
        nodes.stream().skip(MASTERS).forEach(RedisProcess::awaitLink);
        awaitEverywhere("cluster_size", Integer.toString(MASTERS));
        awaitEverywhere("cluster_state", "ok");
    }

    private void awaitEverywhere(String field, String value) {
        await().atMost(PATIENCE).until(() -> nodes.stream()
                .allMatch(node -> node.call("CLUSTER", "INFO").toString().lines().anyMatch((field + ":" + value)::equals)));
    }
}
