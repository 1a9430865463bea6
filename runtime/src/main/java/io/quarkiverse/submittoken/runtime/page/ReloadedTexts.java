package io.quarkiverse.submittoken.runtime.page;

import java.io.IOException;
import java.io.InputStream;

import jakarta.enterprise.inject.Typed;
import jakarta.inject.Singleton;

/**
 * Loads the texts anew; a bean in dev mode only. There Qute generates the implementations of our bundle, which hold the texts,
 * for the class loader of the extensions. That one outlives a live reload and keeps what it has loaded, so that a changed
 * message file of the application would change nothing.
 */
@Singleton
@Typed(ReloadedTexts.class)
class ReloadedTexts extends ClassLoader {

    private static final String PREFIX = RejectionTexts.class.getName();
    private static final String SUFFIX = "_Bundle";

    ReloadedTexts() {
        super(RejectionTexts.class.getClassLoader());
    }

    /** @param texts are returned as they are if they come from the application, which is loaded anew as a whole */
    RejectionTexts anew(RejectionTexts texts) {
        if (texts.getClass().getClassLoader() != getParent()) {
            return texts;
        }
        try {
            return (RejectionTexts) loadClass(texts.getClass().getName()).getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("Texts of the pages cannot be loaded anew", e);
        }
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!name.startsWith(PREFIX) || !name.endsWith(SUFFIX)) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            return loaded != null ? loaded : define(name);
        }
    }

    private Class<?> define(String name) throws ClassNotFoundException {
        try (InputStream file = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
            if (file == null) {
                throw new ClassNotFoundException(name);
            }
            byte[] code = file.readAllBytes();
            return defineClass(name, code, 0, code.length);
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }
}
