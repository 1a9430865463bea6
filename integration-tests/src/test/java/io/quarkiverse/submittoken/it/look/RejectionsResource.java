package io.quarkiverse.submittoken.it.look;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;

import io.quarkiverse.submittoken.RejectionReason;
import io.quarkiverse.submittoken.SubmissionRejectedException;

/** Where forms are rejected. */
@Path("/rejections")
public class RejectionsResource {

    private static volatile CountDownLatch door = new CountDownLatch(1);
    /** By their tokens. */
    static final Set<String> STARTED = ConcurrentHashMap.newKeySet();

    static void closeDoor() {
        door = new CountDownLatch(1);
    }

    /** Lets slow handlers end. */
    static void openDoor() {
        door.countDown();
    }

    @GET
    @Produces(MediaType.TEXT_HTML)
    public RejectedForm form(@RestQuery String path, @RestQuery String token, @RestQuery boolean secrets) {
        return new RejectedForm(path, token, secrets);
    }

    @POST
    @Path("none")
    public String none(@RestForm String name) {
        return "Received from " + name;
    }

    /** Ends when the door is open. */
    @POST
    @Path("slow")
    public String slow(@RestForm String name, @RestForm("_submit_token") String token) throws InterruptedException {
        STARTED.add(token);
        door.await();
        return "Received from " + name;
    }

    /** For any reason, as some cannot be brought about easily. */
    @POST
    @Path("{reason}")
    public String rejected(@RestPath RejectionReason reason, @RestForm String name) {
        throw new SubmissionRejectedException(reason);
    }
}
