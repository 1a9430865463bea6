package io.quarkiverse.submittoken.runtime.rest;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

import jakarta.ws.rs.NameBinding;

/** Binds the guard to methods that can take a form. Put there when the application starts, never by hand. */
@NameBinding
@Retention(RetentionPolicy.RUNTIME)
public @interface GuardedForm {
}
