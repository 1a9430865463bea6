package io.quarkiverse.submittoken.deployment;

import io.quarkiverse.submittoken.runtime.page.RejectionPage;
import io.quarkiverse.submittoken.runtime.page.RejectionPages;
import io.quarkiverse.submittoken.runtime.page.RejectionTexts;
import io.quarkiverse.submittoken.runtime.page.RejectionTextsDe;
import io.quarkiverse.submittoken.runtime.page.RejectionTextsZh;
import io.quarkiverse.submittoken.runtime.page.SentField;
import io.quarkus.arc.deployment.AdditionalBeanBuildItem;
import io.quarkus.deployment.IsDevelopment;
import io.quarkus.deployment.annotations.BuildStep;
import io.quarkus.deployment.builditem.HotDeploymentWatchedFileBuildItem;
import io.quarkus.deployment.builditem.nativeimage.ReflectiveClassBuildItem;

/** The pages of rejections. */
class PageProcessor {

    private static final String PACKAGE = RejectionPages.class.getPackageName();
    private static final String MESSAGE_FILES = "messages/" + RejectionTexts.BUNDLE;

    @BuildStep
    AdditionalBeanBuildItem pages() {
        return AdditionalBeanBuildItem.builder()
                .addBeanClass(RejectionPages.class)
                .addBeanClass(PACKAGE + ".Texts")
                .setUnremovable().build();
    }

    /** No beans themselves: Qute makes some of them. */
    @BuildStep
    AdditionalBeanBuildItem texts() {
        return new AdditionalBeanBuildItem(RejectionTexts.class, RejectionTextsDe.class, RejectionTextsZh.class);
    }

    @BuildStep(onlyIf = IsDevelopment.class)
    AdditionalBeanBuildItem reloadedTexts() {
        return AdditionalBeanBuildItem.builder()
                .addBeanClasses(PACKAGE + ".ReloadedTexts", PACKAGE + ".ReloadedTextsNamespace")
                .setUnremovable().build();
    }

    /** Qute itself watches those that are there at the start. */
    @BuildStep(onlyIf = IsDevelopment.class)
    HotDeploymentWatchedFileBuildItem reloadOfAddedLanguages() {
        return HotDeploymentWatchedFileBuildItem.builder()
                .setLocationPredicate(location -> location.startsWith(MESSAGE_FILES)).build();
    }

    /** A template of the application has no generated resolvers for our types: Qute reads them by reflection. */
    @BuildStep
    ReflectiveClassBuildItem dataOfTemplate() {
        return ReflectiveClassBuildItem.builder(RejectionPage.class, RejectionPage.Offer.class, RejectionPage.Input.class,
                SentField.class).methods().reason("data of submit-token/rejection.html").build();
    }
}
