package io.quarkiverse.submittoken.it.chaos;

import java.io.IOException;

/** Signals to processes that were started here. */
final class Signals {

    private Signals() {
    }

    /** Nothing runs in the process any more, and its connections stay open. */
    static void pause(long pid) throws IOException, InterruptedException {
        send("STOP", pid);
    }

    static void resume(long pid) throws IOException, InterruptedException {
        send("CONT", pid);
    }

    private static void send(String signal, long pid) throws IOException, InterruptedException {
        int status = new ProcessBuilder("kill", "-" + signal, Long.toString(pid)).start().waitFor();
        if (status != 0) {
            throw new IllegalStateException("kill -" + signal + " " + pid + " has failed: " + status);
        }
    }
}
