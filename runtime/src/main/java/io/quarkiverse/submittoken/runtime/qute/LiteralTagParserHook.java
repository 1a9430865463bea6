package io.quarkiverse.submittoken.runtime.qute;

import io.quarkus.qute.EngineConfiguration;
import io.quarkus.qute.ParserHelper;
import io.quarkus.qute.ParserHook;

/** Makes literal tags work in every template, when the build analyses it and when it is parsed at run time. */
@EngineConfiguration
public class LiteralTagParserHook implements ParserHook {

    @Override
    public void beforeParsing(ParserHelper helper) {
        helper.addContentFilter(template -> LiteralTags.toExpressions(helper.getTemplateId(), template));
    }
}
