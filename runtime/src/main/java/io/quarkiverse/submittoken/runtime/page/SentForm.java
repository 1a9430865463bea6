package io.quarkiverse.submittoken.runtime.page;

import java.util.List;

/**
 * A form that was sent by POST and not handled.
 *
 * @param address where it was sent, or null where the browser knows that better
 * @param token the one it was sent with, or null where none can be used
 * @param fields all but the token's, in their order
 */
public record SentForm(String address, boolean multipart, String token, List<SentField> fields) {
}
