package io.quarkiverse.submittoken.it.script;

/** How the handler of the form ends. */
enum End {
    REDIRECT,
    PAGE,
    JSON,
    NO_CONTENT,
    /** A page, once the test has opened the door. */
    SLOW,
    REFUSED,
    /** As if the first attempt were in flight for ever. */
    IN_FLIGHT
}
