package io.quarkiverse.submittoken.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two processes of the shop write to one database; without a token, each writes its row. */
class SharedDatabaseIT {

    @TempDir
    Path folder;

    @Test
    void twoProcessesSeeEachOthersRows() throws Exception {
        try (var one = shop(); var two = shop()) {
            client(one).unguardedForm().submit("Tea", "1", "").join();
            client(two).unguardedForm().submit("Tea", "1", "").join();

            assertThat(client(one).rows("Tea")).hasSize(2);
            assertThat(client(two).rows("Tea")).hasSize(2);
        }
    }

    @Test
    void aProcessThatIsKilledLeavesItsRowsBehind() throws Exception {
        try (var one = shop(); var two = shop()) {
            client(one).unguardedForm().submit("Tea", "1", "").join();
            one.kill();

            assertThat(client(two).rows("Tea")).hasSize(1);
        }
    }

    private ApplicationProcess shop() throws Exception {
        var database = folder.resolve("shop").toAbsolutePath();
        return ApplicationProcess
                .start(Map.of("quarkus.datasource.jdbc.url", "jdbc:h2:file:" + database + ";AUTO_SERVER=TRUE"));
    }

    private static ShopClient client(ApplicationProcess application) {
        return new ShopClient(application.baseUri());
    }
}
