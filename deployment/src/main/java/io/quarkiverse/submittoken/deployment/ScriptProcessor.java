package io.quarkiverse.submittoken.deployment;

import jakarta.inject.Singleton;

import io.quarkiverse.submittoken.runtime.script.HelperScript;
import io.quarkiverse.submittoken.runtime.script.HelperScriptRecorder;
import io.quarkus.arc.deployment.SyntheticBeanBuildItem;
import io.quarkus.deployment.annotations.BuildProducer;
import io.quarkus.deployment.annotations.BuildStep;
import io.quarkus.deployment.annotations.ExecutionTime;
import io.quarkus.deployment.annotations.Record;
import io.quarkus.vertx.http.deployment.NonApplicationRootPathBuildItem;
import io.quarkus.vertx.http.deployment.RouteBuildItem;

/** Serves the helper script, in every application: a template that is parsed at run time may ask for it. */
class ScriptProcessor {

    @BuildStep
    @Record(ExecutionTime.STATIC_INIT)
    void serve(HelperScriptRecorder recorder, NonApplicationRootPathBuildItem root, BuildProducer<RouteBuildItem> routes,
            BuildProducer<SyntheticBeanBuildItem> beans) {
        ScriptSource source = ScriptSource.read();
        String path = "submit-token/" + source.version() + ".js";
        routes.produce(root.routeBuilder()
                .routeFunction(path, recorder.reading())
                .handler(recorder.serving(source.content()))
                .build());
        beans.produce(SyntheticBeanBuildItem.configure(HelperScript.class).scope(Singleton.class)
                .runtimeValue(recorder.at(root.resolvePath(path)))
                .done());
    }
}
