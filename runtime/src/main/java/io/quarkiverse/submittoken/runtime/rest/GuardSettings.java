package io.quarkiverse.submittoken.runtime.rest;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

import jakarta.enterprise.context.ApplicationScoped;

import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.core.ResteasyReactiveRequestContext;

import io.quarkiverse.submittoken.runtime.config.SubmitTokenConfig;
import io.quarkiverse.submittoken.runtime.config.SubmitTokenConfig.OnStoreFailure;
import io.quarkiverse.submittoken.runtime.core.IgnoredFields;
import io.quarkiverse.submittoken.runtime.core.RecordingPolicy;
import io.quarkiverse.submittoken.runtime.core.SubmittedToken;

/** The configuration as the guard needs it at each request. */
@ApplicationScoped
class GuardSettings {

    private static final Logger LOG = Logger.getLogger(GuardSettings.class);

    private final SubmitTokenConfig config;
    private final List<String> exemptPaths;
    private final IgnoredFields ignoredFields;
    private final RecordingPolicy recordingPolicy;
    private final Set<String> lostCookies = ConcurrentHashMap.newKeySet();

    GuardSettings(SubmitTokenConfig config) {
        this.config = config;
        this.exemptPaths = config.exemptPaths().orElse(List.of()).stream().map(GuardSettings::withoutTrailingSlash).toList();
        this.ignoredFields = new IgnoredFields(config.fieldName(), config.fingerprint().ignoredFields().orElse(List.of()));
        this.recordingPolicy = new RecordingPolicy(config.maxRecordedBody().asLongValue(),
                config.recordedCookies().orElse(Set.of()), this::warnOfLostCookie);
    }

    boolean enabled() {
        return config.enabled();
    }

    /** What a request brought in the form field or the header. */
    SubmittedToken token(ResteasyReactiveRequestContext context) {
        return SubmittedToken.of((String) context.getFormParameter(config.fieldName(), true, false),
                context.serverRequest().getRequestHeader(config.headerName()));
    }

    String fieldName() {
        return config.fieldName();
    }

    Duration inFlightWait() {
        return config.inFlightWait();
    }

    boolean proceedOnStoreFailure() {
        return config.onStoreFailure() == OnStoreFailure.PROCEED;
    }

    IgnoredFields ignoredFields() {
        return ignoredFields;
    }

    RecordingPolicy recordingPolicy() {
        return recordingPolicy;
    }

    /** By whole segments: {@code /api} covers {@code /api} and {@code /api/x}, not {@code /apix}. */
    boolean isExempt(String path) {
        return exemptPaths.stream().anyMatch(prefix -> path.startsWith(prefix)
                && (path.length() == prefix.length() || path.charAt(prefix.length()) == '/'));
    }

    private static String withoutTrailingSlash(String path) {
        return path.endsWith("/") ? path.substring(0, path.length() - 1) : path;
    }

    private void warnOfLostCookie(String name) {
        if (lostCookies.add(name)) {
            LOG.warnf("A recorded response sets the cookie '%s', and a replay will not: a person who double-clicks sees the "
                    + "replay and does not get the cookie. If it may be sent again to the same user, add it to "
                    + "quarkus.submit-token.recorded-cookies. (Logged once for each cookie.)", name);
        }
    }
}
