package io.quarkiverse.submittoken.it.end;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.enterprise.inject.Instance;
import jakarta.inject.Inject;

import io.quarkiverse.submittoken.it.RedisServerResource;
import io.quarkiverse.submittoken.runtime.core.SubmissionKey;
import io.quarkus.redis.datasource.RedisDataSource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;

@QuarkusTest
@TestProfile(AfterSuccess.ShortMemory.class)
@WithTestResource(RedisServerResource.class)
class AfterSuccessOnRedisTest extends AfterSuccess {

    @Inject
    Instance<RedisDataSource> redis;

    @Override
    void onlyTheStateIsLeft(SubmissionKey key) {
        assertThat(redis.get().key().keys("*" + key.value() + "*")).containsExactly("submit-token:{" + key.value() + "}");
    }

    @Override
    void nothingIsLeft(SubmissionKey key) {
        assertThat(redis.get().key().keys("*" + key.value() + "*")).isEmpty();
    }
}
