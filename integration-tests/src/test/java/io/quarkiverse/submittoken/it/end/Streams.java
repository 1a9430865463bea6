package io.quarkiverse.submittoken.it.end;

import io.smallrye.mutiny.Multi;

/** What streaming methods send. */
final class Streams {

    private static final int CHUNK = 1024;

    private Streams() {
    }

    static Multi<Object> items(End end) {
        return switch (end) {
            case NO_BODY -> Multi.createFrom().empty();
            case MAPPED_EXCEPTION -> Multi.createFrom().failure(new Handler.Refused());
            case UNMAPPED_EXCEPTION -> Multi.createFrom().failure(new IllegalStateException("expected by the test"));
            case WRITER_FAILS -> Multi.createFrom().items(new Handler.Unwritable(), "never sent");
            case TOO_LONG -> chunks(Handler.OVER_THE_BOUND);
            case CLIENT_GONE_DURING -> chunks(Handler.LARGE.repeat(100));
            default -> Multi.createFrom().items("one", "two");
        };
    }

    private static Multi<Object> chunks(String text) {
        return Multi.createFrom().range(0, text.length() / CHUNK).map(i -> text.substring(i * CHUNK, (i + 1) * CHUNK));
    }
}
