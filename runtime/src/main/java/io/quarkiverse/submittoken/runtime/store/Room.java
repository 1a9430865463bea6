package io.quarkiverse.submittoken.runtime.store;

import java.util.concurrent.atomic.AtomicLong;

/** A budget of bytes that is never exceeded, not even for a moment. */
final class Room {

    private final long size;
    private final AtomicLong used = new AtomicLong();

    Room(long size) {
        this.size = size;
    }

    /**
     * Gives back and takes in one step.
     *
     * @return whether it was done; it always is when no more is taken than is given back
     */
    boolean exchange(long given, long taken) {
        long growth = taken - given;
        if (growth <= 0) {
            used.addAndGet(growth);
            return true;
        }
        long before = used.get();
        while (before <= size - growth) {
            if (used.compareAndSet(before, before + growth)) {
                return true;
            }
            before = used.get();
        }
        return false;
    }

    void giveBack(long bytes) {
        used.addAndGet(-bytes);
    }

    long size() {
        return size;
    }

    long used() {
        return used.get();
    }
}
