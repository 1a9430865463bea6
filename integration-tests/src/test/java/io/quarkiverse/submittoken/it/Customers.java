package io.quarkiverse.submittoken.it;

import static java.util.concurrent.TimeUnit.MILLISECONDS;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;

/**
 * People who order one thing after the other. An order is sent again as often as its answer asks for that, by one request
 * at a time.
 */
final class Customers implements AutoCloseable {

    private static final int CUSTOMERS = 12;
    private static final int PAUSE_MILLIS = 100;
    private static final Duration PATIENCE = Duration.ofMinutes(3);

    private final ShopClient shop;
    private final List<Order> orders = new CopyOnWriteArrayList<>();
    private final ScheduledExecutorService people = Executors.newScheduledThreadPool(CUSTOMERS);
    private volatile boolean leaving;

    private Customers(ShopClient shop) {
        this.shop = shop;
    }

    static Customers at(ShopClient shop) {
        var customers = new Customers(shop);
        for (int number = 0; number < CUSTOMERS; number++) {
            customers.people.scheduleWithFixedDelay(customers.new Customer(number), 0, PAUSE_MILLIS, MILLISECONDS);
        }
        return customers;
    }

    List<Order> orders() {
        return List.copyOf(orders);
    }

    /** Lets nobody begin another order, and waits until nobody's last answer asks for another attempt. */
    void leave() {
        leaving = true;
        await().atMost(PATIENCE).until(() -> orders.stream().allMatch(Order::isOver));
    }

    @Override
    public void close() {
        people.shutdownNow();
    }

    private final class Customer implements Runnable {

        private final int number;
        private int begun;
        private Order order;

        private Customer(int number) {
            this.number = number;
        }

        @Override
        public void run() {
            if (order == null || order.isOver()) {
                if (leaving) {
                    return;
                }
                order = new Order(shop.madeUpForm(), number + "." + begun++);
                orders.add(order);
            }
            order.send();
        }
    }
}
