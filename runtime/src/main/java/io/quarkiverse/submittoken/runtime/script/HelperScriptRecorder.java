package io.quarkiverse.submittoken.runtime.script;

import java.util.function.Consumer;

import io.quarkus.runtime.RuntimeValue;
import io.quarkus.runtime.annotations.Recorder;
import io.vertx.core.Handler;
import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Route;
import io.vertx.ext.web.RoutingContext;

@Recorder
public class HelperScriptRecorder {

    public RuntimeValue<HelperScript> at(String path) {
        return new RuntimeValue<>(new HelperScript(path));
    }

    public Consumer<Route> reading() {
        return route -> route.method(HttpMethod.GET).method(HttpMethod.HEAD);
    }

    public Handler<RoutingContext> serving(String content) {
        return new HelperScriptHandler(content);
    }
}
