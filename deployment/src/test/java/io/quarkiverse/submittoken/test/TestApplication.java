package io.quarkiverse.submittoken.test;

import java.util.function.Consumer;

import org.jboss.shrinkwrap.api.spec.JavaArchive;

import io.quarkus.test.QuarkusUnitTest;

/** A small application with the extension, on the memory store. */
final class TestApplication {

    private TestApplication() {
    }

    static QuarkusUnitTest with(Class<?>... classes) {
        return with(root -> {
        }, classes);
    }

    static QuarkusUnitTest with(Consumer<JavaArchive> resources, Class<?>... classes) {
        return new QuarkusUnitTest()
                .withApplicationRoot(root -> resources.accept(root.addClasses(classes)
                        .addClasses(TestApplication.class, Form.class, Answer.class, Executions.class, TestStore.class)))
                .overrideConfigKey("quarkus.http.test-port", "0");
    }
}
