package io.quarkiverse.submittoken.runtime.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;

import org.junit.jupiter.api.Test;

import io.quarkiverse.submittoken.runtime.core.FormPart.Field;
import io.quarkiverse.submittoken.runtime.core.FormPart.File;

class PayloadDigestTest {

    private static String form(FormPart... parts) {
        return PayloadDigest.ofForm(List.of(parts));
    }

    private static File file(String name, String content) throws IOException {
        return new File("upload", name, content.length(),
                PayloadDigest.ofContent(new ByteArrayInputStream(content.getBytes())));
    }

    @Test
    void orderOfDifferentNamesDoesNotMatter() {
        assertThat(form(new Field("a", "1"), new Field("b", "2"))).isEqualTo(form(new Field("b", "2"), new Field("a", "1")));
    }

    @Test
    void orderOfOneNameMatters() {
        assertThat(form(new Field("a", "1"), new Field("a", "2")))
                .isNotEqualTo(form(new Field("a", "2"), new Field("a", "1")));
    }

    @Test
    void partsCannotFlowIntoEachOther() {
        assertThat(List.of(form(new Field("a", "b=c")), form(new Field("ab", "=c")), form(new Field("a=b", "c")),
                form(new Field("a", "b"), new Field("c", "")), form(new Field("a", "b"), new Field("", "c")), form(),
                form(new Field("", "")))).doesNotHaveDuplicates();
    }

    @Test
    void filesAreComparedByNameSizeAndContent() throws IOException {
        assertThat(form(file("a.txt", "same size"))).isEqualTo(form(file("a.txt", "same size")));
        assertThat(List.of(form(file("a.txt", "same size")), form(file("a.txt", "SAME SIZE")),
                form(file("b.txt", "same size")), form(file(null, "same size")), form(new Field("upload", "same size")),
                form(file("a.txt", "same size"), file("a.txt", "same size")))).doesNotHaveDuplicates();
    }

    @Test
    void bodiesAreComparedByTypeAndBytes() {
        assertThat(List.of(PayloadDigest.ofBody("text/plain", new byte[] { 1 }),
                PayloadDigest.ofBody("text/plain", new byte[] { 2 }), PayloadDigest.ofBody("text/html", new byte[] { 1 }),
                PayloadDigest.ofBody(null, new byte[] { 1 }), PayloadDigest.ofBody("", new byte[] { 1 }),
                PayloadDigest.ofBody(null, new byte[0]))).doesNotHaveDuplicates();
    }

    @Test
    void bindingsDifferInEachOfTheirParts() {
        assertThat(List.of(new Binding("POST", "/a", "/a", null).digest(), new Binding("PUT", "/a", "/a", null).digest(),
                new Binding("POST", "/b", "/a", null).digest(), new Binding("POST", "/a", "/b", null).digest(),
                new Binding("POST", "/a", "/a", "").digest(), new Binding("POST", "/a", "/a", "x").digest()))
                .doesNotHaveDuplicates();
    }

    @Test
    void ignoredFieldsMatchByNameOrPattern() {
        IgnoredFields ignored = new IgnoredFields("_submit_token", List.of("csrf", "utm_*", "*_at", "*time*"));

        assertThat(List.of("_submit_token", "csrf", "utm_source", "utm_", "sent_at", "mytimestamp")).allMatch(ignored);
        assertThat(List.of("_submit", "csrf2", "xutm_", "sent_at2", "item", "")).noneMatch(ignored);
        assertThat(List.of("", "anything")).allMatch(new IgnoredFields("t", List.of("*")));
    }
}
