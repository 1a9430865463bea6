package io.quarkiverse.submittoken.it.chaos;

import java.util.ArrayList;
import java.util.List;

/**
 * The handler runs again only after it has failed. Not while it runs, not after a success, and not after it was cut, as
 * then nobody can tell whether it has succeeded.
 */
final class RunsOnce implements Rules {

    @Override
    public List<Violation> violations(SubmissionHistory history) {
        var violations = new ArrayList<Violation>();
        var executions = history.executions();
        for (int next = 1; next < executions.size(); next++) {
            var again = executions.get(next);
            for (Execution earlier : executions.subList(0, next)) {
                if (!hadFailedBefore(earlier, again)) {
                    violations.add(Violation.of(history, "executed again: " + again.id() + " after " + earlier.id(),
                            history.firstSent(), again.begin()));
                }
            }
        }
        return violations;
    }

    private static boolean hadFailedBefore(Execution earlier, Execution again) {
        return earlier.hasFailed() && !earlier.end().isAfter(again.begin());
    }
}
