package io.quarkiverse.submittoken.runtime.config;

import org.eclipse.microprofile.config.spi.Converter;

/** Takes an empty value for an empty text, where the framework would take it for none: so that it can be told what is wrong. */
public class VerbatimText implements Converter<String> {

    private static final long serialVersionUID = 1L;

    @Override
    public String convert(String value) {
        return value;
    }
}
