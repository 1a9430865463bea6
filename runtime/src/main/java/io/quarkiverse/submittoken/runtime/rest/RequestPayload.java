package io.quarkiverse.submittoken.runtime.rest;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Predicate;

import jakarta.ws.rs.core.HttpHeaders;

import org.jboss.resteasy.reactive.server.core.ResteasyReactiveRequestContext;
import org.jboss.resteasy.reactive.server.core.multipart.FormData;
import org.jboss.resteasy.reactive.server.multipart.FormValue;

import io.quarkiverse.submittoken.runtime.core.FormPart;
import io.quarkiverse.submittoken.runtime.core.PayloadDigest;
import io.quarkus.runtime.BlockingOperationControl;
import io.smallrye.mutiny.infrastructure.Infrastructure;

/** Digest of what a request carries: the form as Quarkus REST has parsed it, or else the body as it came. */
final class RequestPayload {

    private RequestPayload() {
    }

    /** Fails with what reading the request fails with. */
    static CompletionStage<String> digest(ResteasyReactiveRequestContext context, Predicate<String> ignoredFields) {
        FormData form = context.getFormData();
        if (form == null || form == FormPreviewFilter.NO_FORM) {
            String contentType = context.serverRequest().getRequestHeader(HttpHeaders.CONTENT_TYPE);
            return RequestBody.read(context).thenApply(body -> PayloadDigest.ofBody(contentType, body));
        }
        if (hasFileOnDisk(form) && !BlockingOperationControl.isBlockingAllowed()) {
            return CompletableFuture.supplyAsync(() -> digest(form, ignoredFields), Infrastructure.getDefaultExecutor());
        }
        return CompletableFuture.completedStage(digest(form, ignoredFields));
    }

    private static String digest(FormData form, Predicate<String> ignoredFields) {
        List<FormPart> parts = new ArrayList<>();
        for (String name : form) {
            if (!ignoredFields.test(name)) {
                form.get(name).forEach(value -> parts.add(part(name, value)));
            }
        }
        return PayloadDigest.ofForm(parts);
    }

    private static FormPart part(String name, FormValue value) {
        if (!value.isFileItem()) {
            return new FormPart.Field(name, value.getValue());
        }
        try (InputStream content = value.getFileItem().getInputStream()) {
            return new FormPart.File(name, value.getFileName(), value.getFileItem().getFileSize(),
                    PayloadDigest.ofContent(content));
        } catch (IOException e) {
            throw new UncheckedIOException("The uploaded file of the form field '" + name + "' cannot be read", e);
        }
    }

    private static boolean hasFileOnDisk(FormData form) {
        for (String name : form) {
            if (form.get(name).stream().anyMatch(value -> value.isFileItem() && !value.getFileItem().isInMemory())) {
                return true;
            }
        }
        return false;
    }
}
