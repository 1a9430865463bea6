package io.quarkiverse.submittoken.it.chaos;

import static io.quarkiverse.submittoken.it.chaos.Told.failure;
import static io.quarkiverse.submittoken.it.chaos.Told.rejected;
import static io.quarkiverse.submittoken.it.chaos.Told.replay;
import static io.quarkiverse.submittoken.it.chaos.Told.success;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every rule of the check is broken once, and kept once where it is a near thing. */
class VerdictTest {

    /** It ran within the first second, and was replayed at 30. */
    private static Told once() {
        return new Told().ran(1, 0.1, 0.9, "OK").answered(0, 1, success(1)).answered(30, 30, replay(1));
    }

    /** It has failed, and ran again at 20. */
    private static Told failedAndRan(String ending) {
        return new Told().ran(1, 0.1, 0.9, ending).ran(2, 20.1, 20.2, "OK").answered(20, 21, success(2))
                .answered(30, 30, replay(2));
    }

    private static Told cut() {
        return new Told().cut(1, 0.1).answered(0, 1, new Outcome.Lost("reset")).fault(Fault.Kind.PROCESS_KILLED, 0.9, 1);
    }

    static Stream<Arguments> holding() {
        return Stream.of(
                Arguments.of("once", once()),
                Arguments.of("again after a failure", failedAndRan("UNPROCESSABLE").answered(0, 1, failure(1))),
                Arguments.of("an exception", failedAndRan("THROWS").answered(0, 1, new Outcome.Unnamed(500, "oops"))),
                Arguments.of("a repeat in flight", once().answered(0.5, 0.6, rejected("in-flight"))),
                Arguments.of("an edited repeat", once().answered("edited", 0.5, 0.6, rejected("payload-mismatch"))),
                Arguments.of("a 503 under a fault", once().fault(Fault.Kind.REDIS_KILLED, 2, 3)
                        .answered(2, 2, rejected("store-unavailable"))),
                Arguments.of("in flight after a success that could not be written",
                        once().fault(Fault.Kind.REDIS_KILLED, 0.5, 3).answered(2, 2, rejected("in-flight"))),
                Arguments.of("a failure that the store has forgotten", failedAndRan("UNPROCESSABLE").answered(0, 1, failure(1))
                        .fault(Fault.Kind.REDIS_KILLED, 0.9, 1).answered(0.5, 1, rejected("first-attempt-failed"))),
                Arguments.of("abandoned where its process died", cut().answered(20, 20, rejected("abandoned"))));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource
    void holding(String what, Told history) {
        assertThat(history.verdict().violations()).isEmpty();
    }

    static Stream<Arguments> broken() {
        return Stream.of(
                Arguments.of("executed again", once().ran(2, 2, 3, "UNPROCESSABLE")),
                Arguments.of("executed again", cut().ran(2, 20.1, 20.2, "OK").answered(20, 21, success(2))
                        .answered(30, 30, replay(2))),
                Arguments.of("executed again", new Told().ran(1, 0.1, 0.9, "ERROR").ran(2, 0.5, 1, "OK")
                        .answered(0.4, 1, success(2)).answered(30, 30, replay(2))),
                Arguments.of("two successes", once().ran(2, 2, 3, "OK").answered(2, 3, success(2))),
                Arguments.of("not in its ledger", once().answered(2, 3, replay(5))),
                Arguments.of("but the ledger has", once().answered(2, 3, failure(1))),
                Arguments.of("the answer to another text", once().answered("edited", 2, 3, replay(1))),
                Arguments.of("told twice", once().answered(2, 3, success(1))),
                Arguments.of("no other attempt", new Told().answered(0, 1, rejected("in-flight"))),
                Arguments.of("replayed before", once().answered(2, 2, replay(1)).answered(3, 3, rejected("in-flight"))),
                Arguments.of("replayed before", once().fault(Fault.Kind.REDIS_KILLED, 0.5, 9).answered(2, 2, replay(1))
                        .answered(9, 9, rejected("abandoned"))),
                Arguments.of("nothing had kept it from being written", once().answered(2, 2, rejected("in-flight"))),
                Arguments.of("its lease cannot have been over", cut().answered(2, 2, rejected("abandoned"))),
                Arguments.of("nobody had been disturbed", new Told().cut(1, 0.1).answered(0, 9, rejected("abandoned"))),
                Arguments.of("was not different", once().answered(2, 2, rejected("payload-mismatch"))),
                Arguments.of("no attempt had failed", once().answered(2, 2, rejected("first-attempt-failed"))),
                Arguments.of("no attempt had failed", failedAndRan("UNPROCESSABLE").answered(0, 1, failure(1))
                        .answered(0.5, 1, rejected("first-attempt-failed"))),
                Arguments.of("nothing was wrong with the store", once().answered(2, 2, rejected("store-unavailable"))),
                Arguments.of("nothing in this run can lead to", once().answered(2, 2, rejected("already-submitted"))),
                Arguments.of("no answer of ours", once().answered(2, 2, new Outcome.Unnamed(500, "oops"))),
                Arguments.of("no answer of ours", failedAndRan("THROWS").answered(0, 1, new Outcome.Unnamed(404, ""))),
                Arguments.of("nothing was wrong with its process", once().answered(2, 2, new Outcome.Lost("reset"))),
                Arguments.of("no fault takes so long", once().fault(Fault.Kind.PROCESS_PAUSED, 1, 3)
                        .answered(2, 42, new Outcome.Hung())),
                Arguments.of("though no process has died", once().fault(Fault.Kind.REDIS_KILLED, 0.5, 9)
                        .answered(40, 40, rejected("abandoned"))),
                Arguments.of("not settled", cut().answered(40, 40, rejected("in-flight"))));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource
    void broken(String what, Told history) {
        assertThat(history.verdict().unexplained()).extracting(Violation::what).anyMatch(found -> found.contains(what));
    }

    @Test
    void aKeyWithoutExpiryIsAViolation() {
        assertThat(once().verdict().holds()).isTrue();
        assertThat(once().immortal("key").verdict().holds()).isFalse();
    }

    @Test
    void aLostWriteExplainsWhatItHasLedTo() {
        var history = once().ran(2, 2, 3, "UNPROCESSABLE").lost(1.5);

        assertThat(history.verdict().unexplained()).isEmpty();
        assertThat(history.verdict().explained()).isNotEmpty();
    }

    @Test
    void aLostWriteExplainsNoAnswerThatDoesNotCome() {
        assertThat(once().lost(3).answered(2, 42, new Outcome.Hung()).verdict().unexplained()).isNotEmpty();
    }

    @Test
    void aWriteThatWasLostLaterExplainsNothing() {
        assertThat(once().ran(2, 2, 3, "UNPROCESSABLE").lost(9).verdict().unexplained()).isNotEmpty();
    }
}
