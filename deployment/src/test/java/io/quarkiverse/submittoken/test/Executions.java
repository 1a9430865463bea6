package io.quarkiverse.submittoken.test;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Counts how often handlers ran. */
public class Executions {

    private static final ConcurrentHashMap<String, AtomicInteger> COUNTS = new ConcurrentHashMap<>();

    private Executions() {
    }

    /** The handler runs: the number of this execution, from 1. */
    public static int begin(String handler) {
        return COUNTS.computeIfAbsent(handler, name -> new AtomicInteger()).incrementAndGet();
    }

    public static int of(String handler) {
        AtomicInteger count = COUNTS.get(handler);
        return count == null ? 0 : count.get();
    }
}
