### Personen, Schlüssel und Plätze auf Deutsch

## Dein Schlüssel

page-own-key = Dein Schlüssel
page-own-key-hint = Dieser Link bist du: Öffne ihn auf deinem anderen Handy oder Rechner, und alle deine Plätze, Tische und Partien sind da. Bewahre ihn gut auf, in deinen Notizen oder als Lesezeichen.
page-own-key-code = Dein Schlüssel als Code für die Kamera eines anderen Handys
page-own-key-link = Dein persönlicher Link
page-own-key-copy = Link kopieren
page-own-key-secret = Wer diesen Link hat, kann an deiner Stelle spielen. Schick ihn niemandem.
page-own-key-none = Sobald du an einem Tisch Platz nimmst, bekommst du einen Schlüssel. Du kannst dir auch jetzt einen machen.
page-own-key-elsewhere = Dein Schlüssel wurde auf einem anderen Gerät gemacht, deshalb kann ihn dieses nicht zeigen. Hast du ihn verloren, mach einen neuen; der alte Link gilt dann nicht mehr. Deine Geräte bleiben, wie sie sind.
page-own-key-make = Meinen Schlüssel machen
page-own-key-renew = Neuen Schlüssel machen
page-own-key-open = Öffne deinen Schlüssel
page-own-key-welcome = Willkommen zurück, { $name }
page-own-key-opens =
    { $number ->
        [0] Dieser Schlüssel hat noch keinen Tisch.
        [one] Dieser Schlüssel öffnet einen Tisch.
       *[other] Dieser Schlüssel öffnet { $number } Tische.
    }
page-own-key-here =
    { $number ->
        [one] Dieser Browser hat einen eigenen Tisch. Er bleibt bei dem Schlüssel, den du dafür bekommen hast; hier siehst du dann die Tische dieses Schlüssels.
       *[other] Dieser Browser hat { $number } eigene Tische. Sie bleiben bei dem Schlüssel, den du dafür bekommen hast; hier siehst du dann die Tische dieses Schlüssels.
    }
page-own-key-use = Hier spielen
page-devices = Deine Geräte
page-device-since = seit { $date }
page-device-here = dieses hier
page-device-end = Abmelden
page-device-iphone = iPhone
page-device-tablet = Tablet
page-device-android = Android-Handy
page-device-mac = Mac
page-device-windows = Windows-Rechner
page-device-linux = Linux-Rechner
page-device-other = Ein anderes Gerät

## Einladen

page-invites = { $name } lädt dich ein: { $game }
page-your-seat = Dein Platz
page-get-up = Aufstehen
page-rules-as-printed = Wie im Regelheft, ohne Änderungen.
page-share = Andere einladen
page-share-hint = Schick ihnen diesen Link oder lass sie den Code scannen. Wer ihn öffnet, sucht sich einen freien Platz aus; er gilt, bis alle Plätze besetzt sind.
page-share-invited = Schick deinen Gästen diesen Link oder lass sie den Code scannen. Nur wer ihn hat, kann sich setzen; er gilt, bis alle Plätze besetzt sind.
page-share-code = Der Link als Code für die Kamera eines Handys
page-share-link = Der Link zum Tisch
page-share-send = Senden
page-share-renew = Neuer Link
page-share-renew-why = Der Link, den du bisher verschickt hast, gilt dann nicht mehr.

## Jemand ist weg

page-take-back = Meinen Platz wieder einnehmen
page-bot-for-you = Für dich spielt ein Bot als { $name }.
page-hand-on = Meinen Platz weitergeben
page-move-bot = Einen Bot weiterspielen lassen
page-move-hand = Diesen Platz weitergeben
page-move-hand-why = Wer den Tisch leitet oder zwei Personen am Tisch zusammen können für diesen Platz einen neuen Link machen. Wer ihn öffnet, nimmt dort Platz; wer schon hier sitzt, kann das nicht. Alle lesen es im Gespräch, und wer dort sitzt, kann es verhindern.
page-motion-bot =
    { $you ->
        [mover] Du möchtest, dass ein Bot für { $other } spielt, bis { $other } zurück ist.
        [about] { $name } möchte, dass ein Bot für dich spielt, bis du zurück bist.
       *[other] { $name } möchte, dass ein Bot für { $other } spielt, bis { $other } zurück ist.
    }
