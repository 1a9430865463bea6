package io.quarkiverse.submittoken.it.script;

import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;

/**
 * What the handler was sent: one for each time it ran.
 *
 * @param header the token in the header
 * @param field the token in the form
 */
record Received(String header, String field, String contentType, String note, String button) {

    private static final ConcurrentHashMap<String, List<Received>> BY_VISIT = new ConcurrentHashMap<>();
    private static final ConcurrentHashMap<String, CountDownLatch> DOORS = new ConcurrentHashMap<>();

    static List<Received> from(String visit) {
        return BY_VISIT.computeIfAbsent(visit, any -> new CopyOnWriteArrayList<>());
    }

    /** Where a slow handler waits. */
    static CountDownLatch door(String visit) {
        return DOORS.computeIfAbsent(visit, any -> new CountDownLatch(1));
    }
}
