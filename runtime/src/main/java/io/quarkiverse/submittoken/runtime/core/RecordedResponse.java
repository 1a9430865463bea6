package io.quarkiverse.submittoken.runtime.core;

import java.util.List;

/**
 * A response as it is sent: status, the handler's headers, bytes. The body is not copied; nobody changes it.
 */
public record RecordedResponse(int status, List<RecordedHeader> headers, byte[] body) {

    public RecordedResponse {
        headers = List.copyOf(headers);
    }
}
