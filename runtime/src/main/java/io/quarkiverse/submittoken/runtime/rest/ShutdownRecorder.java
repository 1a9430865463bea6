package io.quarkiverse.submittoken.runtime.rest;

import io.quarkus.runtime.annotations.Recorder;
import io.quarkus.runtime.shutdown.ShutdownListener;

@Recorder
public class ShutdownRecorder {

    public ShutdownListener waitingForSubmissions() {
        return new ShutdownOfGuard();
    }
}
