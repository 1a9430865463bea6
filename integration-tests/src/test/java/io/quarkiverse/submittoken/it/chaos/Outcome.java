package io.quarkiverse.submittoken.it.chaos;

/** What a client got for an attempt. */
sealed interface Outcome {

    /** The answer of an execution of the handler: the first one, or what is shown of it to a repeat. */
    record Executed(String execution, int status, boolean replayed) implements Outcome {

        boolean succeeded() {
            return status < 400;
        }
    }

    /** The guard's. */
    record Rejected(String reason, int status) implements Outcome {
    }

    /** An answer that names neither an execution nor a reason. */
    record Unnamed(int status, String body) implements Outcome {
    }

    /** The client has gone before it came. */
    record Cut() implements Outcome {
    }

    /** The connection was refused or broke. */
    record Lost(String why) implements Outcome {
    }

    /** It did not come within the client's patience. */
    record Hung() implements Outcome {
    }
}
