package io.quarkiverse.submittoken.runtime.rest;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

import org.jboss.resteasy.reactive.common.model.ResourceClass;
import org.jboss.resteasy.reactive.server.model.HandlerChainCustomizer;
import org.jboss.resteasy.reactive.server.model.ServerResourceMethod;
import org.jboss.resteasy.reactive.server.spi.ServerRestHandler;

/**
 * Binds the guard to the methods that can be guarded, while their handler chains are made; all others carry nothing of
 * ours. Relies on {@link Phase#AFTER_MATCH} being asked before the filters of a method are chosen.
 */
public class GuardedMethods implements HandlerChainCustomizer {

    private static final Set<String> UNSAFE_METHODS = Set.of("POST", "PUT", "PATCH", "DELETE");

    private boolean behindFormFilters;

    @Override
    public List<ServerRestHandler> handlers(Phase phase, ResourceClass resourceClass, ServerResourceMethod method) {
        // a sub-resource locator has no HTTP method: it is the method it leads to that is guarded
        if (method == null || method.getHttpMethod() == null || !UNSAFE_METHODS.contains(method.getHttpMethod())) {
            return List.of();
        }
        return switch (phase) {
            case AFTER_MATCH -> {
                bind(method);
                yield List.of();
            }
            case AFTER_METHOD_INVOKE -> List.of(RunToEndHandler.INSTANCE);
            case AFTER_RESPONSE_CREATED -> List.of(MethodReturnedHandler.INSTANCE);
            default -> List.of();
        };
    }

    /** For the recorder. */
    public boolean isBehindFormFilters() {
        return behindFormFilters;
    }

    /**
     * Whether the application has filters that read forms, a CSRF check for example. Quarkus REST runs them after all other
     * filters, whatever a method takes, and the guard has to come after them.
     */
    public void setBehindFormFilters(boolean behindFormFilters) {
        this.behindFormFilters = behindFormFilters;
    }

    private void bind(ServerResourceMethod method) {
        Set<String> bindings = new HashSet<>(method.getNameBindingNames());
        bindings.add((takesForm(method) || behindFormFilters ? GuardedForm.class : GuardedBody.class).getName());
        if (takesForm(method) && !method.isFormParamRequired()) {
            bindings.add(FormNotRead.class.getName());
        }
        method.setNameBindingNames(bindings);
    }

    private static boolean takesForm(ServerResourceMethod method) {
        String[] consumed = method.getConsumes();
        boolean takesAnything = consumed == null || consumed.length == 0;
        return method.isFormParamRequired() || takesAnything || Arrays.stream(consumed).anyMatch(GuardedMethods::isForm);
    }

    private static boolean isForm(String mediaType) {
        String type = mediaType.toLowerCase(Locale.ROOT);
        return type.startsWith("application/x-www-form-urlencoded") || type.startsWith("multipart/")
                || type.startsWith("*/") || type.startsWith("application/*");
    }
}
