package io.quarkiverse.submittoken.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** A shop of two processes behind a proxy that hands them requests in turn. */
final class ProxiedShop implements RunningShop {

    private final SharedShop shared;
    private ApplicationProcess one;
    private ApplicationProcess two;
    private Nginx proxy;

    private ProxiedShop(Path folder) {
        shared = new SharedShop(folder);
    }

    /** @throws org.opentest4j.TestAbortedException where there is no nginx, but not in continuous integration */
    static ProxiedShop start(Path folder, Map<String, String> options) throws Exception {
        Path nginx = Nginx.executable();
        var shop = new ProxiedShop(folder);
        try {
            shop.one = shop.shared.startProcess(options);
            shop.two = shop.shared.startProcess(options);
            shop.proxy = Nginx.start(nginx, folder, List.of(shop.one, shop.two), "");
            return shop;
        } catch (Exception e) {
            shop.close();
            throw e;
        }
    }

    @Override
    public URI baseUri() {
        return proxy.baseUri();
    }

    /** Waits until the proxy says so. */
    void theLastTwoOrdersWentToTwoProcesses() {
        await().untilAsserted(() -> {
            var orders = proxy.guardedOrders();
            assertThat(orders.subList(Math.max(0, orders.size() - 2), orders.size()))
                    .anyMatch(order -> order.contains(Nginx.address(one)))
                    .anyMatch(order -> order.contains(Nginx.address(two)));
        });
    }

    @Override
    public void close() throws Exception {
        try (var common = shared; var a = one; var b = two; var nginx = proxy) {
            // closed in reverse order
        }
    }
}
