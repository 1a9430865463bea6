package io.quarkiverse.submittoken.it.end;

import io.quarkiverse.submittoken.it.RedisServerResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;

@QuarkusTest
@WithTestResource(RedisServerResource.class)
class EndOfRequestOnRedisTest extends EndOfRequestTable {
}
