package io.quarkiverse.submittoken.test;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.NewCookie;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.StreamingOutput;
import jakarta.ws.rs.core.Variant;

import org.jboss.resteasy.reactive.ResponseStatus;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.RestResponse;
import org.jboss.resteasy.reactive.multipart.FileUpload;

import io.quarkus.qute.Template;
import io.quarkus.qute.TemplateInstance;
import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.mutiny.Uni;
import io.vertx.core.buffer.Buffer;

/** One handler for each kind of answer that a method can give. Each tells which execution it was, or counts it. */
@Path("/shapes")
public class ShapesResource {

    public record Order(String item, int number) {
    }

    @Inject
    Template page;

    @POST
    @Path("string")
    public String string(@RestForm String item) {
        return "order " + Executions.begin("string") + " of " + item;
    }

    @POST
    @Path("empty-string")
    public String emptyString(@RestForm String item) {
        Executions.begin("empty-string");
        return "";
    }

    @POST
    @Path("non-ascii")
    @Produces("text/plain;charset=UTF-8")
    public String nonAscii(@RestForm String item) {
        return "Bestätigt: 订单 №" + Executions.begin("non-ascii") + " 🎉";
    }

    @POST
    @Path("event-loop")
    @NonBlocking
    public String eventLoop(@RestForm String item) {
        return "order " + Executions.begin("event-loop");
    }

    @POST
    @Path("bytes")
    @Produces("application/x-order")
    public byte[] bytes(@RestForm String item) {
        return new byte[] { 0, 1, (byte) 0x80, (byte) 0xff, '\r', '\n', (byte) Executions.begin("bytes") };
    }

    @POST
    @Path("buffer")
    public Buffer buffer(@RestForm String item) {
        return Buffer.buffer("order " + Executions.begin("buffer"));
    }

    @POST
    @Path("json")
    @Produces(MediaType.APPLICATION_JSON)
    public Order json(@RestForm String item) {
        return new Order("é", Executions.begin("json"));
    }

    @POST
    @Path("negotiated")
    @Produces({ MediaType.TEXT_PLAIN, MediaType.APPLICATION_JSON })
    public Order negotiated(@RestForm String item) {
        return new Order(item, Executions.begin("negotiated"));
    }

    @POST
    @Path("variant")
    public Response variant(@RestForm String item, @Context Request request) {
        Executions.begin("variant");
        Variant variant = request.selectVariant(
                Variant.mediaTypes(MediaType.TEXT_PLAIN_TYPE, MediaType.APPLICATION_JSON_TYPE).add().build());
        return Response.ok("\"chosen\"").variant(variant).build();
    }

    @POST
    @Path("template")
    @Produces(MediaType.TEXT_HTML)
    public TemplateInstance template(@RestForm String item) {
        return page.data("item", "<" + item + "> " + Executions.begin("template"));
    }

    @POST
    @Path("uni-template")
    @Produces(MediaType.TEXT_HTML)
    public Uni<TemplateInstance> uniTemplate(@RestForm String item) {
        return Uni.createFrom().item(page.data("item", item + Executions.begin("uni-template")));
    }

    @POST
    @Path("response-template")
    public Response responseTemplate(@RestForm String item) {
        return Response.ok(page.data("item", item + Executions.begin("response-template")))
                .type("text/html;charset=UTF-8").build();
    }

    @POST
    @Path("see-other")
    public Response seeOther(@RestForm String item) {
        return Response.seeOther(URI.create("/orders/" + Executions.begin("see-other") + "?a=b%20c")).build();
    }

    @POST
    @Path("see-other-absolute")
    public RestResponse<Void> seeOtherAbsolute(@RestForm String item) {
        Executions.begin("see-other-absolute");
        return RestResponse.seeOther(URI.create("https://shop.example/orders?q=%C3%A9#top"));
    }

    @POST
    @Path("relative")
    public Response relative(@RestForm String item) {
        Executions.begin("relative");
        return Response.status(303).header("Location", "../done?n=1").build();
    }

    @POST
    @Path("created")
    public Response created(@RestForm String item) {
        int number = Executions.begin("created");
        return Response.created(URI.create("/orders/" + number)).entity(new Order("ö", number))
                .type(MediaType.APPLICATION_JSON).tag("v1").build();
    }

