package io.quarkiverse.submittoken.runtime.rest;

import java.io.ByteArrayInputStream;
import java.util.Set;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;

import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.core.ResteasyReactiveRequestContext;
import org.jboss.resteasy.reactive.server.core.multipart.FormData;
import org.jboss.resteasy.reactive.server.core.multipart.FormDataParser;
import org.jboss.resteasy.reactive.server.core.multipart.FormEncodedDataDefinition;
import org.jboss.resteasy.reactive.server.core.multipart.FormParserFactory;
import org.jboss.resteasy.reactive.server.core.multipart.MultiPartParserDefinition;
import org.jboss.resteasy.reactive.server.spi.ResteasyReactiveContainerRequestContext;

import io.smallrye.mutiny.infrastructure.Infrastructure;

/**
 * Looks for the token in the form of a method that reads no form. Such a method had no limits of forms before, and may be
 * sent what is no well-formed form at all: so the limits of {@code quarkus.http.limits} do not apply, a form that cannot
 * be parsed has no token field, and the method finds the body as it came. The form is read into memory for that, token or not;
 * its size is
 * limited by {@code quarkus.http.limits.max-body-size}.
 */
@Singleton
public class FormPreviewFilter implements ContainerRequestFilter {

    private static final Logger LOG = Logger.getLogger(FormPreviewFilter.class);

    /** More would take many times the memory of the body itself. */
    private static final int MAX_PARAMETERS = 100_000;
    private static final long UNLIMITED = Long.MAX_VALUE;

    /** Stands for a form that cannot be parsed, so that nobody tries again: the body is no form, then. */
    static final FormData NO_FORM = new FormData(0);

    @Inject
    GuardSettings settings;

    @Override
    public void filter(ContainerRequestContext request) {
        ResteasyReactiveRequestContext context = (ResteasyReactiveRequestContext) ((ResteasyReactiveContainerRequestContext) request)
                .getServerRequestContext();
        if (!settings.enabled() || context.getFormData() != null) {
            return;
        }
        FormDataParser parser = parser(context);
        if (parser != null) {
            Suspension.continueWith(context, RequestBody.read(context), (body, unreadable) -> {
                if (unreadable == null) {
                    parse(context, parser, body);
                    context.resume();
                } else {
                    context.resume(unreadable, true);
                }
            });
        }
    }

    /** Null where the request is no form. */
    private static FormDataParser parser(ResteasyReactiveRequestContext context) {
        String charset = context.getDeployment().getRuntimeConfiguration().body().defaultCharset().name();
        return FormParserFactory.builder(false, Infrastructure::getDefaultExecutor)
                .addParser(new MultiPartParserDefinition(Infrastructure::getDefaultExecutor).setFileSizeThreshold(UNLIMITED)
                        .setMaxAttributeSize(UNLIMITED).setMaxParameters(MAX_PARAMETERS).setDefaultCharset(charset))
                .addParser(new FormEncodedDataDefinition().setMaxAttributeSize(UNLIMITED).setMaxParams(MAX_PARAMETERS)
                        .setDefaultCharset(charset))
                .build().createParser(context, Set.of());
    }

    private static void parse(ResteasyReactiveRequestContext context, FormDataParser parser, byte[] body) {
        try {
            context.setFormData(parser.parseBlocking());
        } catch (Exception notAForm) {
            LOG.debugf(notAForm, "The form sent to %s cannot be parsed, so no token is looked for in it", context.getPath());
            context.setFormData(NO_FORM);
        } finally {
            context.setInputStream(new ByteArrayInputStream(body));
        }
    }
}
