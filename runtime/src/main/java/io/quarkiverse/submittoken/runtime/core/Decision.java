package io.quarkiverse.submittoken.runtime.core;

import java.time.Duration;
import java.util.Optional;

/** What becomes of a submission. The handler runs only for {@link Won}. */
public sealed interface Decision {

    /** This request runs the handler, and settles the claim. */
    record Won(OwnedClaim claim) implements Decision {
    }

    /** The handler has succeeded before: its response is the answer. */
    record Replay(RecordedResponse response) implements Decision {
    }

    /** The handler has succeeded before; its response is not kept, or no longer is. */
    record AlreadySubmitted() implements Decision {
    }

    /**
     * The handler is running.
     *
     * @param owner whose claim it is
     * @param age how long ago it was claimed
     */
    record InFlight(String owner, Duration age) implements Decision {
    }

    /** The handler may or may not have succeeded: its process stopped in the middle. */
    record Abandoned() implements Decision {
    }

    /** The token was used before, by another user, elsewhere, or with other content. Nothing is disclosed. */
    record Mismatch() implements Decision {
    }

    /** Only for those who waited: the attempt they waited for has failed. */
    final class FirstAttemptFailed implements Decision {

        private final RecordedResponse answer;

        /** @param answer what the first attempt was answered, or null when that is not known */
        FirstAttemptFailed(RecordedResponse answer) {
            this.answer = answer;
        }

        public Optional<RecordedResponse> answer() {
            return Optional.ofNullable(answer);
        }
    }
}
