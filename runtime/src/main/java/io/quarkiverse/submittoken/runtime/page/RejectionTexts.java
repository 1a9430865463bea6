package io.quarkiverse.submittoken.runtime.page;

import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/**
 * The texts of the pages of rejections, in English: a message bundle of Qute. The names of the methods are the keys of
 * message files and templates, and the guide lists them.
 *
 * <p>
 * All texts, those of {@link RejectionTextsDe} and {@link RejectionTextsZh} too, are default values and not in message files.
 * Qute reads the message files of application archives, and this one is none: it has no index, and its beans are named by
 * build steps. And it is to default values only that Qute falls back for what an added language leaves out. A message file
 * of the application goes before them, with as few texts as it wants.
 */
@MessageBundle(value = RejectionTexts.BUNDLE, locale = RejectionTexts.LANGUAGE)
public interface RejectionTexts {

    String BUNDLE = "submitTokenPage";

    /** Of these texts, whatever the default locale of the application is. */
    String LANGUAGE = "en";

    @Message(defaultValue = "Your request is still being processed")
    String inFlightTitle();

    @Message(defaultValue = "The form was sent before, and its first attempt may still be running. Nothing was done a "
            + "second time.")
    String inFlightHappened();

    @Message(defaultValue = "Check again in a moment: it is safe to do so, and you will then see the result of the first "
            + "attempt.")
    String inFlightAdvice();

    @Message(defaultValue = "Check again")
    String inFlightSend();

    @Message(defaultValue = "We cannot tell whether this was saved")
    String abandonedTitle();

    @Message(defaultValue = "The form was sent before, and its first attempt was interrupted. It may or may not have been "
            + "saved.")
    String abandonedHappened();

    @Message(defaultValue = "Look first whether it was saved, for example in your overview or in a confirmation mail. Only "
            + "if it was not, send it as a new submission.")
    String abandonedAdvice();

    @Message(defaultValue = "It was not saved: send it as a new submission")
    String abandonedSend();

    @Message(defaultValue = "This was already submitted")
    String alreadySubmittedTitle();

    @Message(defaultValue = "The form was sent before and has been handled. Nothing was done a second time.")
    String alreadySubmittedHappened();

    @Message(defaultValue = "There is nothing left to do. To send another one, open the form again.")
    String alreadySubmittedAdvice();

    @Message(defaultValue = "This form was already submitted with other data")
    String payloadMismatchTitle();

    @Message(defaultValue = "The form was sent before with other data. What you sent now was not saved.")
    String payloadMismatchHappened();

    @Message(defaultValue = "If you want both, send it as a new submission. If you only wanted to correct the first one, "
            + "change that one instead.")
    String payloadMismatchAdvice();

    @Message(defaultValue = "Send it as a new submission")
    String payloadMismatchSend();

    @Message(defaultValue = "The submit token is missing")
    String missingTokenTitle();

    @Message(defaultValue = "The form was sent without its submit token. Nothing was saved.")
    String missingTokenHappened();

    @Message(defaultValue = "Open the form again and send it anew.")
    String missingTokenAdvice();

    @Message(defaultValue = "The submit token is not valid")
    String invalidTokenTitle();

    @Message(defaultValue = "The form carries a submit token that cannot be used. Nothing was saved this time.")
    String invalidTokenHappened();

    @Message(defaultValue = "If you have not sent the form before, send it as a new submission.")
    String invalidTokenAdvice();

    @Message(defaultValue = "Send it as a new submission")
    String invalidTokenSend();

    @Message(defaultValue = "This form was open for too long")
    String expiredTokenTitle();

    @Message(defaultValue = "The submit token of the form is too old. Nothing was saved this time.")
    String expiredTokenHappened();

    @Message(defaultValue = "If you have not sent the form before, send it as a new submission.")
    String expiredTokenAdvice();

    @Message(defaultValue = "Send it as a new submission")
    String expiredTokenSend();

    @Message(defaultValue = "Please try again in a moment")
    String storeUnavailableTitle();

    @Message(defaultValue = "It cannot be checked at the moment whether this was sent before, so nothing was done this time.")
    String storeUnavailableHappened();

    @Message(defaultValue = "Send the same form again in a moment: it is safe to do so.")
    String storeUnavailableAdvice();

    @Message(defaultValue = "Send it again")
    String storeUnavailableSend();

    @Message(defaultValue = "The first attempt has failed")
    String firstAttemptFailedTitle();

    @Message(defaultValue = "The form was sent twice. The first attempt has failed, and the second was not tried.")
    String firstAttemptFailedHappened();

    @Message(defaultValue = "Send the same form again to try anew.")
    String firstAttemptFailedAdvice();

    @Message(defaultValue = "Send it again")
    String firstAttemptFailedSend();

    @Message(defaultValue = "The first attempt began 1 second ago.")
    String sinceOneSecond();

    @Message(defaultValue = "The first attempt began {count} seconds ago.")
    String sinceSeconds(long count);

    @Message(defaultValue = "The first attempt began 1 minute ago.")
    String sinceOneMinute();

    @Message(defaultValue = "The first attempt began {count} minutes ago.")
    String sinceMinutes(long count);

    @Message(defaultValue = "What you sent now")
    String sentData();

    @Message(defaultValue = "(not shown)")
    String notShown();

    @Message(defaultValue = "Please fill in again:")
    String fillAgain();
}
