package io.quarkiverse.submittoken.test;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;

import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;

class StreamedUploadTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = TestApplication.with(Upload.class);

    @TestHTTPResource("/")
    URI base;

    @Path("/streamed")
    public static class Upload {

        static volatile CountDownLatch begun = new CountDownLatch(1);

        @POST
        public String upload(InputStream body) throws IOException {
            body.read();
            begun.countDown();
            return "read " + (1 + body.readAllBytes().length);
        }
    }

    /**
     * A blocking method that takes the raw body reads it as it comes, so that an upload of any length is no matter of
     * memory. Without a token in the header that stays so.
     */
    @ParameterizedTest
    @ValueSource(strings = { "application/octet-stream", "multipart/form-data; boundary=b" })
    void uploadIsReadAsItComes(String type) throws Exception {
        Upload.begun = new CountDownLatch(1);
        String body = "--b\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nabc\r\n--b--\r\n";
        try (Socket socket = new Socket("localhost", base.getPort())) {
            socket.getOutputStream().write(("POST /streamed HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                    + "Content-Type: " + type + "\r\nContent-Length: " + body.length() + "\r\n\r\n" + body.substring(0, 20))
                    .getBytes(StandardCharsets.ISO_8859_1));
            boolean begunBeforeTheEnd = Upload.begun.await(5, TimeUnit.SECONDS);
            socket.getOutputStream().write(body.substring(20).getBytes(StandardCharsets.ISO_8859_1));
            assertThat(new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                    .endsWith("read " + body.length());
            assertThat(begunBeforeTheEnd).isTrue();
        }
    }
}
