package io.quarkiverse.submittoken.deployment.template;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.logging.Level;
import java.util.logging.LogRecord;

import jakarta.inject.Inject;

import org.jboss.shrinkwrap.api.asset.StringAsset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.qute.Engine;
import io.quarkus.qute.Template;
import io.quarkus.test.QuarkusUnitTest;

/** All who are shown a cached section get the same token. The build says so where it can see it. */
class CachedTokenIsWarnedOfTest {

    private static final String CACHED = """
            {#cached}
              {submitToken:field}
              {#for i in 1}{#cached key='inner'}<submitToken:field/>{/cached}{/for}
              {nothing.or(submitToken:value)}
            {/cached}
            {submitToken:field}
            """;

    private static final String NOT_CACHED = """
            {#cached}{submitToken:fieldName}{submitToken:script}{/cached}
            {#if true}{submitToken:field}{/if}
            {#cached}{! {submitToken:field} !}{|{submitToken:field}|}{/cached}
            """;

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClass(Tokens.class)
                    .addAsResource(new StringAsset(CACHED), "templates/orders/cached.html")
                    .addAsResource(new StringAsset(NOT_CACHED), "templates/notCached.html"))
            .setLogRecordPredicate(record -> record.getLevel().intValue() >= Level.WARNING.intValue())
            .assertLogRecords(CachedTokenIsWarnedOfTest::assertWarnings);

    @Inject
    Engine engine;

    @Inject
    Template notCached;

    private static void assertWarnings(List<LogRecord> warnings) {
        assertThat(warnings).extracting(LogRecord::getMessage).satisfiesExactlyInAnyOrder(
                field -> assertThat(field)
                        .startsWith("orders/cached.html:2:3 - {submitToken:field} is inside a {#cached} section")
                        .contains("get the same token", "end the {#cached} section before the form"),
                literalTag -> assertThat(literalTag).startsWith("orders/cached.html:3:37 - {submitToken:field} is inside"),
                value -> assertThat(value).startsWith("orders/cached.html:4:3 - {submitToken:value} is inside"));
    }

    @Test
    void becauseEverybodyGetsTheSame() {
        List<String> first = Tokens.inFieldsOf(engine.getTemplate("orders/cached").render());
        List<String> second = Tokens.inFieldsOf(engine.getTemplate("orders/cached").render());

        assertThat(second.subList(0, 2)).isEqualTo(first.subList(0, 2));
        assertThat(second.get(2)).isNotEqualTo(first.get(2));
    }

    @Test
    void notWhereTheTokenIsBesideTheSection() {
        assertThat(Tokens.inFieldsOf(notCached.render())).doesNotContainAnyElementsOf(Tokens.inFieldsOf(notCached.render()));
    }
}
