package io.quarkiverse.submittoken.runtime.core;

import java.time.Duration;
import java.util.PriorityQueue;

/** Time that passes only when a test lets it; timers run on the thread of the test. */
final class ManualTime implements Timer {

    private final PriorityQueue<Task> tasks = new PriorityQueue<>((a, b) -> Long.compare(a.due - b.due, 0));
    private long now = 1_000_000;

    private final class Task {
        private final long due;
        private final Runnable action;

        private Task(long due, Runnable action) {
            this.due = due;
            this.action = action;
        }
    }

    long nanoTime() {
        return now;
    }

    int scheduledTasks() {
        return tasks.size();
    }

    /** As when the process is paused: what was due does not happen. */
    void dropTimers() {
        tasks.clear();
    }

    @Override
    public Cancellable after(Duration delay, Runnable action) {
        Task task = new Task(now + delay.toNanos(), action);
        tasks.add(task);
        return () -> tasks.remove(task);
    }

    void pass(Duration duration) {
        long end = now + duration.toNanos();
        while (!tasks.isEmpty() && tasks.peek().due - end <= 0) {
            Task next = tasks.poll();
            now = Math.max(now, next.due);
            next.action.run();
        }
        now = end;
    }
}
