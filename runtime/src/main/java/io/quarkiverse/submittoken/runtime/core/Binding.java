package io.quarkiverse.submittoken.runtime.core;

/**
 * Where a submission goes and who sends it. A token used with another binding never shows what the first one was
 * answered.
 *
 * @param method HTTP method
 * @param path path of the request as sent, undecoded
 * @param query query as sent, or null
 * @param user name of the authenticated user, or null for an anonymous one
 */
public record Binding(String method, String path, String query, String user) {

    String digest() {
        return new Digest().add("binding").add(method).add(path).add(query).add(user).text();
    }
}
