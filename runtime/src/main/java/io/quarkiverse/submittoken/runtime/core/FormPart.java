package io.quarkiverse.submittoken.runtime.core;

/** One part of a parsed form, as far as it is compared. */
public sealed interface FormPart {

    String name();

    record Field(String name, String value) implements FormPart {
    }

    /**
     * @param fileName as the client gave it, or null
     * @param content SHA-256 of the content
     */
    record File(String name, String fileName, long size, byte[] content) implements FormPart {
    }
}
