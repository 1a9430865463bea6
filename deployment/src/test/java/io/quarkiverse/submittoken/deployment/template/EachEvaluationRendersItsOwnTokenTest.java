package io.quarkiverse.submittoken.deployment.template;

import static io.quarkiverse.submittoken.deployment.template.Tokens.assertPage;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

import jakarta.inject.Inject;

import org.jboss.shrinkwrap.api.asset.StringAsset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.Engine;
import io.quarkus.qute.Template;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.test.QuarkusUnitTest;

class EachEvaluationRendersItsOwnTokenTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest().withApplicationRoot(root -> root
            .addClass(Tokens.class)
            .addAsResource(new StringAsset("<p>{submitToken:field}</p>{submitToken:value}"), "templates/plain.html")
            .addAsResource(new StringAsset("{#for row in rows}{row}{submitToken:field}{/for}"), "templates/loop.html")
            .addAsResource(new StringAsset("{#include plain /}{#include plain /}"), "templates/including.html")
            .addAsResource(new StringAsset("{#fragment id=form}{submitToken:field}{name}{/fragment}"),
                    "templates/withFragment.html")
            .addAsResource(new StringAsset("{nested-content}{submitToken:field}"), "templates/tags/guarded.html")
            .addAsResource(new StringAsset("{#guarded}a{/guarded}{#guarded}b{/guarded}"), "templates/usingTag.html")
            .addAsResource(new StringAsset("<submitToken:field>1<submitToken:field/>2<submitToken:field />3"
                    + "<submitToken:field></submitToken:field>4 <submitToken:value/>|<submitToken:fieldName/>"),
                    "templates/literal.html")
            .addAsResource(new StringAsset("{#let once=submitToken:value}{#if once == once}same{/if}{/let}"),
                    "templates/let.html")
            .addAsResource(new StringAsset("{@java.lang.String name}{name}{submitToken:field} <submitToken:value/>|"
                    + "{submitToken:fieldName.length}"), "templates/EachEvaluationRendersItsOwnTokenTest/checked.html")
            .addAsResource(new StringAsset("value={submitToken:value}"), "templates/mail.txt"));

    @CheckedTemplate
    static class Checked {
        static native TemplateInstance checked(String name);
    }

    @Inject
    Engine engine;

    @Inject
    Template loop;

    @Test
    void inAPlainTemplate() {
        assertPage(render("plain"), "<p>F</p>V");
    }

    @Test
    void inACheckedTemplate() {
        assertPage(Checked.checked("Ada").render(), "AdaF V|13");
    }

    @Test
    void inALoop() {
        assertPage(loop.data("rows", List.of(1, 2, 3)).render(), "1F2F3F");
    }

    @Test
    void inAnInclude() {
        assertPage(render("including"), "<p>F</p>V<p>F</p>V");
    }

    @Test
    void inAFragment() {
        assertPage(engine.getTemplate("withFragment").getFragment("form").data("name", "Ada").render(), "FAda");
    }

    @Test
    void inAUserTag() {
        assertPage(render("usingTag"), "aFbF");
    }

    @Test
    void forALiteralTag() {
        assertPage(render("literal"), "F1F2F3F4 V|_submit_token");
    }

    @Test
    void andAVariableKeepsTheTokenItWasGiven() {
        assertPage(render("let"), "same");
    }

    @Test
    void inATextTemplate() {
        assertPage(render("mail"), "value=V");
    }

    @Test
    void inATemplateParsedAtRunTime() {
        assertPage(engine.parse("{submitToken:field}<submitToken:field/>").render(), "FF");
    }

    @Test
    void andNoTokenComesTwice() {
        Template value = engine.parse("{submitToken:value}");
        Set<String> tokens = new HashSet<>();
        for (int i = 0; i < 10_000; i++) {
            tokens.add(value.render());
        }
        assertThat(tokens).hasSize(10_000);
    }

    private String render(String template) {
        return engine.getTemplate(template).render();
    }
}
