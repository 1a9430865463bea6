package io.quarkiverse.submittoken.ledger;

import java.net.URI;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;

import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;

/**
 * A handler whose executions can be counted afterwards: for the check under faults. Not there (404) unless
 * {@code ledger.file} names a file.
 *
 * <p>
 * How long it takes and how it ends is told in headers. They are no part of what a repeat is compared by, so repeats of one
 * submission may end differently. The answer names the execution.
 */
@Path("/ledger")
class LedgerResource {

    private static final String MILLIS = "Ledger-Takes";
    private static final String ENDING = "Ledger-Ends";

    private final Ledger ledger;

    LedgerResource(Ledger ledger) {
        this.ledger = ledger;
    }

    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response form(@FormParam("submission") String submission, @FormParam("text") String text,
            @HeaderParam(MILLIS) int millis, @HeaderParam(ENDING) Ending ending) {
        return execute(new Entry(submission, text), millis, ending);
    }

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    public Uni<Response> json(Entry entry, @HeaderParam(MILLIS) int millis, @HeaderParam(ENDING) Ending ending) {
        return Uni.createFrom().item(() -> execute(entry, millis, ending))
                .runSubscriptionOn(Infrastructure.getDefaultWorkerPool());
    }

    private Response execute(Entry entry, int millis, Ending ending) {
        String execution = ledger.begin(entry);
        takeAWhile(millis);
        ledger.end(execution, ending);
        return switch (ending) {
            case SEE_OTHER -> Response.seeOther(URI.create("/ledger/" + execution)).build();
            case THROWS -> throw new IllegalStateException("Execution " + execution + " throws, as it was told to");
            default -> Response.status(ending.status).type(MediaType.TEXT_PLAIN).entity(execution).build();
        };
    }

    private static void takeAWhile(int millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted while executing", e);
        }
    }
}
