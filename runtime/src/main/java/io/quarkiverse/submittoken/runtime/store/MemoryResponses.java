package io.quarkiverse.submittoken.runtime.store;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Ticker;

/** The responses of completed submissions, which go before their tombstones do. */
final class MemoryResponses {

    private static final byte[] NONE = {};

    private final Room room;
    private final Cache<String, Response> responses;

    /** @param owner tells the response from one that an earlier submission with the same key may have left behind */
    private record Response(String owner, byte[] content, long endsAt) {

        long bytes() {
            return Footprint.ofBytes(content);
        }
    }

    MemoryResponses(Ticker clock, Room room) {
        this.room = room;
        this.responses = Expiring.cache(clock, room, Response::endsAt, Response::bytes);
    }

    /** The caller has taken the room. */
    void keep(String key, String owner, byte[] content, long endsAt) {
        Response earlier = responses.asMap().put(key, new Response(owner, content, endsAt));
        if (earlier != null) {
            room.giveBack(earlier.bytes());
        }
    }

    /** Of length zero: it was not kept, or no longer is. */
    byte[] of(String key, String owner) {
        Response response = responses.getIfPresent(key);
        return response != null && response.owner().equals(owner) ? response.content() : NONE;
    }

    void removeExpired() {
        responses.cleanUp();
    }
}
