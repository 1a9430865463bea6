package io.quarkiverse.submittoken.it.end;

import static io.quarkiverse.submittoken.it.end.End.BODY;
import static io.quarkiverse.submittoken.it.end.End.CLIENT_GONE_AFTER;
import static io.quarkiverse.submittoken.it.end.End.CLIENT_GONE_BEFORE;
import static io.quarkiverse.submittoken.it.end.End.CLIENT_GONE_DURING;
import static io.quarkiverse.submittoken.it.end.End.COMMIT_FAILS;
import static io.quarkiverse.submittoken.it.end.End.FILTER_FAILS;
import static io.quarkiverse.submittoken.it.end.End.MAPPED_EXCEPTION;
import static io.quarkiverse.submittoken.it.end.End.NO_BODY;
import static io.quarkiverse.submittoken.it.end.End.SEE_OTHER;
import static io.quarkiverse.submittoken.it.end.End.SERVER_ERROR;
import static io.quarkiverse.submittoken.it.end.End.TEMPORARY_REDIRECT;
import static io.quarkiverse.submittoken.it.end.End.TOO_LONG;
import static io.quarkiverse.submittoken.it.end.End.UNMAPPED_EXCEPTION;
import static io.quarkiverse.submittoken.it.end.End.UNPROCESSABLE;
import static io.quarkiverse.submittoken.it.end.End.WRITER_FAILS;
import static io.quarkiverse.submittoken.it.end.Outcome.RECORDED;
import static io.quarkiverse.submittoken.it.end.Outcome.RELEASED;
import static io.quarkiverse.submittoken.it.end.Outcome.TOMBSTONE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.URI;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import jakarta.inject.Inject;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import io.quarkiverse.submittoken.runtime.core.SubmissionKey;
import io.quarkiverse.submittoken.spi.SubmissionStore;
import io.quarkus.test.common.http.TestHTTPResource;

/**
 * Every way a request can end: what becomes of its claim, what the user gets who sends the form again, and how often the
 * handler has run then. Written down from the contract; run on each store.
 */
abstract class EndOfRequestTable {

    @TestHTTPResource("/ends/")
    URI base;

    @Inject
    SubmissionStore store;

    record Cell(String kind, End end, Outcome outcome) {
        @Override
        public String toString() {
            return kind + ", " + end + ": " + outcome;
        }
    }

    /** A method that gives Quarkus REST a response, at once or later. */
    private static Map<End, Outcome> answering() {
        Map<End, Outcome> ends = new EnumMap<>(End.class);
        Set.of(BODY, NO_BODY, SEE_OTHER, CLIENT_GONE_BEFORE, CLIENT_GONE_DURING, CLIENT_GONE_AFTER)
                .forEach(end -> ends.put(end, RECORDED));
        Set.of(WRITER_FAILS, FILTER_FAILS, TOO_LONG).forEach(end -> ends.put(end, TOMBSTONE));
        Set.of(TEMPORARY_REDIRECT, UNPROCESSABLE, SERVER_ERROR, MAPPED_EXCEPTION, UNMAPPED_EXCEPTION, COMMIT_FAILS)
                .forEach(end -> ends.put(end, RELEASED));
        return ends;
    }

    /** A method that answers by itself, or streams: what would be recorded leaves a tombstone. */
    private static Map<End, Outcome> unrecordable() {
        Map<End, Outcome> ends = answering();
        ends.replaceAll((end, outcome) -> outcome == RECORDED ? TOMBSTONE : outcome);
        return ends;
    }

    /** The head of the response is out before the stream begins: however it ends, it is completed. */
    private static Map<End, Outcome> serverSentEvents() {
        Map<End, Outcome> ends = unrecordable();
        ends.replaceAll((end, outcome) -> TOMBSTONE);
        return ends;
    }

    static Stream<Cell> cells() {
        Set<End> statuses = EnumSet.of(SEE_OTHER, TEMPORARY_REDIRECT, UNPROCESSABLE, SERVER_ERROR);
        return Stream.of(
                cells("blocking", answering(), Set.of()),
                // an event loop cannot wait for a test
                cells("event-loop", answering(), Set.of(CLIENT_GONE_BEFORE, COMMIT_FAILS)),
                cells("uni", answering(), Set.of()),
                cells("stage", answering(), Set.of(COMMIT_FAILS)),
                cells("sub", answering(), Set.of(COMMIT_FAILS)),
                cells("direct", unrecordable(), Set.of(WRITER_FAILS, COMMIT_FAILS)),
                // response filters do not see a stream
                cells("multi", unrecordable(), Set.of(FILTER_FAILS, COMMIT_FAILS)),
                // server-sent events have one status
                cells("sse", serverSentEvents(), with(statuses, FILTER_FAILS, COMMIT_FAILS)))
                .flatMap(List::stream);
    }

    private static Set<End> with(Set<End> set, End... more) {
        Set<End> all = EnumSet.copyOf(set);
        all.addAll(List.of(more));
        return all;
    }

    private static List<Cell> cells(String kind, Map<End, Outcome> ends, Set<End> impossible) {
        return ends.entrySet().stream().filter(entry -> !impossible.contains(entry.getKey()))
                .map(entry -> new Cell(kind, entry.getKey(), entry.getValue())).toList();
    }

    @ParameterizedTest
    @MethodSource("cells")
    void endsAsTheContractSays(Cell cell) throws Exception {
        Submitter submitter = new Submitter(base.resolve(cell.kind() + "/" + cell.end()), cell.kind() + " " + cell.end());

        Submitter.Answer first = submitter.submit(cell.end());
        await("the claim of " + cell).untilAsserted(() -> assertThat(outcome(submitter)).isEqualTo(cell.outcome()));
        Submitter.Answer second = submitter.repeat();

        assertThat(Handler.executions(submitter.name())).as("executions").isEqualTo(cell.outcome() == RELEASED ? 2 : 1);
        switch (cell.outcome()) {
            case RECORDED -> {
                assertThat(second.status()).isEqualTo(Handler.status(cell.end()));
                assertThat(second.isReplay()).isTrue();
                assertThat(first.matches(second)).as("the same bytes").isTrue();
            }
            case TOMBSTONE -> {
                assertThat(second.status()).isEqualTo(409);
                assertThat(second.body()).contains("urn:submit-token:already-submitted");
            }
            default -> {
                assertThat(first.status()).isEqualTo(Handler.status(cell.end()));
                assertThat(second.status()).isEqualTo(first.status());
                assertThat(second.isReplay()).isFalse();
            }
        }
    }

    private Outcome outcome(Submitter submitter) {
        return Outcome.of(store.find(SubmissionKey.ofToken(submitter.token()).value()).toCompletableFuture().join());
    }
}
