package io.quarkiverse.submittoken.runtime.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

import io.quarkiverse.submittoken.runtime.core.FormPart.Field;
import io.quarkiverse.submittoken.runtime.core.Tokens.Verdict;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.Size;

/** Codec, digests and tokens with whatever comes in. */
class AnyInputTest {

    @Property
    void whateverIsEncodedIsDecoded(@ForAll("responses") RecordedResponse response) {
        RecordedResponse decoded = RecordCodec.decode(RecordCodec.encode(response)).orElseThrow();

        assertThat(decoded.status()).isEqualTo(response.status());
        assertThat(decoded.headers()).isEqualTo(response.headers());
        assertThat(decoded.body()).isEqualTo(response.body());
    }

    @Property
    void whateverIsInAStoreIsReadOrIsNoRecord(@ForAll byte[] bytes) {
        byte[] asVersionOne = bytes.clone();
        if (asVersionOne.length > 0) {
            asVersionOne[0] = 1;
        }

        RecordCodec.decode(bytes);
        RecordCodec.decode(asVersionOne).ifPresent(read -> assertThat(RecordCodec.encode(read)).hasSameSizeAs(bytes));
    }

    @Property
    void damageIsNeverReadAsAnotherLength(@ForAll("responses") RecordedResponse response, @ForAll Random random) {
        byte[] record = RecordCodec.encode(response);
        record[random.nextInt(record.length)] ^= (byte) (1 << random.nextInt(8));

        RecordCodec.decode(record).ifPresent(read -> assertThat(RecordCodec.encode(read).length)
                .isLessThanOrEqualTo(record.length + 2 * record.length));
    }

    @Property
    void orderOfNamesDoesNotMatter(@ForAll("forms") List<FormPart> form, @ForAll Random random) {
        List<FormPart> shuffled = new ArrayList<>(form);
        Collections.shuffle(shuffled, random);
        // a stable sort by name brings parts of one name back into their order
        List<FormPart> sameOrderPerName = new ArrayList<>(form);
        sameOrderPerName.sort(Comparator.comparing(FormPart::name).reversed());

        assertThat(PayloadDigest.ofForm(sameOrderPerName)).isEqualTo(PayloadDigest.ofForm(form));
        assertThat(PayloadDigest.ofForm(shuffled).equals(PayloadDigest.ofForm(form)))
                .isEqualTo(byName(shuffled).equals(byName(form)));
    }

    @Property
    void differentFormsHaveDifferentDigests(@ForAll("forms") List<FormPart> one, @ForAll("forms") List<FormPart> other) {
        assertThat(PayloadDigest.ofForm(one).equals(PayloadDigest.ofForm(other))).isEqualTo(byName(one).equals(byName(other)));
    }

    private static List<FormPart> byName(List<FormPart> form) {
        return form.stream().sorted(Comparator.comparing(FormPart::name)).toList();
    }

    @Property
    void anyTextIsATokenAbsentOrRefused(@ForAll String field, @ForAll String header) {
        SubmittedToken token = SubmittedToken.of(field, header);

        if (token instanceof SubmittedToken.Present present) {
            assertThat(present.value()).isNotEmpty().hasSizeLessThanOrEqualTo(512).isIn(field, header);
            assertThat(SubmissionKey.ofToken(present.value()).value()).matches("[A-Za-z0-9_-]{43}");
        }
    }

    @Property
    void noTextIsASignedToken(@ForAll String text, @ForAll @Size(66) byte[] bytes) {
        SignedTokens tokens = new SignedTokens(List.of(new byte[32]), Duration.ofHours(1), new SecureRandom(), () -> 0);

        assertThat(tokens.verdict(text, null)).isEqualTo(Verdict.FORGED);
        assertThat(tokens.verdict(java.util.Base64.getUrlEncoder().encodeToString(bytes), "ann"))
                .isEqualTo(Verdict.FORGED);
    }

    @Property
    void ignoredFieldPatternsMatchAsText(@ForAll String name, @ForAll String text) {
        String plain = text.replace("*", "");
        assertThat(new IgnoredFields("t", List.of(plain + "*")).test(name))
                .isEqualTo(name.startsWith(plain) || name.equals("t"));
        assertThat(new IgnoredFields("t", List.of("*" + plain)).test(name)).isEqualTo(name.endsWith(plain) || name.equals("t"));
    }

    @Provide
    Arbitrary<RecordedResponse> responses() {
        Arbitrary<RecordedHeader> headers = Combinators
                .combine(Arbitraries.strings(), Arbitraries.strings().list().ofMaxSize(3),
                        Arbitraries.of(true, false))
                .as(RecordedHeader::new);
        return Combinators.combine(Arbitraries.integers().between(100, 599), headers.list().ofMaxSize(5),
                Arbitraries.bytes().array(byte[].class).ofMaxSize(300)).as(RecordedResponse::new);
    }

    @Provide
    Arbitrary<List<FormPart>> forms() {
        Arbitrary<String> few = Arbitraries.strings().withChars("ab=&").ofMaxLength(2);
        return Combinators.combine(few, few).as((name, value) -> (FormPart) new Field(name, value)).list().ofMaxSize(4);
    }
}
