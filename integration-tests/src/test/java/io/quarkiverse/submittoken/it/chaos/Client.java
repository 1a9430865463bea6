package io.quarkiverse.submittoken.it.chaos;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpTimeoutException;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/** Somebody who submits, to whichever process. */
final class Client {

    /** Longer than a process is ever paused, and than any answer may take. */
    private static final Duration PATIENCE = Duration.ofSeconds(40);

    private static final Pattern REASON = Pattern.compile("urn:submit-token:([a-z-]+)");
    private static final Pattern EXECUTION = Pattern.compile("\\d+-\\d+");

    private final HttpClient patient = client();
    /** Its own: one that is cut at the end of an exchange takes the next one on that connection with it. */
    private final HttpClient impatient = client();
    private final Applications applications;

    Client(Applications applications) {
        this.applications = applications;
    }

    /** Ends in an answer, never in a failure. */
    CompletableFuture<Answer> send(Attempt attempt) {
        var application = applications.any();
        var sent = Instant.now();
        var http = attempt.cutAfter().isPresent() ? impatient : patient;
        var exchange = http.sendAsync(request(attempt, application.baseUri()), BodyHandlers.ofString());
        attempt.cutAfter().ifPresent(time -> CompletableFuture.delayedExecutor(time.toMillis(), TimeUnit.MILLISECONDS)
                .execute(() -> exchange.cancel(true)));
        return exchange.handle((response, failure) -> new Answer(attempt, application.pid(), sent, Instant.now(),
                failure == null ? told(response) : untold(attempt, failure)));
    }

    private static HttpClient client() {
        return HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    }

    private static HttpRequest request(Attempt attempt, URI base) {
        var request = HttpRequest.newBuilder(base.resolve("/ledger")).timeout(PATIENCE)
                .header("Ledger-Takes", Integer.toString(attempt.millis()))
                .header("Ledger-Ends", attempt.ending())
                .header("Sec-Fetch-Mode", attempt.navigation() ? "navigate" : "cors")
                .header("Accept", "*/*");
        return (attempt.json()
                ? request.header("Content-Type", "application/json").header("X-Submit-Token", attempt.submission())
                        .POST(BodyPublishers.ofString("{\"submission\":\"%s\",\"text\":\"%s\"}"
                                .formatted(attempt.submission(), attempt.text())))
                : request.header("Content-Type", "application/x-www-form-urlencoded")
                        .POST(BodyPublishers.ofString("_submit_token=%1$s&submission=%1$s&text=%2$s"
                                .formatted(attempt.submission(), attempt.text()))))
                .build();
    }

    private static Outcome told(HttpResponse<String> response) {
        boolean replayed = response.headers().firstValue("X-Submit-Token-Replayed").isPresent();
        String type = response.headers().firstValue("Content-Type").orElse("");
        String location = response.headers().firstValue("Location").orElse("");
        String execution = response.statusCode() == 303 ? location.substring(location.lastIndexOf('/') + 1) : response.body();
        if (EXECUTION.matcher(execution).matches()) {
            return new Outcome.Executed(execution, response.statusCode(), replayed);
        }
        var reason = REASON.matcher(response.body());
        return type.startsWith("application/problem+json") && reason.find()
                ? new Outcome.Rejected(reason.group(1), response.statusCode())
                : new Outcome.Unnamed(response.statusCode(), response.body());
    }

    private static Outcome untold(Attempt attempt, Throwable failure) {
        Throwable cause = failure instanceof CompletionException && failure.getCause() != null ? failure.getCause() : failure;
        if (cause instanceof HttpTimeoutException) {
            return new Outcome.Hung();
        }
        if (cause instanceof CancellationException || attempt.cutAfter().isPresent()) {
            return new Outcome.Cut();
        }
        if (cause instanceof IOException) {
            return new Outcome.Lost(cause.toString());
        }
        throw new IllegalStateException("A client that cannot send", failure);
    }
}
