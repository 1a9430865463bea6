package io.quarkiverse.submittoken.runtime.qute;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

import io.quarkus.qute.TemplateException;

/**
 * Turns {@code <submitToken:NAME>}, {@code <submitToken:NAME/>} and {@code <submitToken:NAME></submitToken:NAME>} into
 * {@code {submitToken:NAME}}, whether the name exists or not: a misspelt tag meets the same check as a misspelt expression.
 * Qute's comments and unparsed text are left alone. Whatever follows stays on its line, so that Qute reports true lines.
 */
final class LiteralTags {

    private static final String OPENING = "<" + TokenName.NAMESPACE + ":";
    private static final String CLOSING = "</" + TokenName.NAMESPACE + ":";

    private static final String ESCAPED = "\\\\[\\\\{}]";
    private static final String UNPARSED = "(?s:\\{\\|.*?(?:\\|}|\\z))";
    private static final String COMMENT = "(?s:\\{!.*?(?:!}|\\z))";
    private static final String TAG = OPENING + "(?<name>[\\w.-]+)\\s*/?>(?:\\s*" + CLOSING + "\\k<name>\\s*>)?";
    private static final String ILL_FORMED = "(?<illFormed></?" + TokenName.NAMESPACE + ":[^>]*>?)";

    /** Browsers do not care about case in tags, and formatters change it: such a tag would be a form without a token. */
    private static final String ANY_CASE = "</?(?i:submit[-_]?token):";
    private static final String MISSPELT = "(?<misspelt>" + ANY_CASE + "(?<afterwards>[\\w.-]*)[^>]*>?)";

    private static final Pattern NEXT = Pattern
            .compile(String.join("|", ESCAPED, UNPARSED, COMMENT, TAG, ILL_FORMED, MISSPELT));
    private static final Pattern ANY_TAG = Pattern.compile(ANY_CASE);
    private static final Pattern LINE_BREAK = Pattern.compile("\\R");
    private static final Pattern NO_LINE_BREAK = Pattern.compile("[^\r\n]+");

    private LiteralTags() {
    }

    /**
     * @return the template with expressions in place of tags
     * @throws TemplateException for a misspelt tag, or one with attributes or content, which would otherwise be a form
     *         without a token
     */
    static String toExpressions(String templateId, String template) {
        if (!ANY_TAG.matcher(template).find()) {
            return template;
        }
        Matcher matcher = NEXT.matcher(template);
        StringBuilder result = new StringBuilder(template.length());
        while (matcher.find()) {
            if (matcher.group("illFormed") != null) {
                throw objection(templateId, template, matcher, "a tag of this kind has no attributes and no content",
                        TokenName.FIELD.text());
            }
            if (matcher.group("misspelt") != null) {
                throw objection(templateId, template, matcher, "the first word is spelt " + TokenName.NAMESPACE,
                        matcher.group("afterwards"));
            }
            String name = matcher.group("name");
            String replacement = name == null ? matcher.group() : expression(name, matcher.group());
            matcher.appendReplacement(result, Matcher.quoteReplacement(replacement));
        }
        return matcher.appendTail(result).toString();
    }

    private static String expression(String name, String tag) {
        return "{" + TokenName.NAMESPACE + ":" + name + "}" + NO_LINE_BREAK.matcher(tag).replaceAll("");
    }

    private static TemplateException objection(String templateId, String template, Matcher tag, String problem,
            String name) {
        long line = 1 + LINE_BREAK.matcher(template.substring(0, tag.start())).results().count();
        return new TemplateException(templateId + ":" + line + " - " + tag.group() + ": " + problem + ". Write <"
                + TokenName.NAMESPACE + ":" + name + "/> or {" + TokenName.NAMESPACE + ":" + name + "}");
    }
}
