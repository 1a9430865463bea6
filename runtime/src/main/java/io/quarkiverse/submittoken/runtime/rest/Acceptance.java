package io.quarkiverse.submittoken.runtime.rest;

import java.util.List;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;

/** What kind of answer a client can use. */
final class Acceptance {

    private static final MediaType PROBLEM = new MediaType("application", "problem+json");

    private Acceptance() {
    }

    /** Whether the client prefers an HTML page to a problem document. Without a preference for HTML it gets the latter. */
    static boolean prefersHtml(HttpHeaders headers) {
        List<MediaType> accepted = accepted(headers);
        double html = accepted.stream().filter(MediaType.TEXT_HTML_TYPE::isCompatible)
                .filter(type -> !type.isWildcardType()).mapToDouble(Acceptance::quality).max().orElse(0);
        double json = accepted.stream()
                .filter(type -> PROBLEM.isCompatible(type) || MediaType.APPLICATION_JSON_TYPE.isCompatible(type))
                .mapToDouble(Acceptance::quality).max().orElse(0);
        return html > 0 && html >= json;
    }

    /**
     * Whether a person's browser shows the answer as a page: it says so ({@code Sec-Fetch-Mode}, W3C Fetch Metadata), or,
     * where no such header is sent, as on plain HTTP, it prefers HTML.
     */
    static boolean isNavigation(HttpHeaders headers) {
        String mode = headers.getHeaderString("Sec-Fetch-Mode");
        if (mode != null) {
            return mode.equals("navigate");
        }
        boolean fetchMetadata = headers.getRequestHeaders().keySet().stream()
                .anyMatch(name -> name.regionMatches(true, 0, "Sec-Fetch-", 0, "Sec-Fetch-".length()));
        return !fetchMetadata && prefersHtml(headers);
    }

    private static List<MediaType> accepted(HttpHeaders headers) {
        try {
            return headers.getAcceptableMediaTypes();
        } catch (RuntimeException illFormed) {
            return List.of();
        }
    }

    private static double quality(MediaType type) {
        String quality = type.getParameters().get("q");
        if (quality == null) {
            return 1;
        }
        try {
            return Double.parseDouble(quality);
        } catch (NumberFormatException illFormed) {
            return 0;
        }
    }
}
