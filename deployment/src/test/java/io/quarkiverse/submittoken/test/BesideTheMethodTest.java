package io.quarkiverse.submittoken.test;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;

import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.MatrixParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.PreMatching;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.Provider;

import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.RestResponse;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import io.quarkus.qute.Engine;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;
import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.mutiny.Uni;

/** What stands before the method and after it: the address that was matched, and the page or file that is sent. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class BesideTheMethodTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = TestApplication.with(Pages.class, Pages.Tenant.class);

    @TestHTTPResource("/")
    URI base;

    @Path("/beside")
    public static class Pages {

        /** Tells tenants apart by a header, and hands it on as a query parameter. */
        @Provider
        @PreMatching
        public static class Tenant implements ContainerRequestFilter {
            @Override
            public void filter(ContainerRequestContext request) {
                String tenant = request.getHeaderString("X-Tenant");
                if (tenant != null) {
                    request.setRequestUri(request.getUriInfo().getRequestUriBuilder().queryParam("tenant", tenant).build());
                }
            }
        }

        @Inject
        Engine qute;

        @POST
        @Path("page")
        @Produces("text/html")
        public TemplateInstance page(@RestForm String item) {
            return broken("page");
        }

        @POST
        @Path("page-uni")
        @Produces("text/html")
        public Uni<TemplateInstance> pageUni(@RestForm String item) {
            return Uni.createFrom().item(broken("page-uni"));
        }

        @POST
        @Path("page-response")
        @Produces("text/html")
        public Response pageResponse(@RestForm String item) {
            return Response.ok(broken("page-response")).build();
        }

        @POST
        @Path("page-rest-response")
        @Produces("text/html")
        public RestResponse<TemplateInstance> pageRestResponse(@RestForm String item) {
            return RestResponse.ok(broken("page-rest-response"));
        }

        @POST
        @Path("page-uni-response")
        @Produces("text/html")
        public Uni<Response> pageUniResponse(@RestForm String item) {
            return Uni.createFrom().item(Response.ok(broken("page-uni-response")).build());
        }

        @POST
        @Path("page-non-blocking")
        @NonBlocking
        @Produces("text/html")
        public TemplateInstance pageNonBlocking(@RestForm String item) {
            return broken("page-non-blocking");
        }

        private TemplateInstance broken(String handler) {
            Executions.begin(handler);
            return qute.parse("Thank you, {customer}").instance().data("customer",
                    CompletableFuture.failedFuture(new IllegalStateException("expected by the test")));
        }

        @POST
        @Path("matrix")
        public String matrix(@RestForm String item, @MatrixParam("account") String account) {
            return "secret of " + account + " " + Executions.begin("matrix");
        }

        @POST
        @Path("tenant")
        public String tenant(@RestForm String item, @QueryParam("tenant") String tenant) {
            return "secret of " + tenant + " " + Executions.begin("tenant");
        }

        static File large() throws IOException {
            File file = File.createTempFile("large", ".bin");
            file.deleteOnExit();
            try (RandomAccessFile sparse = new RandomAccessFile(file, "rw")) {
                sparse.setLength(3L << 30);
            }
            return file;
        }

        @POST
        @Path("file")
        @Produces("application/octet-stream")
        public File file(@RestForm String item) throws IOException {
            return large();
        }

        @POST
        @Path("file-uni")
        @Produces("application/octet-stream")
        public Uni<File> fileUni(@RestForm String item) throws IOException {
            return Uni.createFrom().item(large());
        }

        @POST
        @Path("upload")
        @Consumes("multipart/form-data")
        public String upload(@RestForm String item) {
            return "upload " + Executions.begin("upload");
        }
    }

    /**
     * The method has returned a success, and may have saved the order: that its page cannot be rendered is no reason to run it
     * again.
     */
    @ParameterizedTest
    @ValueSource(strings = { "page", "page-uni", "page-response", "page-rest-response", "page-uni-response",
            "page-non-blocking" })
    void pageThatCannotBeRenderedIsNoReasonToRunAgain(String path) {
        Form form = form(path).token(Form.newToken());

        assertThat(form.submit().status()).isEqualTo(500);
        Answer repeat = form.submit();

        assertThat(Executions.of(path)).isEqualTo(1);
        assertThat(repeat.status()).isEqualTo(409);
        assertThat(repeat.text()).contains("urn:submit-token:already-submitted");
    }

    /** Matrix parameters are part of the path as it was sent: what the first one was answered must not be shown for another. */
    @Test
    void otherMatrixParameterIsAnotherPath() {
        String token = Form.newToken();
        Answer first = form("matrix;account=1").token(token).submit();
        Answer other = form("matrix;account=2").token(token).submit();

        assertThat(first.text()).isEqualTo("secret of 1 1");
        assertThat(other.status()).as(other.text()).isEqualTo(409);
        assertThat(other.text()).contains("urn:submit-token:payload-mismatch");
    }

    /** The address is the one that the method sees, as is the path: with its query. */
    @Test
    void otherQueryByAPreMatchingFilterIsAnotherBinding() {
        String token = Form.newToken();
        Answer first = form("tenant").header("X-Tenant", "1").token(token).submit();
        Answer other = form("tenant").header("X-Tenant", "2").token(token).submit();

        assertThat(first.text()).isEqualTo("secret of 1 1");
        assertThat(other.status()).as(other.text()).isEqualTo(409);
        assertThat(other.text()).contains("urn:submit-token:payload-mismatch");
    }

    /** A file is sent from the disk, not from memory: without a token and with one, whatever the thread. */
    @ParameterizedTest
    @ValueSource(strings = { "file", "file-uni" })
    @Order(Integer.MAX_VALUE)
    void fileThatDoesNotFitIntoMemoryIsSent(String path) throws Exception {
        assertThat(beginningOf(path, false)).isEqualTo("200 10 bytes");
        assertThat(beginningOf(path, true)).isEqualTo("200 10 bytes");
    }

    private String beginningOf(String path, boolean guarded) throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(base.resolve("/beside/" + path))
                .header("Content-Type", "application/x-www-form-urlencoded")
                .timeout(java.time.Duration.ofSeconds(60))
                .POST(HttpRequest.BodyPublishers.ofString("item=tea"));
        if (guarded) {
            request.header("X-Submit-Token", Form.newToken());
        }
        HttpResponse<InputStream> answer = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()
                .send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
        try (InputStream body = answer.body()) {
            return answer.statusCode() + " " + body.readNBytes(10).length + " bytes";
        }
    }

    @Test
    void filePartOfTheTokensNameIsNoToken() throws Exception {
        String file = "--b\r\nContent-Disposition: form-data; name=\"_submit_token\"; filename=\"f\"\r\n\r\nabc\r\n";
        String item = "--b\r\nContent-Disposition: form-data; name=\"item\"\r\n\r\ntea\r\n";

        assertThat(multipart(file + item)).startsWith("HTTP/1.1 200").endsWith("upload 1");
        assertThat(multipart(file + item)).startsWith("HTTP/1.1 200").endsWith("upload 2");
    }

    private String multipart(String parts) throws IOException {
        String body = parts + "--b--\r\n";
        try (Socket socket = new Socket("localhost", base.getPort())) {
            socket.getOutputStream().write(("POST /beside/upload HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                    + "Content-Type: multipart/form-data; boundary=b\r\nContent-Length: " + body.length() + "\r\n\r\n" + body)
                    .getBytes(StandardCharsets.ISO_8859_1));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private Form form(String path) {
        return Form.to(base, "/beside/" + path).field("item", "tea");
    }
}
