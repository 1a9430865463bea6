package io.quarkiverse.submittoken.runtime.config;

import java.math.BigInteger;
import java.time.Duration;
import java.util.regex.Pattern;

import io.quarkus.runtime.configuration.MemorySize;

/**
 * What is wrong with one setting, in one line that an operator can act on.
 *
 * @param key the whole key
 * @param line the key, the value, what is allowed and how to mend it
 */
record Objection(String key, String line) {

    private static final Pattern CONTROL = Pattern.compile("\\p{Cntrl}");

    /**
     * @param name the key without the extension's prefix
     * @param rule what is allowed
     * @param remedy how to mend it, a sentence or more
     */
    static Objection to(String name, String value, String rule, String remedy) {
        return new Objection(key(name), setting(name, value) + ": " + rule + ". " + remedy);
    }

    /** For a setting that has not been set, or whose value must not be shown. */
    static Objection withoutValue(String name, String problem, String remedy) {
        return new Objection(key(name), key(name) + ": " + problem + ". " + remedy);
    }

    static String key(String name) {
        return "quarkus.submit-token." + name;
    }

    /** @return key and value as they may be written in {@code application.properties}, on one line */
    static String setting(String name, String value) {
        return key(name) + "=" + CONTROL.matcher(value)
                .replaceAll(control -> String.format("\\\\u%04x", (int) control.group().charAt(0)));
    }

    /** @return a duration as it may be written in {@code application.properties} */
    static String text(Duration duration) {
        return duration.toString().substring("PT".length());
    }

    static String text(MemorySize size) {
        return bytes(size).toString();
    }

    static BigInteger bytes(MemorySize size) {
        return size.asBigInteger();
    }
}
