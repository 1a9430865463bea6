package io.quarkiverse.submittoken.runtime.page;

import java.util.List;
import java.util.concurrent.CompletionStage;

import jakarta.enterprise.context.ApplicationScoped;

import org.eclipse.microprofile.config.Config;

import io.quarkiverse.submittoken.RejectionReason;
import io.quarkiverse.submittoken.runtime.config.SubmitTokenConfig;
import io.quarkiverse.submittoken.runtime.core.SensitiveFields;
import io.quarkiverse.submittoken.runtime.core.Tokens;
import io.quarkiverse.submittoken.runtime.page.RejectionPage.Offer;
import io.quarkus.qute.Engine;

/** Renders the pages of rejections. The template may be the application's. */
@ApplicationScoped
public class RejectionPages {

    private static final String TEMPLATE = "submit-token/rejection.html";

    /** @param language the language of the page */
    public record Rendered(String language, String html) {
    }

    private final Engine engine;
    private final Texts texts;
    private final Tokens tokens;
    private final String tokenField;
    private final OfferedInputs inputs;

    RejectionPages(Engine engine, Texts texts, Tokens tokens, SubmitTokenConfig config, Config others) {
        this.engine = engine;
        this.texts = texts;
        this.tokens = tokens;
        this.tokenField = config.fieldName();
        this.inputs = new OfferedInputs(new SensitiveFields(config.sensitiveFields().orElse(List.of())),
                others.getOptionalValue("quarkus.rest-csrf.form-field-name", String.class).orElse("csrf-token"));
    }

    /**
     * Waits for nothing itself; a template of the application may.
     *
     * @param user who a new token is for, or null
     */
    public CompletionStage<Rendered> render(Rejected rejected, String user) {
        RejectionPage page = page(rejected, user);
        return engine.getTemplate(TEMPLATE).instance().setLocale(page.language()).data("page", page).renderAsync()
                .thenApply(html -> new Rendered(page.language(), html));
    }

    private RejectionPage page(Rejected rejected, String user) {
        String language = texts.language(rejected.acceptLanguage());
        RejectionTexts in = texts.in(language);
        ReasonTexts reason = ReasonTexts.of(rejected.reason(), in);
        Long age = rejected.age() == null ? null : Long.valueOf(rejected.age().toSeconds());
        return new RejectionPage(rejected.word(), rejected.reason().status(), language, reason.title(), reason.happened(),
                reason.advice(), age == null ? null : ReasonTexts.since(age, in), age, sent(rejected, in.notShown()),
                offer(rejected, user, reason.send()));
    }

    private List<SentField> sent(Rejected rejected, String notShown) {
        return rejected.reason() != RejectionReason.PAYLOAD_MISMATCH || rejected.form() == null
                ? List.of()
                : rejected.form().fields().stream().filter(inputs::isShown).map(field -> inputs.shown(field, notShown))
                        .toList();
    }

    /** The same token where the first attempt counts or has done nothing for sure, else a new one, or no offer at all. */
    private Offer offer(Rejected rejected, String user, String label) {
        SentForm form = rejected.form();
        if (form == null) {
            return null;
        }
        return switch (rejected.reason()) {
            case IN_FLIGHT, STORE_UNAVAILABLE, FIRST_ATTEMPT_FAILED ->
                form.token() == null ? null : offer(form, form.token(), false, label);
            case ABANDONED, PAYLOAD_MISMATCH, INVALID_TOKEN, EXPIRED_TOKEN -> offer(form, tokens.mint(user), true, label);
            case ALREADY_SUBMITTED, MISSING_TOKEN -> null;
        };
    }

    private Offer offer(SentForm form, String token, boolean fresh, String label) {
        return new Offer("post", form.address(), form.multipart(), tokenField, token, fresh, label,
                form.fields().stream().map(inputs::input).toList());
    }
}
