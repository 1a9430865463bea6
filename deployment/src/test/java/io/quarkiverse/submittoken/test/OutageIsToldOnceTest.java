package io.quarkiverse.submittoken.test;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.LogRecord;

import jakarta.inject.Inject;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;

import org.jboss.resteasy.reactive.RestForm;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;

/** An operator is told of an outage of the store when it begins and when it is over, not of each user that it hits. */
class OutageIsToldOnceTest {

    private static final String TOKEN = "a-token-that-nobody-may-read";

    @RegisterExtension
    static final QuarkusUnitTest APP = TestApplication.with(OrderResource.class)
            .setLogRecordPredicate(line -> line.getLoggerName().startsWith("io.quarkiverse.submittoken.runtime"))
            .assertLogRecords(OutageIsToldOnceTest::assertToldOnce);

    @TestHTTPResource("/")
    URI base;

    @Inject
    TestStore store;

    @Path("/orders")
    public static class OrderResource {

        @POST
        public String order(@RestForm String item) {
            return "order";
        }
    }

    @Test
    void tenSubmissionsAreRefusedAndThenOneIsTaken() {
        store.failing(true);
        for (int i = 0; i < 10; i++) {
            assertThat(Form.to(base, "/orders").field("item", "tea").token(TOKEN + i).submit().status()).isEqualTo(503);
        }
        store.failing(false);

        assertThat(Form.to(base, "/orders").field("item", "tea").token(TOKEN).submit().status()).isEqualTo(200);
        assertThat(Form.to(base, "/orders").field("item", "tea").token(TOKEN + 1).submit().status()).isEqualTo(200);
    }

    private static void assertToldOnce(List<LogRecord> records) {
        List<LogRecord> told = records.stream().filter(line -> line.getLevel().intValue() >= Level.INFO.intValue()).toList();
        assertThat(told).extracting(LogRecord::getLevel).extracting(Level::getName).containsExactly("ERROR", "INFO");
        assertThat(text(told.get(0))).contains("is refused with 503: The test has cut the store off. Until");
        assertThat(text(told.get(1))).contains("again", "10 submissions were refused");
        assertThat(told).allSatisfy(line -> assertThat(text(line)).doesNotContain(TOKEN));
    }

    private static String text(LogRecord line) {
        return line.getParameters() == null ? line.getMessage() : String.format(line.getMessage(), line.getParameters());
    }
}
