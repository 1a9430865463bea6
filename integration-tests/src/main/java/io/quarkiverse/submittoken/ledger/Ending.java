package io.quarkiverse.submittoken.ledger;

/** How an execution ends. */
enum Ending {

    OK(200),
    SEE_OTHER(303),
    UNPROCESSABLE(422),
    ERROR(500),
    /** An exception that nobody maps. */
    THROWS(500);

    final int status;

    Ending(int status) {
        this.status = status;
    }
}
