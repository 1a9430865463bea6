package io.quarkiverse.submittoken.test;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.concurrent.CountDownLatch;

import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;

import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.multipart.FileUpload;

import io.quarkiverse.submittoken.RejectionReason;
import io.quarkiverse.submittoken.SubmissionRejectedException;
import io.smallrye.common.annotation.NonBlocking;

@Path("/")
public class PagesResource {

    static final CountDownLatch STARTED = new CountDownLatch(1);
    static final CountDownLatch MAY_END = new CountDownLatch(1);

    @POST
    @Path("orders")
    public String order(@FormParam("item") List<String> items, @RestForm String note, @RestForm String userPassword,
            @RestForm("csrf-token") String csrf, @RestForm String button) {
        return "order " + items + " " + note + " " + userPassword + " " + csrf + " " + button;
    }

    @POST
    @Path("event-loop")
    @NonBlocking
    public String eventLoop(@RestForm String item) {
        return "order of " + item;
    }

    @POST
    @Path("uploads")
    public String upload(@RestForm String item, @RestForm FileUpload file) throws IOException {
        return "upload of " + item + " " + Files.readString(file.uploadedFile());
    }

    @POST
    @Path("slow")
    public String slow(@RestForm String item) throws InterruptedException {
        STARTED.countDown();
        MAY_END.await();
        return "slow " + item;
    }

    @POST
    @Path("json")
    public String json(String body) {
        return body;
    }

    /** Any reason, as some cannot be brought about easily. */
    @POST
    @Path("rejected")
    public String rejected(@RestForm String reason) {
        throw new SubmissionRejectedException(RejectionReason.valueOf(reason));
    }
}
