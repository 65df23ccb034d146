### Einstellungen, Uhren und Enden eines Tisches, auf Deutsch

## Einstellungen

page-set = Einstellungen des Tisches
page-set-hint = Alle können sie lesen, bevor gegeben wird.
page-set-change = Einstellungen ändern
page-set-save = Speichern
page-set-watch = Wer zusehen darf
page-set-watch-nobody = niemand
page-set-watch-link = wer den Link hat
page-set-watch-all = alle
page-set-sit = Wer sich setzen darf
page-set-sit-link = wer den Link hat
page-set-sit-all = alle, die den Tisch finden
page-set-chat = Gespräch
page-set-chat-seats = nur für die, die spielen
page-set-chat-all = auch für die, die zusehen
page-set-advice = Rat
page-set-advice-usual = für alle, die allein mit Bots spielen
page-set-advice-on = erlaubt
page-set-advice-off = keiner
page-set-undo = Zurücknehmen
page-set-undo-free = frei, solange es fair ist
page-set-undo-consent = nur, wenn die anderen einverstanden sind
page-set-pace = Tempo der Bots
page-set-pace-once = sofort
page-set-pace-brisk = zügig
page-set-pace-leisurely = gemächlich
page-set-clock = Uhr
page-set-clock-none = keine
page-set-clock-live = für eine Partie am Stück
page-set-clock-days = Tage je Entscheidung
page-set-minutes = Minuten für die Partie
page-set-seconds = Freie Sekunden je Entscheidung
page-set-days = Tage je Entscheidung
page-set-weekends = Wochenenden zählen nicht
page-set-rest = Zwischen diesen Stunden läuft keine Zeit ab
page-set-rest-none = Zweimal dieselbe Stunde: keine Ruhezeit.
page-set-rest-from = von
page-set-rest-to = bis
page-set-hour = { $hour } Uhr
page-set-zone = Zeitzone: { $zone }
page-set-then = Wenn die Zeit abgelaufen ist
page-set-then-answer = antwortet dieses eine Mal ein Bot
page-set-then-bot = spielt ein Bot bis zur Rückkehr
page-set-then-vote = stimmen die anderen über einen Bot ab
page-set-host-days = Neue Leitung, wenn die bisherige weg ist seit
page-set-host-days-value =
    { $days ->
        [one] einem Tag
       *[other] { $days } Tagen
    }
page-set-told-live =
    { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } für die Partie; die ersten { $seconds } Sekunden jeder Entscheidung sind frei
page-set-told-days =
    { $days ->
        [one] ein Tag
       *[other] { $days } Tage
    } je Entscheidung
page-set-told-weekends = Wochenenden zählen nicht
page-set-told-rest = läuft nie zwischen { $from } und { $to } ab
page-set-told-both = { $told }; { $part }
page-set-told-zone = nach der Zeit von { $zone }

## Uhren

page-clock-late = Zeit abgelaufen
page-client-days-left = { $days } T { $hours } h

## Pause und Ende

page-course = Die Partie
page-pause = Pause machen
page-pause-why = Wenn alle einverstanden sind, ruht die Partie: Niemand kann antworten, und keine Uhr läuft, bis ihr gemeinsam weiterspielt.
page-paused = Die Partie ruht. Jetzt kann niemand antworten.
page-resume = Weiterspielen
page-end-game = Ende vorschlagen
page-end-game-why = Wenn alle einverstanden sind, endet die Partie beim jetzigen Stand. Die Punkte gelten, wie sie sind, und niemand hat gewonnen.
page-abandon = Partie abbrechen
page-abandon-why = Wenn alle einverstanden sind, wird die Partie abgebrochen. Sie zählt nicht, und niemand hat gewonnen.
page-resign = Aufgeben
page-resign-why = Ein Bot spielt deinen Platz bis zum Ende der Partie. Du kannst ihn nicht wieder einnehmen.
page-resigned = hat aufgegeben
page-disagree = Ablehnen
page-motion-late =
    { $you ->
        [about] Deine Zeit ist abgelaufen. Soll ein Bot spielen, bis du zurück bist?
       *[other] Die Zeit von { $other } ist abgelaufen. Soll ein Bot spielen, bis { $other } zurück ist?
    }
page-motion-host =
    { $you ->
        [mover] Wer den Tisch leitet, ist weg. Du möchtest die Leitung übernehmen.
       *[other] Wer den Tisch leitet, ist weg. { $name } möchte die Leitung übernehmen.
    }
page-motion-end =
    { $you ->
        [mover] Du schlägst vor, die Partie beim jetzigen Stand zu beenden.
       *[other] { $name } schlägt vor, die Partie beim jetzigen Stand zu beenden.
    }
