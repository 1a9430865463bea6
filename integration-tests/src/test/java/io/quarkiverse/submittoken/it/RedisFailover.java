package io.quarkiverse.submittoken.it;

import static java.util.concurrent.TimeUnit.NANOSECONDS;
import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import io.quarkiverse.submittoken.realredis.RedisProcess;

/**
 * The Redis that keeps the submissions fails while people order, and another one takes its place, or the same comes back:
 * the shop tells the truth meanwhile, goes on by itself afterwards, and what was handled before, and is known to the Redis
 * that is in charge then, is not handled again.
 */
abstract class RedisFailover {

    private static final int ENOUGH = 20;
    private static final Duration PATIENCE = Duration.ofMinutes(3);

    @TempDir
    Path folder;

    /** How a Redis fails. */
    enum Failure {
        KILLED {
            @Override
            void befall(RedisProcess redis) {
                redis.kill();
            }

            @Override
            void end(RedisProcess redis) {
                redis.startAgain();
            }
        },
        /** Connections stay open and nothing answers, as with a network that swallows everything. */
        SILENT {
            @Override
            void befall(RedisProcess redis) {
                redis.suspend();
            }

            @Override
            void end(RedisProcess redis) {
                redis.resume();
            }
        };

        abstract void befall(RedisProcess redis);

        abstract void end(RedisProcess redis);
    }

    /** Redis servers of which one can fail. */
    interface Servers extends AutoCloseable {

        Map<String, String> clientOptions();

        /** The one that is going to fail. */
        RedisProcess inCharge();

        /** Waits until what has been written until now has reached those that can take its place. */
        void awaitReplicas();

        /** Called when people have noticed. By default another one takes its place, and nobody has to do anything. */
        default void mend(Failure failure) {
        }
    }

    abstract Servers start(Path folder);

    @ParameterizedTest
    @EnumSource
    void ordersGoOnAndNothingIsHandledTwice(Failure failure) throws Exception {
        try (var servers = start(folder); var application = ApplicationProcess.start(options(servers))) {
            var shop = new ShopClient(application.baseUri());
            try (var customers = Customers.at(shop)) {
                var before = awaitTaken(customers, List.of());
                servers.awaitReplicas();

                failure.befall(servers.inCharge());
                long failed = System.nanoTime();
                await().atMost(PATIENCE).until(() -> lastRefused(customers.orders()).isPresent());
                servers.mend(failure);
                awaitTaken(customers, customers.orders());
                customers.leave();

                print(failure, failed, customers.orders());
                onlyAnswersOfTheContract(customers.orders());
                everyOrderThatWasTakenIsOneRow(customers.orders(), shop);
                sentAgainTheyAreAnsweredAsBefore(before);
                everyOrderThatWasTakenIsOneRow(customers.orders(), shop);
            }
        }
    }

    private static Map<String, String> options(Servers servers) {
        var options = new HashMap<>(servers.clientOptions());
        options.put("quarkus.submit-token.backend", "redis");
        options.put("quarkus.submit-token.in-flight-lease", "6S");
        options.put("demo.handler-delay", "0.1S");
        // without it, the client may never give up a connection to a Redis that has gone silent
        options.put("quarkus.redis.tcp.read-idle-timeout", "1S");
        return options;
    }

    /** Waits for orders that are taken and are not among the known ones. */
    private static List<Order> awaitTaken(Customers customers, List<Order> known) {
        return await().atMost(PATIENCE).until(() -> customers.orders().stream()
                .filter(order -> !known.contains(order)).filter(Order::isTaken).toList(), taken -> taken.size() >= ENOUGH);
    }

    private static void onlyAnswersOfTheContract(List<Order> orders) {
        assertThat(orders).allSatisfy(order -> assertThat(order.answers())
                .extracting(Order.Answer::what).isSubsetOf("303", "409 in-flight", "409 abandoned", "503 store-unavailable"));
    }

    private static void everyOrderThatWasTakenIsOneRow(List<Order> orders, ShopClient shop) throws Exception {
        var rows = shop.rows().stream().collect(groupingBy(ShopClient.Row::item, counting()));
        assertThat(orders).allSatisfy(order -> {
            long written = rows.getOrDefault(order.item(), 0L);
            assertThat(written).as("rows of an order with the answers %s", order.answers())
                    .isEqualTo(order.isTaken() ? 1 : 0);
        });
    }

    private static void sentAgainTheyAreAnsweredAsBefore(List<Order> taken) {
        assertThat(taken).allSatisfy(order -> {
            String place = order.place();
            await().atMost(PATIENCE).until(() -> {
                order.send();
                return order.isOver();
            });
            assertThat(order.isTaken()).as("taken with the answers %s", order.answers()).isTrue();
            assertThat(order.place()).isEqualTo(place);
        });
    }

    private static OptionalLong lastRefused(List<Order> orders) {
        return orders.stream().flatMap(order -> order.answers().stream()).filter(answer -> answer.what().startsWith("503"))
                .mapToLong(Order.Answer::at).max();
    }

    /** How long it takes depends on the machine, so nothing is asserted. */
    private void print(Failure failure, long failed, List<Order> orders) {
        System.out.printf("%s, %s: refused for %d ms; answers: %s%n", getClass().getSimpleName(), failure,
                NANOSECONDS.toMillis(lastRefused(orders).orElseThrow() - failed),
                orders.stream().flatMap(order -> order.answers().stream())
                        .collect(groupingBy(Order.Answer::what, counting())));
    }
}
