package io.quarkiverse.submittoken.runtime.core;

import java.util.ArrayList;
import java.util.List;

/**
 * Counts the claims that this process makes and holds, for those who want to know when there is none. Safe for use by many
 * threads.
 */
final class ClaimsUnderWay {

    private final List<Runnable> waiting = new ArrayList<>();
    private int count;

    synchronized void enter() {
        count++;
    }

    void leave() {
        List<Runnable> told;
        synchronized (this) {
            count--;
            told = takeWaitingIfNone();
        }
        told.forEach(Runnable::run);
    }

    void whenNone(Runnable task) {
        List<Runnable> told;
        synchronized (this) {
            waiting.add(task);
            told = takeWaitingIfNone();
        }
        told.forEach(Runnable::run);
    }

    private List<Runnable> takeWaitingIfNone() {
        if (count > 0) {
            return List.of();
        }
        List<Runnable> taken = List.copyOf(waiting);
        waiting.clear();
        return taken;
    }
}
