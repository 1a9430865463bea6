package io.quarkiverse.submittoken.runtime.page;

import io.quarkus.qute.i18n.Localized;
import io.quarkus.qute.i18n.Message;

/** The texts in German. */
@Localized("de")
public interface RejectionTextsDe extends RejectionTexts {

    @Message(defaultValue = "Ihre Anfrage wird noch bearbeitet")
    @Override
    String inFlightTitle();

    @Message(defaultValue = "Das Formular wurde schon gesendet, und der erste Versuch läuft möglicherweise noch. Es wurde "
            + "nichts ein zweites Mal ausgeführt.")
    @Override
    String inFlightHappened();

    @Message(defaultValue = "Sehen Sie in einem Augenblick noch einmal nach: Das ist gefahrlos, und Sie sehen dann das "
            + "Ergebnis des ersten Versuchs.")
    @Override
    String inFlightAdvice();

    @Message(defaultValue = "Noch einmal nachsehen")
    @Override
    String inFlightSend();

    @Message(defaultValue = "Wir wissen nicht, ob dies gespeichert wurde")
    @Override
    String abandonedTitle();

    @Message(defaultValue = "Das Formular wurde schon gesendet, und der erste Versuch wurde unterbrochen. Vielleicht wurde "
            + "er gespeichert, vielleicht nicht.")
    @Override
    String abandonedHappened();

    @Message(defaultValue = "Sehen Sie zuerst nach, ob gespeichert wurde, zum Beispiel in Ihrer Übersicht oder in einer "
            + "Bestätigungsmail. Nur wenn nicht, senden Sie die Eingaben als neuen Vorgang.")
    @Override
    String abandonedAdvice();

    @Message(defaultValue = "Es wurde nicht gespeichert: als neuen Vorgang senden")
    @Override
    String abandonedSend();

    @Message(defaultValue = "Dies wurde schon gesendet")
    @Override
    String alreadySubmittedTitle();

    @Message(defaultValue = "Das Formular wurde schon gesendet und bearbeitet. Es wurde nichts ein zweites Mal ausgeführt.")
    @Override
    String alreadySubmittedHappened();

    @Message(defaultValue = "Sie müssen nichts weiter tun. Um ein weiteres zu senden, öffnen Sie das Formular neu.")
    @Override
    String alreadySubmittedAdvice();

    @Message(defaultValue = "Dieses Formular wurde schon mit anderen Angaben gesendet")
    @Override
    String payloadMismatchTitle();

    @Message(defaultValue = "Das Formular wurde schon mit anderen Angaben gesendet. Was Sie jetzt gesendet haben, wurde "
            + "NICHT gespeichert.")
    @Override
    String payloadMismatchHappened();

    @Message(defaultValue = "Wenn Sie beides wollen, senden Sie die Eingaben als neuen Vorgang. Wenn Sie nur den ersten "
            + "berichtigen wollten, ändern Sie stattdessen diesen.")
    @Override
    String payloadMismatchAdvice();

    @Message(defaultValue = "Als neuen Vorgang senden")
    @Override
    String payloadMismatchSend();

    @Message(defaultValue = "Das Formular-Token fehlt")
    @Override
    String missingTokenTitle();

    @Message(defaultValue = "Das Formular wurde ohne sein Token gesendet. Es wurde nichts gespeichert.")
    @Override
    String missingTokenHappened();

    @Message(defaultValue = "Öffnen Sie das Formular neu und senden Sie es noch einmal.")
    @Override
    String missingTokenAdvice();

    @Message(defaultValue = "Das Formular-Token ist ungültig")
    @Override
    String invalidTokenTitle();

    @Message(defaultValue = "Das Formular enthält ein Token, das nicht verwendet werden kann. Es wurde diesmal nichts "
            + "gespeichert.")
    @Override
    String invalidTokenHappened();

    @Message(defaultValue = "Wenn Sie das Formular noch nicht gesendet haben, senden Sie die Eingaben als neuen Vorgang.")
    @Override
    String invalidTokenAdvice();

    @Message(defaultValue = "Als neuen Vorgang senden")
    @Override
    String invalidTokenSend();

    @Message(defaultValue = "Dieses Formular war zu lange geöffnet")
    @Override
    String expiredTokenTitle();

    @Message(defaultValue = "Das Token des Formulars ist zu alt. Es wurde diesmal nichts gespeichert.")
    @Override
    String expiredTokenHappened();

    @Message(defaultValue = "Wenn Sie das Formular noch nicht gesendet haben, senden Sie die Eingaben als neuen Vorgang.")
    @Override
    String expiredTokenAdvice();

    @Message(defaultValue = "Als neuen Vorgang senden")
    @Override
    String expiredTokenSend();

    @Message(defaultValue = "Bitte versuchen Sie es gleich noch einmal")
    @Override
    String storeUnavailableTitle();

    @Message(defaultValue = "Zurzeit kann nicht geprüft werden, ob dies schon gesendet wurde. Deshalb wurde diesmal nichts "
            + "ausgeführt.")
    @Override
    String storeUnavailableHappened();

    @Message(defaultValue = "Senden Sie dasselbe Formular in einem Augenblick noch einmal: Das ist gefahrlos.")
    @Override
    String storeUnavailableAdvice();

    @Message(defaultValue = "Noch einmal senden")
    @Override
    String storeUnavailableSend();

    @Message(defaultValue = "Der erste Versuch ist fehlgeschlagen")
    @Override
    String firstAttemptFailedTitle();

    @Message(defaultValue = "Das Formular wurde zweimal gesendet. Der erste Versuch ist fehlgeschlagen, der zweite wurde "
            + "nicht unternommen.")
    @Override
    String firstAttemptFailedHappened();

    @Message(defaultValue = "Senden Sie dasselbe Formular noch einmal, um es neu zu versuchen.")
    @Override
    String firstAttemptFailedAdvice();

    @Message(defaultValue = "Noch einmal senden")
    @Override
    String firstAttemptFailedSend();

    @Message(defaultValue = "Der erste Versuch begann vor 1 Sekunde.")
    @Override
    String sinceOneSecond();

    @Message(defaultValue = "Der erste Versuch begann vor {count} Sekunden.")
    @Override
    String sinceSeconds(long count);

    @Message(defaultValue = "Der erste Versuch begann vor 1 Minute.")
    @Override
    String sinceOneMinute();

    @Message(defaultValue = "Der erste Versuch begann vor {count} Minuten.")
    @Override
    String sinceMinutes(long count);

    @Message(defaultValue = "Was Sie jetzt gesendet haben")
    @Override
    String sentData();

    @Message(defaultValue = "(wird nicht angezeigt)")
    @Override
    String notShown();

    @Message(defaultValue = "Bitte erneut angeben:")
    @Override
    String fillAgain();
}
