package io.quarkiverse.submittoken.it.end;

import io.quarkus.test.junit.QuarkusTest;

@QuarkusTest
class EndOfRequestOnMemoryTest extends EndOfRequestTable {
}