    @POST
    @Path("status-annotation")
    @ResponseStatus(202)
    public String statusAnnotation(@RestForm String item) {
        return "accepted " + Executions.begin("status-annotation");
    }

    @POST
    @Path("no-content")
    public Response noContent(@RestForm String item) {
        Executions.begin("no-content");
        return Response.noContent().header("X-Order", "1").build();
    }

    @POST
    @Path("void")
    public void nothing(@RestForm String item) {
        Executions.begin("void");
    }

    @POST
    @Path("headers")
    public Response headers(@RestForm String item) {
        return Response.ok("order " + Executions.begin("headers")).header("X-Many", "1").header("X-Many", "2")
                .header("Link", "</a>; rel=next").header("X-Empty", "").header("X-Number", 7)
                .cookie(new NewCookie.Builder("secret").value("s").build()).build();
    }

    @POST
    @Path("file")
    public File file(@RestForm String item) throws IOException {
        return written("file").toFile();
    }

    @POST
    @Path("path")
    public java.nio.file.Path path(@RestForm String item) throws IOException {
        return written("path");
    }

    private static java.nio.file.Path written(String handler) throws IOException {
        java.nio.file.Path file = Files.createTempFile("order", ".bin");
        file.toFile().deleteOnExit();
        byte[] content = new byte[100_000];
        content[7] = (byte) Executions.begin(handler);
        return Files.write(file, content);
    }

    @POST
    @Path("streaming-output")
    public StreamingOutput streamingOutput(@RestForm String item) {
        int number = Executions.begin("streaming-output");
        return out -> {
            for (int line = 0; line < 5_000; line++) {
                out.write(("line " + line + " of order " + number + "\n").getBytes(StandardCharsets.UTF_8));
            }
        };
    }

    @POST
    @Path("input-stream")
    public InputStream inputStream(@RestForm String item) {
        return new ByteArrayInputStream(("order " + Executions.begin("input-stream")).repeat(9_000).getBytes());
    }

    @POST
    @Path("reader")
    public StringReader reader(@RestForm String item) {
        return new StringReader("order " + Executions.begin("reader"));
    }

    @POST
    @Path("uni")
    public Uni<String> uni(@RestForm String item) {
        return Uni.createFrom().item(() -> "order " + Executions.begin("uni")).onItem().delayIt().by(Duration.ofMillis(30));
    }

    @POST
    @Path("uni-response")
    public Uni<Response> uniResponse(@RestForm String item) {
        return Uni.createFrom().item(() -> Response.accepted("order " + Executions.begin("uni-response")).build());
    }

    @POST
    @Path("uni-void")
    public Uni<Void> uniVoid(@RestForm String item) {
        Executions.begin("uni-void");
        return Uni.createFrom().voidItem();
    }

    @POST
    @Path("stage")
    @Produces(MediaType.APPLICATION_JSON)
    public CompletionStage<Order> stage(@RestForm String item) {
        return CompletableFuture.supplyAsync(() -> new Order("stage", Executions.begin("stage")));
    }

    @POST
    @Path("rest-response")
    @Produces(MediaType.APPLICATION_JSON)
    public RestResponse<Order> restResponse(@RestForm String item) {
        return RestResponse.ResponseBuilder
                .create(RestResponse.Status.CREATED, new Order("r", Executions.begin("rest-response")))
                .header("X-R", "r").build();
    }

    @POST
    @Path("form-map")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public String formMap(MultivaluedMap<String, String> form) {
        return "map " + Executions.begin("form-map") + form.get("item");
    }

    @POST
    @Path("raw-form")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public String rawForm(String body) {
        return "raw " + Executions.begin("raw-form") + body.length();
    }

    @POST
    @Path("raw-form-event-loop")
    @NonBlocking
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public String rawFormEventLoop(String body) {
        return "raw " + Executions.begin("raw-form-event-loop") + body.length();
    }

    @POST
    @Path("no-parameters")
    public String noParameters() {
        return "nothing taken " + Executions.begin("no-parameters");
    }

    @POST
    @Path("upload")
    public String upload(@RestForm String item, @RestForm FileUpload file) throws IOException {
        return "upload " + Executions.begin("upload") + file.fileName() + Files.size(file.uploadedFile());
    }

    @GET
    @Path("get")
    public String get() {
        return "get";
    }
}
