package io.quarkiverse.submittoken.spi.testkit;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Many threads that do the same at the same time. */
final class Race {

    private Race() {
    }

    static <T> List<T> of(int racers, IntFunction<T> run) {
        ExecutorService threads = Executors.newFixedThreadPool(racers);
        CyclicBarrier start = new CyclicBarrier(racers);
        try {
            List<CompletableFuture<T>> runs = IntStream.range(0, racers)
                    .mapToObj(racer -> CompletableFuture.supplyAsync(() -> {
                        await(start);
                        return run.apply(racer);
                    }, threads)).toList();
            return runs.stream().map(CompletableFuture::join).toList();
        } finally {
            threads.shutdownNow();
        }
    }

    private static void await(CyclicBarrier start) {
        try {
            start.await();
        } catch (Exception e) {
            throw new IllegalStateException("the race did not start", e);
        }
    }
}
