package io.quarkiverse.submittoken.runtime.core;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

/**
 * What of a response is recorded.
 *
 * <p>
 * Success is 2xx and 3xx, but 307 and 308: they make the browser send the form, token included, to the next address,
 * where it would be refused. Left out of every record: headers of one connection (RFC 9110, 7.6.1, and those that
 * {@code Connection} names), of one moment ({@code Date}), of one client ({@code Set-Cookie} but for named cookies,
 * {@code WWW-Authenticate}, CORS), and what is computed anew ({@code Content-Length}).
 */
public final class RecordingPolicy {

    private static final Set<String> NEVER_RECORDED = ignoringCase(List.of(
            "Connection", "Keep-Alive", "Proxy-Connection", "Proxy-Authenticate", "Proxy-Authorization", "TE", "Trailer",
            "Transfer-Encoding", "Upgrade", "Date", "Content-Length", "WWW-Authenticate"));
    private static final String CORS_PREFIX = "access-control-";

    private final long maxBody;
    private final Set<String> recordedCookies;
    private final Consumer<String> lostCookie;

    /**
     * @param maxBody longest body recorded, in bytes
     * @param recordedCookies names of cookies that a replay may set again
     * @param lostCookie is told the name of every other cookie
     */
    public RecordingPolicy(long maxBody, Set<String> recordedCookies, Consumer<String> lostCookie) {
        this.maxBody = maxBody;
        this.recordedCookies = Set.copyOf(recordedCookies);
        this.lostCookie = lostCookie;
    }

    public static boolean isSuccess(int status) {
        return status >= 200 && status < 400 && status != 307 && status != 308;
    }

    /** Longest body recorded, in bytes. */
    public long maxBody() {
        return maxBody;
    }

    /** The headers of a record, of those that the handler gave. */
    public List<RecordedHeader> recorded(List<RecordedHeader> given) {
        Set<String> ofConnection = ignoringCase(given.stream()
                .filter(header -> header.name().equalsIgnoreCase("Connection"))
                .flatMap(header -> header.values().stream())
                .flatMap(value -> List.of(value.split(",")).stream())
                .map(String::trim)
                .toList());
        return given.stream()
                .filter(header -> !NEVER_RECORDED.contains(header.name()) && !ofConnection.contains(header.name()))
                .filter(header -> !header.name().toLowerCase(Locale.ROOT).startsWith(CORS_PREFIX))
                .filter(header -> !isIdentityEncoding(header))
                .map(this::withRecordedCookies)
                .filter(header -> !header.values().isEmpty())
                .toList();
    }

    private RecordedHeader withRecordedCookies(RecordedHeader header) {
        if (!header.name().equalsIgnoreCase("Set-Cookie")) {
            return header;
        }
        return new RecordedHeader(header.name(), header.values().stream().filter(this::isRecordedCookie).toList(),
                header.replacing());
    }

    private boolean isRecordedCookie(String setCookie) {
        int end = setCookie.indexOf('=');
        String name = (end < 0 ? setCookie : setCookie.substring(0, end)).trim();
        boolean recorded = recordedCookies.contains(name);
        if (!recorded) {
            lostCookie.accept(name);
        }
        return recorded;
    }

    /** Not an encoding, but Quarkus' mark for "do not compress": compression is decided anew for each request. */
    private static boolean isIdentityEncoding(RecordedHeader header) {
        return header.name().equalsIgnoreCase("Content-Encoding") && header.values().equals(List.of("identity"));
    }

    private static Set<String> ignoringCase(List<String> names) {
        Set<String> set = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        set.addAll(names);
        return set;
    }
}
