package io.quarkiverse.submittoken.runtime.rest;

import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;

import io.quarkiverse.submittoken.SubmissionRejectedException;

/**
 * Answers a rejected submission with a problem document (RFC 9457), or with a page where the client prefers HTML. A mapper
 * of the application for the same exception takes its place.
 */
public class RejectionMapper implements ExceptionMapper<SubmissionRejectedException> {

    private static final String RETRY_AFTER_SECONDS = "1";

    @Context
    HttpHeaders headers;

    @Override
    public Response toResponse(SubmissionRejectedException rejection) {
        boolean html = Acceptance.prefersHtml(headers);
        Response.ResponseBuilder answer = Response.status(rejection.reason().status())
                .type(html ? MediaType.TEXT_HTML + ";charset=UTF-8" : "application/problem+json")
                .header(HttpHeaders.CACHE_CONTROL, "no-store")
                .entity(html ? RejectionAnswer.page(rejection) : RejectionAnswer.problem(rejection));
        if (rejection.reason().isTransient()) {
            answer.header(HttpHeaders.RETRY_AFTER, RETRY_AFTER_SECONDS);
        }
        return answer.build();
    }
}
