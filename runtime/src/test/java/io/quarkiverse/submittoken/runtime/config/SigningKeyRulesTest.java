package io.quarkiverse.submittoken.runtime.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Base64;

import org.junit.jupiter.api.Test;

class SigningKeyRulesTest {

    static final String GOOD = base64(32);

    private static final String REMEDY = ". Replace it with the Base64 of at least 32 random bytes,"
            + " for example the output of: openssl rand -base64 32";

    @Test
    void aKeyIsBase64() {
        assertThat(Validation.inDev().with("signing-keys", GOOD + ",s3cr_t!").lines())
                .containsExactly("quarkus.submit-token.signing-keys: key 2 of 2 is not Base64" + REMEDY);
    }

    @Test
    void aKeyHasAtLeast32Bytes() {
        assertThat(Validation.inDev().with("signing-keys", base64(31) + "," + GOOD + "," + base64(0) + "=").lines())
                .containsExactly("quarkus.submit-token.signing-keys: key 1 of 3 has 31 bytes where 32 are needed" + REMEDY,
                        "quarkus.submit-token.signing-keys: key 3 of 3 is not Base64" + REMEDY);
    }

    @Test
    void severalKeysMayBeSeparatedByCommasAndSpaces() {
        assertThat(Validation.inDev().with("signing-keys", GOOD + ", " + base64(64)).lines()).isEmpty();
    }

    @Test
    void aKeyIsNeverShown() {
        String secret = base64(16);
        assertThat(Validation.inDev().with("signing-keys", secret).with("consumed-ttl", "1H").objections())
                .hasSize(2).asString().doesNotContain(secret).doesNotContain(secret.substring(0, 8));
    }

    private static String base64(int bytes) {
        byte[] key = new byte[bytes];
        for (int i = 0; i < bytes; i++) {
            key[i] = (byte) (i * 37 + 11);
        }
        return Base64.getEncoder().encodeToString(key);
    }
}