page-motion-hand =
    { $you ->
        [mover] Du möchtest den Platz von { $other } weitergeben.
        [about] { $name } möchte deinen Platz weitergeben.
       *[other] { $name } möchte den Platz von { $other } weitergeben.
    }
page-motion-missing =
    { $number ->
        [one] Eine Person muss noch zustimmen.
       *[other] { $number } Personen müssen noch zustimmen.
    }
page-motion-here = Ich bin da
page-motion-withdraw = Zurückziehen
page-table-broken = An diesem Tisch ist nach Zug { $answers } etwas schiefgegangen. Bis dorthin ist alles sicher. Du kannst den Tisch dorthin zurückholen und weiterspielen.
page-table-mend = Zurückholen und weiterspielen

## Wer am Zug ist, und noch eine Partie

page-call = Ruf mich
page-call-hint = Wenn du am Zug bist und diese Seite offen ist, auch im Hintergrund.
page-call-sound = Ein Ton
page-call-buzz = Vibrieren
page-call-notice = Eine Meldung des Browsers
page-call-denied = Der Browser erlaubt dieser Seite keine Meldungen. In seinen Einstellungen kannst du das ändern.
page-client-call-works = So wirst du gerufen.
page-rematch = Revanche
page-rematch-hint = dieselben Leute, dieselben Regeln
page-rematch-waits = Die Revanche wartet
page-rematch-join = Platz nehmen
page-record = Aufzeichnung herunterladen

## Fehler

error-no-such-key = Dieser Schlüssel öffnet nichts: Er wurde ersetzt oder nie gemacht.
error-no-such-device = Das ist keines deiner Geräte.
error-seat-is-theirs = Während der Partie kann diesen Platz nur weitergeben, wer dort sitzt.
error-sits-already = Wer an diesem Tisch sitzt oder ihn eröffnet hat, kann während der Partie keinen weiteren Platz nehmen: Eine Hand sieht nur eine Person.
error-already-moved = Am Tisch wird schon über etwas entschieden.
error-nothing-moved = Es gibt nichts zu entscheiden.
error-still-playing = Die Partie läuft noch.
error-one-seat = Du sitzt schon an diesem Tisch.
error-name-taken = An diesem Tisch heißt schon jemand so. Wähle einen anderen Namen.
error-is-here = Diese Person ist am Tisch.
error-host-or-two = Einen Platz weitergeben kann nur, wer den Tisch leitet, oder zwei Personen gemeinsam.
error-would-break = Das geht hier nicht: Es würde den Tisch beschädigen. Nichts hat sich geändert, und der Fehler ist vermerkt.
error-table-broken = An diesem Tisch ist etwas schiefgegangen. Er lässt sich lesen, und wer daran sitzt, kann ihn zum letzten heilen Zug zurückholen.
error-table-sound = Hier gibt es nichts zu heilen.

## Notizen neben dem Gespräch

note-succeeds = { $name } sitzt jetzt auf dem Platz von { $other }.
note-handed = Der Tisch gibt den Platz von { $name } weiter.
note-bot-plays = { $name } ist weg; ein Bot spielt weiter.
note-bot-decided = Der Tisch lässt einen Bot für { $name } spielen.
note-returned = { $name } ist zurück.
note-motion-bot = { $name } möchte, dass ein Bot für { $other } spielt.
note-motion-hand = { $name } möchte den Platz von { $other } weitergeben.
note-object = Der Platz von { $other } bleibt, wie er ist.
note-mend = { $name } hat den Tisch zum letzten heilen Zug zurückgeholt.
note-rematch = { $name } hat eine Revanche eröffnet.
