package io.quarkiverse.submittoken.it;

import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/** What somebody orders by a script, and the answers that come, one after the other. */
final class Order {

    private static final Pattern PROBLEM = Pattern.compile("urn:submit-token:([a-z-]+)");

    private final ShopClient.Form form;
    private final String item;
    private final List<Answer> answers = new ArrayList<>();
    private HttpResponse<String> last;

    Order(ShopClient.Form form, String item) {
        this.form = form;
        this.item = item;
    }

    /**
     * @param what status, and the word for the problem
     * @param at by {@link System#nanoTime()}
     */
    record Answer(String what, long at) {
    }

    /** Sends it, for the first time or again. What is not answered within a minute never will be. */
    synchronized void send() {
        try {
            last = form.post(item).orTimeout(1, TimeUnit.MINUTES).join();
            var problem = PROBLEM.matcher(last.body());
            answered(last.statusCode() + (problem.find() ? " " + problem.group(1) : ""));
        } catch (RuntimeException e) {
            last = null;
            answered(e.toString());
        }
    }

    String item() {
        return item;
    }

    private void answered(String what) {
        answers.add(new Answer(what, System.nanoTime()));
    }

    synchronized List<Answer> answers() {
        return List.copyOf(answers);
    }

    synchronized boolean isTaken() {
        return last != null && last.statusCode() == 303;
    }

    /** Whether the last answer does not ask for another attempt. */
    synchronized boolean isOver() {
        return !answers.isEmpty() && (last == null || last.headers().firstValue("Retry-After").isEmpty());
    }

    /** Where the person was sent who has ordered. */
    synchronized String place() {
        return last.headers().firstValue("Location").orElseThrow();
    }
}
