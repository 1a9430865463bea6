package io.quarkiverse.submittoken.deployment;

import java.util.stream.Stream;

import io.quarkus.qute.Expression;
import io.quarkus.qute.TemplateNode;
import io.quarkus.qute.deployment.TemplatesAnalysisBuildItem.TemplateAnalysis;

/**
 * A token inside a <code>{#cached}</code> section of the same template. One that gets there from another file (an include, a
 * user tag, a fragment) is not seen.
 */
final class CachedToken {

    private static final String SECTION = "cached";

    private CachedToken() {
    }

    /** In words for the author of the template. */
    static Stream<String> warnings(TemplateAnalysis template) {
        return template.findNodes(CachedToken::isCachedSection).stream()
                .flatMap(section -> section.getExpressions().stream())
                .flatMap(TokenExpression::withParameters)
                .filter(TokenExpression::mints)
                .map(token -> warning(template.path, token))
                // a section in a section
                .distinct();
    }

    private static boolean isCachedSection(TemplateNode node) {
        return node.isSection() && node.asSection().getName().equals(SECTION);
    }

    private static String warning(String path, Expression token) {
        return path + ":" + token.getOrigin().getLine() + ":" + token.getOrigin().getLineCharacterStart() + " - {"
                + token.toOriginalString()
                + "} is inside a {#cached} section: all who are shown the cached content get the same "
                + "token. The form of the second one then counts as a repeat of the first one's: it is refused, or, with the "
                + "same content, answered with what the first one was answered. Move it out of the section: end the {#cached} "
                + "section before the form, and begin another one behind it where there is more to cache.";
    }
}
