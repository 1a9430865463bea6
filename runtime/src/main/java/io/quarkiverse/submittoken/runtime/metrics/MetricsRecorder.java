package io.quarkiverse.submittoken.runtime.metrics;

import java.util.function.Consumer;
import java.util.function.ToLongFunction;

import io.quarkus.arc.Arc;
import io.quarkus.runtime.annotations.Recorder;
import io.quarkus.runtime.metrics.MetricsFactory;
import io.quarkus.runtime.metrics.MetricsFactory.Type;

/** Shows the counts to whatever collects metrics in the application, if anything does. */
@Recorder
public class MetricsRecorder {

    public Consumer<MetricsFactory> counters() {
        return metrics -> {
            count(metrics, "submit.token.store.refused", "Submissions answered with 503, as the store could not claim them",
                    StoreTrouble::refusals);
            count(metrics, "submit.token.store.unguarded", "Submissions that ran unguarded, as the store could not claim them",
                    StoreTrouble::unguardedRuns);
            count(metrics, "submit.token.outcomes.delayed", "Outcomes that could not be written when the handler had ended",
                    StoreTrouble::delayedRecords);
            count(metrics, "submit.token.outcomes.written.late", "Delayed outcomes that were written after all",
                    StoreTrouble::recordsThatWereWrittenLate);
            count(metrics, "submit.token.claims.lost", "Claims that were lost while the handler ran", StoreTrouble::lostClaims);
        };
    }

    private static void count(MetricsFactory metrics, String name, String description, ToLongFunction<StoreTrouble> count) {
        metrics.builder(name, Type.APPLICATION).description(description)
                .buildCounter(() -> count.applyAsLong(Arc.container().instance(StoreTrouble.class).get()));
    }
}
