package io.quarkiverse.submittoken.deployment;

import io.quarkiverse.submittoken.runtime.metrics.MetricsRecorder;
import io.quarkiverse.submittoken.runtime.metrics.StoreTrouble;
import io.quarkiverse.submittoken.runtime.rest.ShutdownRecorder;
import io.quarkus.arc.deployment.AdditionalBeanBuildItem;
import io.quarkus.deployment.annotations.BuildStep;
import io.quarkus.deployment.annotations.ExecutionTime;
import io.quarkus.deployment.annotations.Record;
import io.quarkus.deployment.builditem.ShutdownListenerBuildItem;
import io.quarkus.deployment.metrics.MetricsFactoryConsumerBuildItem;

/** What those need who run the application: metrics, and a shutdown that leaves nothing half done. */
class OperationProcessor {

    @BuildStep
    AdditionalBeanBuildItem trouble() {
        return AdditionalBeanBuildItem.builder().addBeanClass(StoreTrouble.class).setUnremovable().build();
    }

    @BuildStep
    @Record(ExecutionTime.RUNTIME_INIT)
    MetricsFactoryConsumerBuildItem metrics(MetricsRecorder recorder) {
        return new MetricsFactoryConsumerBuildItem(recorder.counters());
    }

    @BuildStep
    @Record(ExecutionTime.STATIC_INIT)
    ShutdownListenerBuildItem shutdown(ShutdownRecorder recorder) {
        return new ShutdownListenerBuildItem(recorder.waitingForSubmissions());
    }
}
