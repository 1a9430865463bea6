package io.quarkiverse.submittoken.runtime.core;

/**
 * Where a submission goes and who sends it. A token used with another binding never shows what the first one was
 * answered.
 *
 * @param method HTTP method
 * @param target path and query as sent, undecoded
 * @param seenTarget path and query as the handler sees them, after whatever has rewritten them
 * @param user name of the authenticated user, or null for an anonymous one
 */
public record Binding(String method, String target, String seenTarget, String user) {

    String digest() {
        return new Digest().add("binding").add(method).add(target).add(seenTarget).add(user).text();
    }
}
