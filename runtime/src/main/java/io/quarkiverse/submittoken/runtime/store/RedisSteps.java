package io.quarkiverse.submittoken.runtime.store;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;

import org.jboss.logging.Logger;

import io.quarkiverse.submittoken.spi.SubmissionStoreException;
import io.vertx.core.Context;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.redis.client.Command;
import io.vertx.redis.client.Redis;
import io.vertx.redis.client.RedisConnection;
import io.vertx.redis.client.Request;
import io.vertx.redis.client.Response;

/**
 * Runs scripts, each within its time limit whatever the client does, and not more at once than the client has
 * connections. A step ends in its reply or in a {@link SubmissionStoreException}.
 *
 * <p>
 * A step whose time is over before its turn is never sent. One that was sent keeps its place until the client is through
 * with it, as it keeps a connection busy until then, and Redis may still carry it out; but not for longer than twice its
 * time: a connection that is silent for good must not lock out the others.
 */
final class RedisSteps {

    private static final Logger LOG = Logger.getLogger(RedisSteps.class);
    private static final String LIMIT_KEY = "quarkus.submit-token.redis.timeout";

    private final Vertx vertx;
    private final Redis redis;
    private final InFlightLimit turns;
    private final RedisReplicas replicas;

    /** @param connections how many the client has at most */
    RedisSteps(Vertx vertx, Redis redis, int connections, RedisReplicas replicas) {
        this.vertx = vertx;
        this.redis = redis;
        this.turns = new InFlightLimit(connections);
        this.replicas = replicas;
    }

    CompletionStage<Response> run(RedisScript script, RedisKeys keys, TimeLimit time, Buffer... arguments) {
        Step step = new Step(script, keys, time, arguments, vertx.getOrCreateContext());
        step.start();
        return step.outcome;
    }

    private final class Step implements Runnable {

        private final RedisScript script;
        private final RedisKeys keys;
        private final TimeLimit time;
        private final Buffer[] arguments;
        /** The caller's own: a step that waited must not run in the context of the one that made way for it. */
        private final Context context;
        private final CompletableFuture<Response> outcome = new CompletableFuture<>();
        private final AtomicBoolean hasPlace = new AtomicBoolean();
        private long timer;

        private Step(RedisScript script, RedisKeys keys, TimeLimit time, Buffer[] arguments, Context context) {
            this.script = script;
            this.keys = keys;
            this.time = time;
            this.arguments = arguments;
            this.context = context;
        }

        private void start() {
            timer = vertx.setTimer(time.millisLeft(), id -> timeIsOver());
            turns.enter(this, turn -> context.runOnContext(nothing -> turn.run()));
        }

        @Override
        public void run() {
            hasPlace.set(true);
            if (outcome.isDone()) {
                leave();
                return;
            }
            carryOut()
                    .onComplete(reply -> {
                        leave();
                        vertx.cancelTimer(timer);
                        if (reply.succeeded()) {
                            outcome.complete(reply.result());
                        } else {
                            failed(reply.cause());
                        }
                    });
        }

        private Future<Response> carryOut() {
            try {
                return replicas.areWaitedFor() ? redis.connect().compose(this::carryOutConfirmed) : script(redis::send);
            } catch (RuntimeException e) {
                return Future.failedFuture(e);
            }
        }

        private Future<Response> carryOutConfirmed(RedisConnection connection) {
            return script(connection::send).compose(reply -> confirmed(connection, reply))
                    .eventually(() -> connection.close());
        }

        private Future<Response> script(Function<Request, Future<Response>> connection) {
            return connection.apply(request(Command.EVALSHA, script.sha1()))
                    .recover(failure -> isUnknownScript(failure) && !outcome.isDone()
                            ? connection.apply(request(Command.EVAL, script.source()))
                            : Future.failedFuture(failure));
        }

        private Request request(Command command, String scriptOrName) {
            Request request = Request.cmd(command).arg(scriptOrName).arg(2).arg(keys.state()).arg(keys.response());
            for (Buffer argument : arguments) {
                request.arg(argument);
            }
            return request;
        }

        private Future<Response> confirmed(RedisConnection connection, Response reply) {
            return script.promises().test(reply)
                    ? replicas.confirm(connection, script.step(), keys, time).map(reply)
                    : Future.succeededFuture(reply);
        }

        private void leave() {
            if (hasPlace.compareAndSet(true, false)) {
                turns.leave();
            }
        }

        private void timeIsOver() {
            turns.withdraw(this);
            if (hasPlace.get()) {
                vertx.setTimer(Math.max(1, time.whole().toMillis()), id -> leave());
            }
            outcome.completeExceptionally(new SubmissionStoreException("Redis did not carry out the step '" + script.step()
                    + "' within " + time.whole().toMillis() + " ms (" + LIMIT_KEY
                    + "). Check that Redis is up, reachable and not"
                    + " overloaded; if it is only slow, raise " + LIMIT_KEY + ", and if many steps wait for a connection,"
                    + " quarkus.redis.max-pool-size"));
        }

        private void failed(Throwable cause) {
            boolean told = outcome.completeExceptionally(cause instanceof SubmissionStoreException itself ? itself
                    : new SubmissionStoreException("Redis could not carry out the step '"
                            + script.step() + "': " + cause.getMessage()
                            + ". Check that quarkus.redis.hosts names a running Redis"
                            + " that accepts writes", cause));
            if (!told) {
                LOG.debugf(cause, "The step '%s' failed after its time limit", script.step());
            }
        }
    }

    private static boolean isUnknownScript(Throwable failure) {
        return failure.getMessage() != null && failure.getMessage().startsWith("NOSCRIPT");
    }
}
