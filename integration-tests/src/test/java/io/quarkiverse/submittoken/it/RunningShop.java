package io.quarkiverse.submittoken.it;

import java.net.URI;

/** A shop that takes orders, of one process or of several. */
interface RunningShop extends AutoCloseable {

    /** Where a browser finds it. */
    URI baseUri();
}
