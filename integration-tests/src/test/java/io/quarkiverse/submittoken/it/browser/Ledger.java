package io.quarkiverse.submittoken.it.browser;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/** What the handlers have done, for each visit of a page. */
public final class Ledger {

    /** What the handlers take for their work: long enough for a second click to overlap. */
    private static final long A_WHILE_MILLIS = 1_000;

    private static final Map<String, AtomicInteger> EXECUTIONS = new ConcurrentHashMap<>();
    private static final Map<String, List<Map<String, Object>>> ROWS = new ConcurrentHashMap<>();

    private static final Map<String, CountDownLatch> HELD = new ConcurrentHashMap<>();

    private Ledger() {
    }

    /** @return how often a handler has begun for this visit, this time included */
    static int begin(String visit) {
        return EXECUTIONS.computeIfAbsent(visit, any -> new AtomicInteger()).incrementAndGet();
    }

    static int executions(String visit) {
        return EXECUTIONS.getOrDefault(visit, new AtomicInteger()).get();
    }

    /** @return the number of the row */
    static int save(String visit, Map<String, Object> row) {
        rows(visit).add(row);
        return rows(visit).size();
    }

    static List<Map<String, Object>> rows(String visit) {
        return ROWS.computeIfAbsent(visit, any -> new CopyOnWriteArrayList<>());
    }

    /** Until it is {@link #letGo}, a handler of this visit does not end. */
    static void hold(String visit) {
        HELD.put(visit, new CountDownLatch(1));
    }

    static void letGo(String visit) {
        HELD.get(visit).countDown();
    }

    static void takeAWhile(String visit) {
        try {
            if (HELD.containsKey(visit)) {
                HELD.get(visit).await();
            } else {
                Thread.sleep(A_WHILE_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted at work", e);
        }
    }
}
