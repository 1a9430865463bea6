package io.quarkiverse.submittoken.spi;

import java.time.Duration;
import java.util.Objects;

/**
 * The wish to become the owner of a submission.
 *
 * @param key names the submission; a hash, never the token itself
 * @param owner names the claimant; unique to this attempt
 * @param fingerprint kept with the submission until it is forgotten
 * @param lease how long the claim is believed to be alive without a {@linkplain SubmissionStore#renew renewal};
 *        zero: as long as it exists
 * @param ttl how long the claim exists if nobody settles it; positive
 */
public record Claim(String key, String owner, Fingerprint fingerprint, Duration lease, Duration ttl) {

    public Claim {
        Objects.requireNonNull(key, "key");
        Objects.requireNonNull(owner, "owner");
        Objects.requireNonNull(fingerprint, "fingerprint");
        if (lease.isNegative()) {
            throw new IllegalArgumentException("lease must not be negative: " + lease);
        }
        if (ttl.isNegative() || ttl.isZero()) {
            throw new IllegalArgumentException("ttl must be positive: " + ttl);
        }
    }

    /** The same claim, for another time. */
    public Claim withTtl(Duration other) {
        return new Claim(key, owner, fingerprint, lease, other);
    }
}
