package io.quarkiverse.submittoken.runtime.rest;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

import jakarta.ws.rs.core.HttpHeaders;

import org.jboss.resteasy.reactive.server.core.ResteasyReactiveRequestContext;
import org.jboss.resteasy.reactive.server.core.multipart.FormData;
import org.jboss.resteasy.reactive.server.multipart.FormValue;

import io.quarkiverse.submittoken.SubmissionRejectedException;
import io.quarkiverse.submittoken.runtime.core.SubmittedToken;
import io.quarkiverse.submittoken.runtime.page.Rejected;
import io.quarkiverse.submittoken.runtime.page.SentField;
import io.quarkiverse.submittoken.runtime.page.SentForm;

/** Reads from a rejected request what its page is about: all of it is the sender's own, nothing the first attempt's. */
final class RejectedRequest {

    private RejectedRequest() {
    }

    static Rejected of(SubmissionRejectedException rejection, ResteasyReactiveRequestContext context,
            GuardSettings settings) {
        Duration age = rejection instanceof InFlightRejection inFlight ? inFlight.age() : null;
        List<String> languages = context.getHttpHeaders().getRequestHeader(HttpHeaders.ACCEPT_LANGUAGE);
        return new Rejected(rejection.reason(), age, form(context, settings),
                languages == null ? null : String.join(",", languages));
    }

    /** Null where it was no form, or was sent by a script with a method that a page does not have. */
    private static SentForm form(ResteasyReactiveRequestContext context, GuardSettings settings) {
        FormData form = context.getFormData();
        if (form == null || form == FormPreviewFilter.NO_FORM
                || !context.serverRequest().getRequestMethod().equals("POST")) {
            return null;
        }
        String contentType = context.serverRequest().getRequestHeader(HttpHeaders.CONTENT_TYPE);
        SubmittedToken token = settings.token(context);
        return new SentForm(address(context),
                contentType != null && contentType.regionMatches(true, 0, "multipart/", 0, "multipart/".length()),
                token instanceof SubmittedToken.Present present ? present.value() : null,
                fields(form, settings.fieldName()));
    }

    /**
     * A page that the browser itself has asked for has the address that the form was sent to, whatever a proxy makes of it. A
     * script (Turbo, for example) may show the page at another address.
     */
    private static String address(ResteasyReactiveRequestContext context) {
        if (Acceptance.isNavigation(context.getHttpHeaders())) {
            return null;
        }
        String path = context.serverRequest().getRequestNormalisedPath();
        String query = context.serverRequest().query();
        // two slashes would begin the name of another host
        return path.startsWith("//") ? null : query == null ? path : path + "?" + query;
    }

    private static List<SentField> fields(FormData form, String tokenField) {
        List<SentField> fields = new ArrayList<>();
        for (String name : form) {
            if (!name.equals(tokenField)) {
                form.get(name).forEach(value -> fields.add(field(name, value)));
            }
        }
        return fields;
    }

    private static SentField field(String name, FormValue value) {
        String text = value.isFileItem() ? value.getFileName() : value.getValue();
        return new SentField(name, Objects.requireNonNullElse(text, ""), value.isFileItem());
    }
}
