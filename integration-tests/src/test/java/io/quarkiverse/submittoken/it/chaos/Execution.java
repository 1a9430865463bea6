package io.quarkiverse.submittoken.it.chaos;

import java.time.Instant;

/**
 * A run of the handler, as the ledger has it.
 *
 * @param ending null where it was cut, or is still going on
 * @param end null as well
 */
record Execution(String id, String submission, String text, Instant begin, String ending, Instant end) {

    long pid() {
        return Long.parseLong(id.substring(0, id.indexOf('-')));
    }

    boolean isCut() {
        return ending == null;
    }

    boolean hasSucceeded() {
        return !isCut() && status() < 400;
    }

    boolean hasFailed() {
        return !isCut() && !hasSucceeded();
    }

    boolean hasThrown() {
        return "THROWS".equals(ending);
    }

    /** 0 where it was cut. */
    int status() {
        if (isCut()) {
            return 0;
        }
        return switch (ending) {
            case "OK" -> 200;
            case "SEE_OTHER" -> 303;
            case "UNPROCESSABLE" -> 422;
            default -> 500;
        };
    }

    @Override
    public String toString() {
        return isCut() ? "execution %s of %s, cut".formatted(id, text)
                : "execution %s of %s, ended %s at %s".formatted(id, text, ending, end);
    }
}
