package io.quarkiverse.submittoken.runtime.rest;

import java.security.Principal;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

import jakarta.ws.rs.core.SecurityContext;

import org.jboss.resteasy.reactive.server.core.ResteasyReactiveRequestContext;

import io.quarkus.resteasy.reactive.server.runtime.ResteasyReactiveSecurityContext;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.vertx.http.runtime.security.QuarkusHttpUser;
import io.smallrye.mutiny.Uni;
import io.vertx.ext.web.RoutingContext;

/** Who sends a request. Authentication may be deferred until somebody asks; then it is awaited. */
public final class RequestUser {

    private RequestUser() {
    }

    /** The name of the user, or null: nobody, or nobody that could be established. Never fails. */
    public static CompletionStage<String> of(ResteasyReactiveRequestContext context) {
        SecurityContext security = context.getSecurityContext();
        if (!(security instanceof ResteasyReactiveSecurityContext)) {
            // a filter of the application has put its own in place
            return CompletableFuture.completedStage(name(security.getUserPrincipal()));
        }
        return of(context.unwrap(RoutingContext.class));
    }

    /** Where there is no Jakarta REST, and so no security context of its own. Otherwise as above. */
    public static CompletionStage<String> of(RoutingContext routing) {
        if (routing.user() instanceof QuarkusHttpUser user) {
            return CompletableFuture.completedStage(name(user.getSecurityIdentity()));
        }
        Uni<SecurityIdentity> deferred = routing.get(QuarkusHttpUser.DEFERRED_IDENTITY_KEY);
        if (deferred == null) {
            return CompletableFuture.completedStage(null);
        }
        return deferred.onItemOrFailure().transform((identity, failure) -> name(identity)).subscribeAsCompletionStage();
    }

    private static String name(SecurityIdentity identity) {
        return identity == null || identity.isAnonymous() ? null : name(identity.getPrincipal());
    }

    /** A user without a name is not nobody. */
    private static String name(Principal principal) {
        return principal == null ? null : Objects.requireNonNullElse(principal.getName(), "");
    }
}
