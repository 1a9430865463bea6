package io.quarkiverse.submittoken.deployment;

import java.util.List;
import java.util.Set;

import jakarta.ws.rs.Priorities;

import org.jboss.resteasy.reactive.server.WithFormRead;

import io.quarkiverse.submittoken.SubmissionRejectedException;
import io.quarkiverse.submittoken.runtime.rest.FormNotRead;
import io.quarkiverse.submittoken.runtime.rest.FormPreviewFilter;
import io.quarkiverse.submittoken.runtime.rest.GuardedBody;
import io.quarkiverse.submittoken.runtime.rest.GuardedBodyFilter;
import io.quarkiverse.submittoken.runtime.rest.GuardedForm;
import io.quarkiverse.submittoken.runtime.rest.GuardedFormFilter;
import io.quarkiverse.submittoken.runtime.rest.GuardedMethods;
import io.quarkiverse.submittoken.runtime.rest.RejectionMapper;
import io.quarkiverse.submittoken.runtime.rest.ResponseRecorder;
import io.quarkus.arc.deployment.AdditionalBeanBuildItem;
import io.quarkus.deployment.annotations.BuildProducer;
import io.quarkus.deployment.annotations.BuildStep;
import io.quarkus.deployment.builditem.CombinedIndexBuildItem;
import io.quarkus.resteasy.reactive.server.spi.GlobalHandlerCustomizerBuildItem;
import io.quarkus.resteasy.reactive.spi.ContainerRequestFilterBuildItem;
import io.quarkus.resteasy.reactive.spi.ContainerResponseFilterBuildItem;
import io.quarkus.resteasy.reactive.spi.ExceptionMapperBuildItem;

/** Binds the guard's filters to the methods that can be guarded. */
class GuardProcessor {

    /** After every other filter that reads no form. */
    private static final int LAST_REQUEST_FILTER = Integer.MAX_VALUE;

    /**
     * After every other filter that reads a form, a CSRF check above all. Quarkus REST puts those behind the form's
     * parsing, in the reverse order of their priorities.
     */
    private static final int LAST_FORM_FILTER = Integer.MIN_VALUE;

    /** What every other response filter has done is recorded, too. */
    private static final int LAST_RESPONSE_FILTER = Integer.MIN_VALUE;

    private static final Set<String> FORM = Set.of(GuardedForm.class.getName());
    private static final Set<String> FORM_NOT_READ = Set.of(FormNotRead.class.getName());
    private static final Set<String> BODY = Set.of(GuardedBody.class.getName());

    @BuildStep
    AdditionalBeanBuildItem beans() {
        return AdditionalBeanBuildItem.builder().setUnremovable()
                .addBeanClasses(FormPreviewFilter.class, GuardedFormFilter.class, GuardedBodyFilter.class,
                        ResponseRecorder.class)
                .addBeanClasses("io.quarkiverse.submittoken.runtime.rest.SubmissionGuard",
                        "io.quarkiverse.submittoken.runtime.rest.GuardSettings",
                        "io.quarkiverse.submittoken.runtime.rest.GateProducer")
                .build();
    }

    @BuildStep
    void filters(BuildProducer<ContainerRequestFilterBuildItem> requests,
            BuildProducer<ContainerResponseFilterBuildItem> responses) {
        requests.produce(new ContainerRequestFilterBuildItem.Builder(FormPreviewFilter.class.getName())
                .setNameBindingNames(FORM_NOT_READ).setPriority(LAST_REQUEST_FILTER).setRegisterAsBean(false).build());
        requests.produce(new ContainerRequestFilterBuildItem.Builder(GuardedFormFilter.class.getName())
                .setWithFormRead(true).setNameBindingNames(FORM).setPriority(LAST_FORM_FILTER)
                // Quarkus REST wants non-blocking filters first, and this priority is the first one. It runs on the thread
                // of the method all the same, as it is moved behind the form's parsing
                .setNonBlockingRequired(true).setRegisterAsBean(false).build());
        requests.produce(new ContainerRequestFilterBuildItem.Builder(GuardedBodyFilter.class.getName())
                .setNameBindingNames(BODY).setPriority(LAST_REQUEST_FILTER).setRegisterAsBean(false).build());
        for (Set<String> binding : List.of(FORM, BODY)) {
            responses.produce(new ContainerResponseFilterBuildItem.Builder(ResponseRecorder.class.getName())
                    .setNameBindingNames(binding).setPriority(LAST_RESPONSE_FILTER).setRegisterAsBean(false).build());
        }
    }

    @BuildStep
    GlobalHandlerCustomizerBuildItem guardedMethods(CombinedIndexBuildItem index) {
        GuardedMethods guardedMethods = new GuardedMethods();
        guardedMethods.setBehindFormFilters(!index.getIndex().getAnnotations(WithFormRead.class).isEmpty());
        return new GlobalHandlerCustomizerBuildItem(guardedMethods);
    }

    @BuildStep
    ExceptionMapperBuildItem rejections() {
        return new ExceptionMapperBuildItem(RejectionMapper.class.getName(), SubmissionRejectedException.class.getName(),
                Priorities.USER + 10_000, true);
    }
}
