package io.quarkiverse.submittoken.it.chaos;

import static io.restassured.RestAssured.given;

import org.junit.jupiter.api.Test;

import io.quarkus.test.junit.QuarkusTest;

/** The handler of the check under faults is part of the demo, and closed to everybody who has not asked for it. */
@QuarkusTest
class LedgerIsNotThereTest {

    @Test
    void unlessAFileIsNamed() {
        given().header("Ledger-Ends", "OK").formParam("submission", "some").formParam("text", "typed")
                .post("/ledger").then().statusCode(404);
    }
}