page-motion-abandon =
    { $you ->
        [mover] Du möchtest die Partie abbrechen.
       *[other] { $name } möchte die Partie abbrechen.
    }
page-motion-pause =
    { $you ->
        [mover] Du möchtest eine Pause machen.
       *[other] { $name } möchte eine Pause machen.
    }
page-motion-resume =
    { $you ->
        [mover] Du möchtest weiterspielen.
       *[other] { $name } möchte weiterspielen.
    }
page-ended-agreed = Einvernehmlich beendet
page-ended-agreed-hint = Alle waren einverstanden, die Partie bei diesem Stand zu beenden. Niemand hat gewonnen.
page-ended-abandoned = Abgebrochen
page-ended-abandoned-hint = Alle waren einverstanden, diese Partie abzubrechen. Sie zählt nicht.
page-state-rests = ruht
page-onlooker = Gast
page-undo-consent = Die anderen müssen einverstanden sein.

## Wer den Tisch leitet

page-host = leitet den Tisch
page-pass-host = Leitung übergeben
page-pass-host-why = { $name } leitet dann diesen Tisch an deiner Stelle.
page-take-host = Leitung übernehmen
page-swap-up = { $name } einen Platz nach vorn
page-swap-up-free = Den freien Platz nach vorn
page-change-rules = Hausregeln ändern
page-by-invitation = Alle können diesen Tisch sehen. Um dich zu setzen, brauchst du eine Einladung von der Person, die ihn leitet.
page-share-watch = Wer diesen Link öffnet, kann zusehen. Zum Mitspielen braucht es eine Einladung von der Person, die den Tisch leitet.
page-seat-link = Link zu diesem Platz

## Fehler

error-nobody-watches = Diesen Tisch sehen nur die, die hier spielen: Seine Einstellungen lassen niemanden zusehen.
error-by-invitation = Um dich an diesen Tisch zu setzen, brauchst du eine Einladung von der Person, die ihn leitet.
error-advice-off = An diesem Tisch wird ohne Rat gespielt.
error-no-analysis-of-part = Eine Partie, die nicht zu Ende gespielt wurde, hat keine Analyse.
error-no-such-zone = Eine Zeitzone „{ $word }“ gibt es nicht.
error-paused = Die Partie ruht. Spielt erst gemeinsam weiter.
error-not-paused = Die Partie ruht nicht.
error-bots-go-on = An diesem Tisch warten die Bots nicht: Hier spielen auch andere, oder eine Uhr läuft.
error-time-up = Deine Zeit ist abgelaufen: Diese Antwort gibt ein Bot.
error-resigned = Du hast aufgegeben: Ein Bot spielt diesen Platz bis zum Ende.
error-is-host = Du leitest diesen Tisch bereits.
error-host-not-away =
    { $days ->
        [one] Wer den Tisch leitet, war am letzten Tag noch hier.
       *[other] Wer den Tisch leitet, war in den letzten { $days } Tagen noch hier.
    }

## Notizen neben dem Gespräch

note-settings = Die Einstellungen des Tisches wurden geändert.
note-options = Die Hausregeln wurden geändert.
note-link = Es gibt einen neuen Einladungslink; der alte gilt nicht mehr.
note-hook-on = Ein Webhook erfährt jetzt, wer an diesem Tisch am Zug ist.
note-hook-off = Kein Webhook erfährt mehr, wer an diesem Tisch am Zug ist.
note-swap = { $name } und { $other } tauschen die Plätze.
note-moved = { $name } wechselt den Platz.
note-host = { $name } leitet jetzt den Tisch.
note-bot-late = Die Zeit von { $name } ist abgelaufen; ein Bot spielt weiter.
note-late-answer = Die Zeit von { $name } ist abgelaufen; diese Antwort gibt ein Bot.
note-late-vote = Die Zeit von { $name } ist abgelaufen; die anderen entscheiden.
note-resigned = { $name } gibt auf; ein Bot spielt bis zum Ende.
note-motion-host = { $name } möchte den Tisch leiten.
note-motion-end = { $name } schlägt vor, die Partie beim jetzigen Stand zu beenden.
note-motion-abandon = { $name } möchte die Partie abbrechen.
note-motion-pause = { $name } möchte eine Pause machen.
note-motion-resume = { $name } möchte weiterspielen.
note-object-game = { $name } lehnt ab.
note-pause = Alle sind einverstanden: Die Partie ruht.
note-resume = Die Partie geht weiter.
note-ended-agreed = Alle sind einverstanden: Die Partie endet beim jetzigen Stand.
note-ended-abandoned = Alle sind einverstanden: Die Partie wird abgebrochen.
