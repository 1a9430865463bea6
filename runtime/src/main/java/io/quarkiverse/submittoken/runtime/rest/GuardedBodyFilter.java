package io.quarkiverse.submittoken.runtime.rest;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;

import org.jboss.resteasy.reactive.server.core.ResteasyReactiveRequestContext;
import org.jboss.resteasy.reactive.server.spi.ResteasyReactiveContainerRequestContext;

/** Guards methods that take no form, and reads their body only where the request carries a token. */
@Singleton
public class GuardedBodyFilter implements ContainerRequestFilter {

    @Inject
    SubmissionGuard guard;

    @Override
    public void filter(ContainerRequestContext request) {
        guard.guard((ResteasyReactiveRequestContext) ((ResteasyReactiveContainerRequestContext) request)
                .getServerRequestContext());
    }
}
