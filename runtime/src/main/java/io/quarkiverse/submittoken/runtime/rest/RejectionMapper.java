package io.quarkiverse.submittoken.runtime.rest;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

import jakarta.inject.Inject;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;

import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.core.ResteasyReactiveRequestContext;
import org.jboss.resteasy.reactive.server.spi.AsyncExceptionMapperContext;
import org.jboss.resteasy.reactive.server.spi.ResteasyReactiveAsyncExceptionMapper;

import io.quarkiverse.submittoken.SubmissionRejectedException;
import io.quarkiverse.submittoken.runtime.page.RejectionPages;

/**
 * Answers a rejected submission with a problem document (RFC 9457), or with a page where the client prefers HTML. A mapper
 * of the application for the same exception takes its place. Asynchronous, as a page may be rendered on an event loop.
 */
public class RejectionMapper implements ResteasyReactiveAsyncExceptionMapper<SubmissionRejectedException> {

    private static final Logger LOG = Logger.getLogger(RejectionMapper.class);

    private static final String HTML = MediaType.TEXT_HTML + ";charset=UTF-8";
    private static final String RETRY_AFTER_SECONDS = "1";

    @Inject
    RejectionPages pages;

    @Inject
    GuardSettings settings;

    @Override
    public void asyncResponse(SubmissionRejectedException rejection, AsyncExceptionMapperContext mapping) {
        ResteasyReactiveRequestContext context = (ResteasyReactiveRequestContext) mapping.serverRequestContext();
        if (!Acceptance.prefersHtml(context.getHttpHeaders())) {
            mapping.setResponse(answer(rejection).type("application/problem+json")
                    .entity(RejectionAnswer.problem(rejection)).build());
            return;
        }
        CompletionStage<Response> response = page(rejection, context);
        if (response.toCompletableFuture().isDone()) {
            mapping.setResponse(response.toCompletableFuture().join());
        } else {
            Suspension.continueWith(context, response, (late, neverFails) -> {
                mapping.setResponse(late);
                context.resume();
            });
        }
    }

    /** Never fails: whatever goes wrong, also before anything is rendered, ends in the plain page. */
    private CompletionStage<Response> page(SubmissionRejectedException rejection, ResteasyReactiveRequestContext context) {
        return CompletableFuture.completedStage(context)
                .thenApply(request -> RejectedRequest.of(rejection, request, settings))
                .thenCompose(rejected -> RequestUser.of(context).thenCompose(user -> pages.render(rejected, user)))
                .thenApply(rendered -> answer(rejection).type(HTML).header(HttpHeaders.CONTENT_LANGUAGE, rendered.language())
                        .entity(rendered.html()).build())
                .exceptionally(failure -> plainPage(rejection, failure));
    }

    private static Response plainPage(SubmissionRejectedException rejection, Throwable failure) {
        LOG.errorf(failure, "The page of a rejection (%s) cannot be rendered; the user gets a plain one. Is there a template "
                + "submit-token/rejection.html of the application?", rejection.reason().type());
        return answer(rejection).type(HTML).entity(RejectionAnswer.page(rejection)).build();
    }

    private static Response.ResponseBuilder answer(SubmissionRejectedException rejection) {
        Response.ResponseBuilder answer = Response.status(rejection.reason().status())
                .header(HttpHeaders.CACHE_CONTROL, "no-store");
        return rejection.reason().isTransient() ? answer.header(HttpHeaders.RETRY_AFTER, RETRY_AFTER_SECONDS) : answer;
    }
}
