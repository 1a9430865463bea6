package io.quarkiverse.submittoken.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two processes of the shop over one database and one Redis: a submission is handled once, whichever gets it. */
class TwoProcessesIT {

    private static final int SUBMISSIONS = 50;
    private static final Duration LEASE_AND_MORE = Duration.ofSeconds(20);

    @TempDir
    static Path folder;

    private static SharedShop shared;
    private static ApplicationProcess one;
    private static ApplicationProcess two;

    private final ShopClient first = new ShopClient(one.baseUri());
    private final ShopClient second = new ShopClient(two.baseUri());

    @BeforeAll
    static void start() throws Exception {
        shared = new SharedShop(folder);
        one = shop("1S");
        two = shop("1S");
    }

    @AfterAll
    static void stop() throws Exception {
        try (var common = shared; var a = one; var b = two) {
            assertThat(List.of(a.output(), b.output())).allSatisfy(
                    output -> assertThat(output).doesNotContain(" WARN ", " ERROR "));
        }
    }

    private static ApplicationProcess shop(String handlerDelay) throws Exception {
        return shared.startProcess(Map.of("quarkus.submit-token.in-flight-lease", "6S",
                "quarkus.submit-token.in-flight-wait", "30S", "demo.handler-delay", handlerDelay));
    }

    @Test
    void fiftyPostsAtOnceWriteOneRow() throws Exception {
        var form = first.guardedForm();
        var answers = submitted(i -> (i % 2 == 0 ? form : form.at(second)).post("Posts"));

        assertThat(first.rows("Posts")).hasSize(1);
        assertThat(answers).allSatisfy(answer -> {
            if (answer.statusCode() == 409) {
                assertThat(answer.headers().firstValue("Retry-After")).hasValue("1");
                assertThat(answer.body()).contains("urn:submit-token:in-flight");
            } else {
                assertThat(answer.statusCode()).isEqualTo(303);
            }
        });
        assertThat(answers).filteredOn(answer -> answer.statusCode() == 303).isNotEmpty();
    }

    @Test
    void fiftyNavigationsAtOnceWriteOneRowAndAllGetItsAnswer() throws Exception {
        var form = first.guardedForm();
        var answers = submitted(i -> (i % 2 == 0 ? form : form.at(second)).submit("Navigations", "1", ""));

        assertThat(first.rows("Navigations")).hasSize(1);
        assertThat(answers).extracting(HttpResponse::statusCode).containsOnly(303);
        assertThat(answers).extracting(answer -> answer.headers().firstValue("Location")).containsOnly(
                answers.get(0).headers().firstValue("Location"));
        assertThat(answers).filteredOn(answer -> answer.headers().firstValue("X-Submit-Token-Replayed").isPresent())
                .hasSize(SUBMISSIONS - 1);
    }

    @Test
    void redisIsAskedTwiceForAFirstSubmissionAndOnceForARepeat() throws Exception {
        // Redis and the processes have seen every script
        var warm = first.guardedForm();
        warm.post("Warm").join();
        warm.at(second).post("Warm").join();

        var form = first.guardedForm();
        assertThat(callsOf(() -> form.post("Counted").join())).as("first submission").isEqualTo(2);
        assertThat(callsOf(() -> form.at(second).post("Counted").join())).as("replay").isEqualTo(1);
        assertThat(callsOf(() -> form.post("Counted, edited").join())).as("rejected duplicate").isEqualTo(1);
        assertThat(callsOf(() -> first.unguardedForm().post("Unguarded").join())).as("unguarded").isZero();
        assertThat(callsOf(first::guardedForm)).as("a page with tokens").isZero();
    }

    @Test
    void submissionOfAProcessThatWasKilledIsAbandonedNotRepeated() throws Exception {
        try (var doomed = shop("30S")) {
            var form = first.guardedForm();
            int before = shared.redis().keys();
            var cut = form.at(new ShopClient(doomed.baseUri())).post("Killed");
            await().until(() -> shared.redis().keys() > before);
            doomed.kill();
            assertThat(form.at(second).post("Killed").join().body()).contains("urn:submit-token:in-flight");

            await().atMost(LEASE_AND_MORE)
                    .until(() -> form.at(second).post("Killed").join().body().contains("urn:submit-token:abandoned"));
            assertThat(cut).isCompletedExceptionally();
            assertThat(second.rows("Killed")).isEmpty();
        }
    }

    private static int callsOf(Callable<?> request) throws Exception {
        int before = shared.redis().scriptCalls();
        request.call();
        return shared.redis().scriptCalls() - before;
    }

    private static List<HttpResponse<String>> submitted(
            IntFunction<CompletableFuture<HttpResponse<String>>> submission) {
        var all = IntStream.range(0, SUBMISSIONS).mapToObj(submission).toList();
        return all.stream().map(CompletableFuture::join).toList();
    }
}
