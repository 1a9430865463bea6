package io.quarkiverse.submittoken.it.chaos;

import java.io.IOException;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a Redis server holds at one moment.
 *
 * @param states of each submission: its state and its owner
 */
record Snapshot(Instant at, Map<String, String> states) {

    private static final String READ_STATES = """
            local states = {}
            for _, key in ipairs(redis.call('KEYS', '*')) do
              if redis.call('TYPE', key).ok == 'hash' then
                states[#states + 1] = key
                states[#states + 1] = redis.call('HGET', key, 'state') .. ' by ' .. redis.call('HGET', key, 'owner')
              end
            end
            return states
            """;
    private static final String FIND_IMMORTAL = """
            local immortal = {}
            for _, key in ipairs(redis.call('KEYS', '*')) do
              if redis.call('PTTL', key) == -1 then
                immortal[#immortal + 1] = key
              end
            end
            return immortal
            """;

    private static final Pattern KEY = Pattern.compile("\\{(.+)}");
    private static final String NOTHING = "nothing";

    static Snapshot of(RedisProcess server) throws IOException {
        var reply = (List<?>) server.command("EVAL", READ_STATES, "0");
        var states = new HashMap<String, String>();
        for (int i = 0; i < reply.size(); i += 2) {
            states.put(keyIn((String) reply.get(i)), (String) reply.get(i + 1));
        }
        return new Snapshot(Instant.now(), states);
    }

    /** The keys that would stay for ever. */
    static List<String> immortalKeysOf(RedisProcess server) throws IOException {
        return ((List<?>) server.command("EVAL", FIND_IMMORTAL, "0")).stream().map(String.class::cast).toList();
    }

    /** What was here and is not there. That a released submission is forgotten means nothing: it counts as not there. */
    Stream<LostWrite> lostIn(Snapshot successor) {
        return states.entrySet().stream()
                .map(was -> new LostWrite(was.getKey(), at, was.getValue(),
                        successor.states.getOrDefault(was.getKey(), NOTHING)))
                .filter(write -> !write.is().equals(write.was()))
                .filter(write -> !(write.is().equals(NOTHING) && write.was().startsWith("released")));
    }

    private static String keyIn(String redisKey) {
        var key = KEY.matcher(redisKey);
        if (!key.find()) {
            throw new IllegalStateException("Not a key of the store: " + redisKey);
        }
        return key.group(1);
    }
}
