package io.quarkiverse.submittoken.runtime.served;

import java.util.function.Consumer;

import io.quarkus.runtime.RuntimeValue;
import io.quarkus.runtime.annotations.Recorder;
import io.vertx.core.Handler;
import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Route;
import io.vertx.ext.web.RoutingContext;

@Recorder
public class ServedFilesRecorder {

    public RuntimeValue<ServedFiles> at(String script, String stylesheet) {
        return new RuntimeValue<>(new ServedFiles(script, stylesheet));
    }

    public Consumer<Route> reading() {
        return route -> route.method(HttpMethod.GET).method(HttpMethod.HEAD);
    }

    public Handler<RoutingContext> serving(String contentType, String content) {
        return new ServedFileHandler(contentType, content);
    }
}
