package io.quarkiverse.submittoken.runtime.core;

import java.io.IOException;
import java.io.InputStream;
import java.security.MessageDigest;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/**
 * Digest of what a user sent. The order of parts with different names does not matter, the order of parts with one name
 * does; neither does the way the form was encoded.
 */
public final class PayloadDigest {

    private static final int BUFFER = 16 * 1024;

    private PayloadDigest() {
    }

    /** @param parts without the token and without ignored fields */
    public static String ofForm(Collection<FormPart> parts) {
        List<FormPart> sorted = parts.stream().sorted(Comparator.comparing(FormPart::name)).toList();
        Digest digest = new Digest().add("form").add(sorted.size());
        for (FormPart part : sorted) {
            digest.add(part.name());
            if (part instanceof FormPart.Field field) {
                digest.add("field").add(field.value());
            } else if (part instanceof FormPart.File file) {
                digest.add("file").add(file.fileName()).add(file.size()).add(file.content());
            }
        }
        return digest.text();
    }

    /** @param contentType as sent, or null */
    public static String ofBody(String contentType, byte[] body) {
        return new Digest().add("body").add(contentType).add(body).text();
    }

    /** SHA-256 of a stream, read to its end and not closed. */
    public static byte[] ofContent(InputStream content) throws IOException {
        MessageDigest sha256 = Digest.sha256();
        byte[] buffer = new byte[BUFFER];
        for (int read = content.read(buffer); read >= 0; read = content.read(buffer)) {
            sha256.update(buffer, 0, read);
        }
        return sha256.digest();
    }
}
