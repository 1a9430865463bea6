package io.quarkiverse.submittoken.it;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** What all processes of one shop have in common: a database and a Redis. */
final class SharedShop implements AutoCloseable {

    private final RealRedis redis = RealRedis.start();
    private final Path database;

    /** @param folder for the database */
    SharedShop(Path folder) {
        database = folder.resolve("shop").toAbsolutePath();
    }

    /**
     * Starts one more process, which is the caller's to end. The first one serves the database to the others. All are
     * patient with Redis, as the machine may be busy.
     *
     * @param options win over what is common
     */
    ApplicationProcess startProcess(Map<String, String> options) throws Exception {
        var all = new HashMap<>(Map.of(
                "quarkus.datasource.jdbc.url", "jdbc:h2:file:" + database + ";AUTO_SERVER=TRUE",
                "h2.bindAddress", "localhost",
                "quarkus.submit-token.backend", "redis",
                "quarkus.submit-token.redis.timeout", "20S",
                "quarkus.redis.hosts", redis.uri()));
        all.putAll(options);
        return ApplicationProcess.start(all);
    }

    RealRedis redis() {
        return redis;
    }

    @Override
    public void close() {
        redis.close();
    }
}
