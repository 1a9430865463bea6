package io.quarkiverse.submittoken.it.chaos;

import java.util.List;

/** What the guarantee says about one submission. */
@FunctionalInterface
interface Rules {

    List<Violation> violations(SubmissionHistory history);
}
