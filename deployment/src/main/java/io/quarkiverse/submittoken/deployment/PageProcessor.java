package io.quarkiverse.submittoken.deployment;

import jakarta.inject.Singleton;

import io.quarkiverse.submittoken.runtime.page.RejectionPage;
import io.quarkiverse.submittoken.runtime.page.RejectionPages;
import io.quarkiverse.submittoken.runtime.page.SentField;
import io.quarkiverse.submittoken.runtime.page.Texts;
import io.quarkiverse.submittoken.runtime.page.TextsRecorder;
import io.quarkus.arc.deployment.AdditionalBeanBuildItem;
import io.quarkus.arc.deployment.SyntheticBeanBuildItem;
import io.quarkus.deployment.annotations.BuildStep;
import io.quarkus.deployment.annotations.ExecutionTime;
import io.quarkus.deployment.annotations.Record;
import io.quarkus.deployment.builditem.ApplicationArchivesBuildItem;
import io.quarkus.deployment.builditem.HotDeploymentWatchedFileBuildItem;
import io.quarkus.deployment.builditem.nativeimage.ReflectiveClassBuildItem;

/** The pages of rejections. */
class PageProcessor {

    @BuildStep
    AdditionalBeanBuildItem pages() {
        return AdditionalBeanBuildItem.builder().addBeanClass(RejectionPages.class).setUnremovable().build();
    }

    @BuildStep
    @Record(ExecutionTime.STATIC_INIT)
    SyntheticBeanBuildItem texts(TextsRecorder recorder, ApplicationArchivesBuildItem archives) {
        return SyntheticBeanBuildItem.configure(Texts.class).scope(Singleton.class).unremovable()
                .supplier(recorder.texts(PageTexts.of(archives))).done();
    }

    @BuildStep
    HotDeploymentWatchedFileBuildItem reloadOfTexts() {
        return HotDeploymentWatchedFileBuildItem.builder().setLocationPredicate(PageTexts::isTexts).build();
    }

    /** A template of the application has no generated resolvers for our types: Qute reads them by reflection. */
    @BuildStep
    ReflectiveClassBuildItem dataOfTemplate() {
        return ReflectiveClassBuildItem.builder(RejectionPage.class, RejectionPage.Offer.class, RejectionPage.Input.class,
                SentField.class).methods().reason("data of submit-token/rejection.html").build();
    }
}
