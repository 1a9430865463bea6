package io.quarkiverse.submittoken.it.end;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

import jakarta.ws.rs.core.Response;

/** What the handlers of all kinds do, counted by the submission's name. */
public final class Handler {

    /** Under the bound of what is recorded, and more than a connection takes without a reader. */
    static final String LARGE = "x".repeat(200 * 1024);
    static final String OVER_THE_BOUND = "x".repeat(300 * 1024);
    static final String BREAKS_THE_FILTER = "X-Breaks-The-Filter";

    private static final ConcurrentHashMap<String, AtomicInteger> EXECUTIONS = new ConcurrentHashMap<>();
    private static final ConcurrentHashMap<String, CountDownLatch> DOORS = new ConcurrentHashMap<>();

    private Handler() {
    }

    /** Cannot be written as JSON. */
    public static final class Unwritable {
        public String getName() {
            throw new IllegalStateException("expected by the test");
        }
    }

    public static final class Refused extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    static int executions(String name) {
        AtomicInteger count = EXECUTIONS.get(name);
        return count == null ? 0 : count.get();
    }

    /** Where a handler waits until the test opens it. */
    static CountDownLatch door(String name) {
        return DOORS.computeIfAbsent(name, any -> new CountDownLatch(1));
    }

    static void begin(String name) {
        EXECUTIONS.computeIfAbsent(name, any -> new AtomicInteger()).incrementAndGet();
    }

    /** As a method that returns a response, or throws. */
    static Response response(End end) {
        return switch (end) {
            case BODY, CLIENT_GONE_BEFORE, CLIENT_GONE_AFTER -> Response.ok("done").build();
            case CLIENT_GONE_DURING -> Response.ok(LARGE).build();
            case NO_BODY -> Response.noContent().build();
            case WRITER_FAILS -> Response.ok(new Unwritable()).type("application/json").build();
            case FILTER_FAILS -> Response.ok("done").header(BREAKS_THE_FILTER, "yes").build();
            case TOO_LONG -> Response.ok(OVER_THE_BOUND).build();
            case COMMIT_FAILS -> Response.ok("not committed").build();
            case MAPPED_EXCEPTION -> throw new Refused();
            case UNMAPPED_EXCEPTION -> throw new IllegalStateException("expected by the test");
            default -> Response.status(status(end)).header("Location", "/elsewhere").entity("status").build();
        };
    }

    static int status(End end) {
        return switch (end) {
            case NO_BODY -> 204;
            case SEE_OTHER -> 303;
            case TEMPORARY_REDIRECT -> 307;
            case UNPROCESSABLE -> 422;
            case MAPPED_EXCEPTION, FILTER_FAILS -> 418;
            case SERVER_ERROR, UNMAPPED_EXCEPTION, WRITER_FAILS, COMMIT_FAILS -> 500;
            default -> 200;
        };
    }
}
