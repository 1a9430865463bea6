package io.quarkiverse.submittoken.it.end;

import io.quarkiverse.submittoken.runtime.core.SubmissionKey;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;

@QuarkusTest
@TestProfile(AfterSuccess.ShortMemory.class)
class AfterSuccessOnMemoryTest extends AfterSuccess {

    @Override
    void onlyTheStateIsLeft(SubmissionKey key) {
        // what the store finds is all that it holds: see the tests of its bound
    }

    @Override
    void nothingIsLeft(SubmissionKey key) {
        // as above
    }
}
