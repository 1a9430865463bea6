package io.quarkiverse.submittoken.spi.testkit;

/**
 * What every {@link io.quarkiverse.submittoken.spi.SubmissionStore} has to do. A store proves itself by a test class that
 * extends this one; JUnit 5 and AssertJ have to be on its test class path.
 */
public abstract class SubmissionStoreContract
        implements ClaimContract, SettlementContract, FencingContract, ExpiryContract {
}
