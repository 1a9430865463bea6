package io.quarkiverse.submittoken.runtime.config;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import io.quarkus.runtime.annotations.ConfigPhase;
import io.quarkus.runtime.annotations.ConfigRoot;
import io.quarkus.runtime.configuration.MemorySize;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithConverter;
import io.smallrye.config.WithDefault;

/** Submit token */
@ConfigMapping(prefix = "quarkus.submit-token")
@ConfigRoot(phase = ConfigPhase.RUN_TIME)
public interface SubmitTokenConfig {

    /** Whether tokens are minted and submissions guarded. When disabled, templates render nothing in place of a token. */
    @WithDefault("true")
    boolean enabled();

    /** Name of the hidden form field that carries the token. */
    @WithDefault("_submit_token")
    @WithConverter(VerbatimText.class)
    String fieldName();

    /** Name of the request header that carries the token of a script. */
    @WithDefault("X-Submit-Token")
    @WithConverter(VerbatimText.class)
    String headerName();

    /** How long the response of a completed submission is kept and replayed. Afterwards a repeat gets 409. */
    @WithDefault("10M")
    Duration ttl();

    /**
     * How long a completed token stays consumed: for so long the handler does not run again. At least `ttl`, and at least
     * `signed-token-max-age` where signing is on.
     */
    @WithDefault("24H")
    Duration consumedTtl();

    /**
     * How long a claim exists if its owner never settles it. So it is also the longest time for which a running handler is
     * guarded. Longer than `in-flight-lease`, independent of `ttl`.
     */
    @WithDefault("24H")
    Duration inFlightTtl();

    /**
     * The owner of a claim renews it within this time while the handler runs. A claim that is not renewed is abandoned.
     * `0`: no lease, a claim is in flight until `in-flight-ttl` is over.
     */
    @WithDefault("30S")
    Duration inFlightLease();

    /**
     * What a repeat of an abandoned submission gets: it cannot be told whether the first attempt was saved.
     * `reject` says so, `rerun` runs the handler again.
     */
    @WithDefault("reject")
    OnAbandoned onAbandoned();

    /** How long a browser navigation waits for the answer of the first attempt. `0`: it never waits. */
    @WithDefault("5S")
    Duration inFlightWait();

    /**
     * Prefixes of request paths that are not guarded, by whole segments: `/api` covers `/api` and `/api/x`, not `/apix`.
     * The root path and the `@ApplicationPath` are part of the path.
     */
    Optional<List<String>> exemptPaths();

    /** Where submissions are kept. Default: `redis` in production, `memory` in dev and test mode. */
    Optional<Backend> backend();

    /** The store in the memory of this process */
    Memory memory();

    /** The store in Redis */
    Redis redis();

    /**
     * The longest response body that is recorded. A longer one is sent to the first client only, and a repeat gets 409.
     * The memory store reserves this much for each submission under way.
     */
    @WithDefault("256K")
    MemorySize maxRecordedBody();

    /**
     * Names of cookies that a replay may set again. Any other cookie is set by the first answer only; that a recorded
     * response loses one is logged once.
     */
    Optional<Set<String>> recordedCookies();

    /**
     * What happens to a submission that cannot be claimed because the store fails. `reject` answers 503, `proceed` runs
     * the handler unguarded and logs a warning.
     */
    @WithDefault("reject")
    OnStoreFailure onStoreFailure();

    /**
     * What a used token with another payload gets. `reject` answers 409, `replay` answers with the first response.
     * The binding (method, path, query, user) is enforced all the same.
     */
    @WithDefault("reject")
    PayloadMismatch payloadMismatch();

    /**
     * Form fields whose content a page does not send back when it offers to send a form again: the user types it again.
     * `*` at the start or the end of a name matches any text, in upper or lower case. Empty: none.
     */
    @WithDefault("*password*,*passwd*,*secret*,card*,*cvc*,*cvv*,*iban*")
    Optional<List<String>> sensitiveFields();

    /** What is compared of a submission */
    FingerprintConfig fingerprint();

    /**
     * Keys separated by commas, each the Base64 of at least 32 bytes. When set, tokens are signed with the first key
     * (HMAC-SHA-256) and accepted when any key verifies. Without keys any text of 1 to 512 characters is a token.
     */
    Optional<List<String>> signingKeys();

    /** How old a token may be. Only where signing is on. */
    @WithDefault("12H")
    Duration signedTokenMaxAge();

    /** The store in the memory of this process */
    interface Memory {

        /**
         * Allows `backend=memory` in production. Submissions are then not shared between replicas and are forgotten at a
         * restart.
         */
        @WithDefault("false")
        boolean allowInProduction();

        /**
         * Upper bound of the memory taken. At the bound new claims are refused with 503; a consumed token is never forgotten
         * early. Each submission under way reserves `max-recorded-body` and about 5K.
         */
        @WithDefault("64M")
        MemorySize maxSize();
    }

    /** The store in Redis */
    interface Redis {

        /** What every key in Redis begins with. Applications that share a Redis need different ones. */
        @WithDefault("submit-token:")
        @WithConverter(VerbatimText.class)
        String keyPrefix();

        /** The longest wait for one step of the store. */
        @WithDefault("2S")
        Duration timeout();

        /**
         * How many replicas must have confirmed a claim before the handler runs, and an outcome before it counts as written,
         * within `redis.timeout`. With fewer at the claim the user gets 503; at the outcome the real response, and it is
         * tried again. `0` waits for none.
         */
        @WithDefault("0")
        int waitReplicas();
    }

    /** What is compared of a submission */
    interface FingerprintConfig {

        /** Form fields left out of the comparison. `*` at the start or the end of a name matches any text. */
        Optional<List<String>> ignoredFields();
    }

    /** Where submissions are kept */
    enum Backend {
        /** In this process. */
        MEMORY,
        /** In Redis, shared by all replicas. */
        REDIS
    }

    /** What a repeat of an abandoned submission gets */
    enum OnAbandoned {
        /** 409, `abandoned`. */
        REJECT,
        /** The handler runs again. */
        RERUN
    }

    /** What happens when the store fails at the claim */
    enum OnStoreFailure {
        /** 503, `store-unavailable`. */
        REJECT,
        /** The handler runs unguarded. */
        PROCEED
    }

    /** What a used token with another payload gets */
    enum PayloadMismatch {
        /** 409, `payload-mismatch`. */
        REJECT,
        /** The first response. */
        REPLAY
    }
}
