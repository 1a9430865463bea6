package io.quarkiverse.submittoken.runtime.store;

import java.util.List;

import io.quarkiverse.submittoken.spi.SubmissionStoreException;
import io.vertx.core.Future;
import io.vertx.redis.client.Command;
import io.vertx.redis.client.RedisConnection;
import io.vertx.redis.client.Request;
import io.vertx.redis.client.Response;

/**
 * Waits until so many replicas have what a step has written (the command WAIT). That makes it improbable, not impossible,
 * that a failover loses it.
 *
 * @param count how many; zero: none is waited for
 */
record RedisReplicas(int count) {

    private static final String KEY = "quarkus.submit-token.redis.wait-replicas";

    boolean areWaitedFor() {
        return count > 0;
    }

    /**
     * @param connection the one on which the step was carried out
     * @return fails if there are fewer in time
     */
    Future<Void> confirm(RedisConnection connection, String step, RedisKeys keys, TimeLimit time) {
        // some time is left for the way back, so that the reason can be told
        long millis = Math.max(1, time.millisLeft() * 3 / 4);
        Request thisNode = Request.cmd(Command.EXISTS).arg(keys.state());
        Request wait = Request.cmd(Command.WAIT).arg(count).arg(millis);
        return connection.batch(List.of(thisNode, wait)).compose(replies -> check(replies.get(1), step));
    }

    private Future<Void> check(Response confirmed, String step) {
        return confirmed.toInteger() >= count ? Future.succeededFuture()
                : Future.failedFuture(new SubmissionStoreException("Only " + confirmed + " of " + count + " replicas (" + KEY
                        + ") have confirmed the step '" + step + "' in time. Check that they are connected, or lower " + KEY));
    }
}
