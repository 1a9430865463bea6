package io.quarkiverse.submittoken.runtime.rest;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

import jakarta.ws.rs.NameBinding;

/**
 * Marks methods that can be sent a form and read none themselves: they take it raw, or not at all. Put there when the
 * application starts, never by hand.
 */
@NameBinding
@Retention(RetentionPolicy.RUNTIME)
public @interface FormNotRead {
}
