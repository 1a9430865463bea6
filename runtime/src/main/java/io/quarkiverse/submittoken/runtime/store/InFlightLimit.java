package io.quarkiverse.submittoken.runtime.store;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Executor;

/**
 * Lets at most so many steps be under way; the others wait their turn, first come, first served. A step that no longer
 * wants to wait leaves the queue and will not run.
 *
 * <p>
 * It stands in front of the Redis client's small pool, whose own queue refuses what is over its length, and sends what
 * nobody waits for any more. Threads never wait here: the lock is held for a few instructions only.
 */
final class InFlightLimit {

    private final int limit;
    private final Map<Runnable, Executor> waiting = new LinkedHashMap<>();
    private int underWay;

    InFlightLimit(int limit) {
        this.limit = limit;
    }

    /**
     * Runs the step now, or else later by the executor. It must {@link #leave} at its end.
     */
    void enter(Runnable step, Executor later) {
        synchronized (this) {
            if (underWay == limit) {
                waiting.put(step, later);
                return;
            }
            underWay++;
        }
        step.run();
    }

    /** Gives up waiting. Does nothing to a step that is under way. */
    synchronized void withdraw(Runnable step) {
        waiting.remove(step);
    }

    /** Ends a step; the one that has waited longest takes its place. */
    void leave() {
        Runnable step;
        Executor executor;
        synchronized (this) {
            var queue = waiting.entrySet().iterator();
            if (!queue.hasNext()) {
                underWay--;
                return;
            }
            Map.Entry<Runnable, Executor> next = queue.next();
            step = next.getKey();
            executor = next.getValue();
            queue.remove();
        }
        executor.execute(step);
    }
}
