package io.quarkiverse.submittoken.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.Map;

import org.junit.jupiter.api.Test;

/** What the application tells of its Redis when it starts. */
class StartWithRedisIT {

    @Test
    void aRedisThatMayEvictSubmissionsIsWarnedOf() throws Exception {
        try (var redis = RealRedis.start()) {
            redis.command("CONFIG SET maxmemory-policy volatile-lru");
            try (var shop = shop(redis.uri())) {
                await().untilAsserted(() -> assertThat(shop.output()).contains("maxmemory-policy is volatile-lru",
                        "Set it to noeviction", "quarkus.submit-token.redis.client-name"));
            }
        }
    }

    @Test
    void soIsOneThatIsNotThere() throws Exception {
        String nobody;
        try (var redis = RealRedis.start()) {
            nobody = redis.uri();
        }
        try (var shop = shop(nobody)) {
            await().untilAsserted(() -> assertThat(shop.output()).contains("cannot be asked now", "503",
                    "Check quarkus.redis.hosts"));
            assertThat(new ShopClient(shop.baseUri()).page()).as("the application is there all the same")
                    .contains("Place order");
        }
    }

    @Test
    void nothingIsSaidOfOneThatKeepsThem() throws Exception {
        try (var redis = RealRedis.start(); var shop = shop(redis.uri())) {
            await().until(() -> redis.command("INFO commandstats").contains("cmdstat_hello"));
            new ShopClient(shop.baseUri()).guardedForm().post("Tea").join();

            assertThat(shop.output()).doesNotContain(" WARN ", " ERROR ");
        }
    }

    private static ApplicationProcess shop(String redis) throws Exception {
        return ApplicationProcess.start(Map.of("quarkus.submit-token.backend", "redis", "quarkus.redis.hosts", redis,
                "demo.handler-delay", "0S"));
    }
}
