package io.quarkiverse.submittoken.runtime.rest;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

import jakarta.ws.rs.NameBinding;

/** Binds the guard to methods that take no form: their token comes in the header. Put there when the application starts. */
@NameBinding
@Retention(RetentionPolicy.RUNTIME)
public @interface GuardedBody {
}
