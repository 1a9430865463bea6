package io.quarkiverse.submittoken.runtime.core;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Who opens the core finds plain Java: no framework, no store, no thread. */
@AnalyzeClasses(packages = "io.quarkiverse.submittoken", importOptions = ImportOption.DoNotIncludeTests.class)
class CoreArchitectureTest {

    @ArchTest
    static final ArchRule CORE_KNOWS_JAVA_AND_THE_SPI_ONLY = classes().that().resideInAPackage("..runtime.core..")
            .should().onlyDependOnClassesThat()
            .resideInAnyPackage("java..", "javax.crypto..", "..runtime.core..", "io.quarkiverse.submittoken.spi..");

    @ArchTest
    static final ArchRule SPI_KNOWS_JAVA_ONLY = classes().that().resideInAPackage("io.quarkiverse.submittoken.spi")
            .should().onlyDependOnClassesThat().resideInAnyPackage("java..", "io.quarkiverse.submittoken.spi");
}
