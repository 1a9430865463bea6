package io.quarkiverse.submittoken.it.outage;

import static org.awaitility.Awaitility.await;

import java.util.function.Consumer;

/** Ways in which Redis can be of no use, and how it is mended. */
enum Outage {

    KILLED(OutageRedis::kill, OutageRedis::start),
    PAUSED(OutageRedis::pause, OutageRedis::resume),
    REFUSES_CONNECTIONS(redis -> {
        redis.command("CONFIG SET maxclients 1");
        cutAllOthers(redis);
    }, redis -> redis.command("CONFIG SET maxclients 10000")),
    WANTS_ANOTHER_PASSWORD(redis -> {
        redis.command("CONFIG SET requirepass another");
        cutAllOthers(redis);
    }, redis -> redis.command("CONFIG SET requirepass \"\"")),
    OUT_OF_MEMORY(redis -> redis.command("CONFIG SET maxmemory 1"), redis -> redis.command("CONFIG SET maxmemory 0")),
    READ_ONLY(redis -> redis.command("REPLICAOF 127.0.0.1 1"), redis -> redis.command("REPLICAOF NO ONE")),
    FORBIDS_SCRIPTS(redis -> redis.command("ACL SETUSER default -@scripting"),
            redis -> redis.command("ACL SETUSER default +@all")),
    BUSY_WITH_A_SCRIPT(redis -> {
        redis.command("CONFIG SET busy-reply-threshold 100");
        redis.commandInBackground("EVAL \"while true do end\" 0");
        await().until(() -> redis.command("PING").startsWith("-BUSY"));
    }, redis -> redis.command("SCRIPT KILL"));

    private final Consumer<OutageRedis> begin;
    private final Consumer<OutageRedis> end;

    Outage(Consumer<OutageRedis> begin, Consumer<OutageRedis> end) {
        this.begin = begin;
        this.end = end;
    }

    void begin(OutageRedis redis) {
        begin.accept(redis);
    }

    void end(OutageRedis redis) {
        end.accept(redis);
    }

    private static void cutAllOthers(OutageRedis redis) {
        redis.command("CLIENT KILL TYPE normal SKIPME yes");
    }
}
