package io.quarkiverse.submittoken.deployment;

import java.util.List;

import jakarta.inject.Singleton;

import io.quarkiverse.submittoken.runtime.served.ServedFiles;
import io.quarkiverse.submittoken.runtime.served.ServedFilesRecorder;
import io.quarkus.arc.deployment.SyntheticBeanBuildItem;
import io.quarkus.deployment.annotations.BuildProducer;
import io.quarkus.deployment.annotations.BuildStep;
import io.quarkus.deployment.annotations.ExecutionTime;
import io.quarkus.deployment.annotations.Record;
import io.quarkus.vertx.http.deployment.NonApplicationRootPathBuildItem;
import io.quarkus.vertx.http.deployment.RouteBuildItem;

/** Serves script and stylesheet, in every application: a template that is parsed at run time may ask for them. */
class ServedFilesProcessor {

    @BuildStep
    @Record(ExecutionTime.STATIC_INIT)
    void serve(ServedFilesRecorder recorder, NonApplicationRootPathBuildItem root, BuildProducer<RouteBuildItem> routes,
            BuildProducer<SyntheticBeanBuildItem> beans) {
        ServedFile script = ServedFile.read("submit-token.js", "text/javascript");
        ServedFile stylesheet = ServedFile.read("submit-token.css", "text/css");
        for (ServedFile file : List.of(script, stylesheet)) {
            routes.produce(root.routeBuilder()
                    .routeFunction(file.path(), recorder.reading())
                    .handler(recorder.serving(file.contentType(), file.content()))
                    .build());
        }
        beans.produce(SyntheticBeanBuildItem.configure(ServedFiles.class).scope(Singleton.class)
                .runtimeValue(recorder.at(root.resolvePath(script.path()), root.resolvePath(stylesheet.path())))
                .done());
    }
}
