package io.quarkiverse.submittoken.runtime.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

import io.quarkiverse.submittoken.runtime.core.Tokens.Verdict;

class SignedTokensTest {

    private final AtomicLong now = new AtomicLong(1_800_000_000L);

    private final byte[] oldKey = key(1);
    private final byte[] newKey = key(2);
    private final SignedTokens tokens = tokens(oldKey);

    private static byte[] key(int seed) {
        byte[] key = new byte[32];
        key[0] = (byte) seed;
        return key;
    }

    private SignedTokens tokens(byte[]... keys) {
        return new SignedTokens(List.of(keys), Duration.ofHours(12), new SecureRandom(), now::get);
    }

    @Test
    void ownTokenIsGenuine() {
        assertThat(tokens.verdict(tokens.mint("ann"), "ann")).isEqualTo(Verdict.GENUINE);
        assertThat(tokens.verdict(tokens.mint(null), null)).isEqualTo(Verdict.GENUINE);
    }

    @Test
    void tokensAreDifferentUrlSafeAndShortEnough() {
        List<String> minted = IntStream.range(0, 1_000).mapToObj(i -> tokens.mint("ann")).toList();

        assertThat(minted).doesNotHaveDuplicates().allMatch(token -> token.matches("[A-Za-z0-9_-]{88}"));
    }

    @Test
    void tokenOfAUserIsOfNoUseToAnother() {
        String token = tokens.mint("ann");

        assertThat(tokens.verdict(token, "bob")).isEqualTo(Verdict.FORGED);
        assertThat(tokens.verdict(token, null)).isEqualTo(Verdict.FORGED);
        assertThat(tokens.verdict(tokens.mint(""), null)).as("a user without a name is not nobody").isEqualTo(Verdict.FORGED);
    }

    @Test
    void tokenOfAnAnonymousPageSurvivesTheLogin() {
        assertThat(tokens.verdict(tokens.mint(null), "ann")).isEqualTo(Verdict.GENUINE);
    }

    @Test
    void anyChangedBitIsForgery() {
        String token = tokens.mint("ann");
        byte[] bytes = java.util.Base64.getUrlDecoder().decode(token);
        for (int bit = 0; bit < bytes.length * 8; bit++) {
            byte[] changed = bytes.clone();
            changed[bit / 8] ^= (byte) (1 << bit % 8);
            String forged = java.util.Base64.getUrlEncoder().withoutPadding().encodeToString(changed);
            assertThat(tokens.verdict(forged, "ann")).as("bit %d", bit).isEqualTo(Verdict.FORGED);
            assertThat(tokens.verdict(forged, null)).as("bit %d", bit).isEqualTo(Verdict.FORGED);
        }
    }

    @Test
    void truncatedLongerAndOtherTextsAreForgeries() {
        String token = tokens.mint(null);
        for (int length = 0; length < token.length(); length++) {
            assertThat(tokens.verdict(token.substring(0, length), null)).isEqualTo(Verdict.FORGED);
        }
        assertThat(List.of(token + "A", token + "=", token + "\n", " " + token, "x".repeat(88), "é", "\u0000"))
                .allMatch(text -> tokens.verdict(text, null) == Verdict.FORGED);
    }

    @Test
    void tokenAges() {
        String token = tokens.mint("ann");
        now.addAndGet(Duration.ofHours(12).toSeconds());
        assertThat(tokens.verdict(token, "ann")).isEqualTo(Verdict.GENUINE);
        now.addAndGet(1);
        assertThat(tokens.verdict(token, "ann")).isEqualTo(Verdict.EXPIRED);
        assertThat(tokens.verdict(token, "bob")).as("nobody learns the age of a foreign one").isEqualTo(Verdict.FORGED);
    }

    @Test
    void keysRotate() {
        String before = tokens.mint("ann");
        SignedTokens rotating = tokens(newKey, oldKey);
        SignedTokens after = tokens(newKey);

        assertThat(rotating.verdict(before, "ann")).isEqualTo(Verdict.GENUINE);
        assertThat(after.verdict(rotating.mint("ann"), "ann")).as("the first key signs").isEqualTo(Verdict.GENUINE);
        assertThat(after.verdict(before, "ann")).isEqualTo(Verdict.FORGED);
    }
}
