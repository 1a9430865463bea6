package io.quarkiverse.submittoken.it.end;

/** How a request ends. */
public enum End {

    BODY,
    NO_BODY,
    SEE_OTHER,
    TEMPORARY_REDIRECT,
    UNPROCESSABLE,
    SERVER_ERROR,
    MAPPED_EXCEPTION,
    UNMAPPED_EXCEPTION,
    WRITER_FAILS,
    FILTER_FAILS,
    COMMIT_FAILS,
    TOO_LONG,
    CLIENT_GONE_BEFORE,
    CLIENT_GONE_DURING,
    CLIENT_GONE_AFTER
}
