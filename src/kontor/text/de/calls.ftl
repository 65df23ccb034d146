### Leute rufen, und Passkeys, auf Deutsch

## Wenn du am Zug bist

page-ways = Wenn du am Zug bist
page-ways-hint = Du wirst gerufen, wenn du am Zug bist und gerade nicht auf den Tisch schaust. In der Nachricht steht, welcher Tisch es ist, seit wann und wer wartet; nie, worum es geht oder was du auf der Hand hast.
page-way-mail = E-Mail an { $target }
page-way-push = Meldungen auf: { $device }
page-way-hook = Webhook { $target }
page-way-unconfirmed = noch nicht bestätigt: Öffne den Link in unserer Mail
page-way-remove = Entfernen
page-way-mail-label = Deine E-Mail-Adresse
page-way-mail-hint = Zuerst bekommst du eine Mail mit einem Link. Bevor du ihn geöffnet hast, kommt nichts weiter, und in jeder Mail steht ein Link, mit dem du sie abbestellst.
page-way-mail-add = Link schicken
page-way-push-add = Meldungen in diesem Browser einschalten
page-way-push-hint = Auch wenn die Seite geschlossen ist.
page-way-push-cannot = Dieser Browser kann nichts melden, während die Seite geschlossen ist.
page-way-push-denied = Der Browser erlaubt dieser Seite keine Meldungen. In seinen Einstellungen kannst du das ändern.
page-way-hook-label = Adresse eines Webhooks
page-way-hook-hint = Für ein Programm oder einen Chatraum: Dort kommt per POST eine kurze JSON-Nachricht an.
page-way-hook-add = Diese Adresse verwenden
page-way-hook-for = Was der Webhook erfährt
page-way-hook-me = wenn ich am Zug bin
page-way-hook-table = wer am Zug ist: { $table }
page-way-hook-table-hint = Für einen Tisch, den du leitest, kann es der Chatraum eurer Runde sein; alle am Tisch lesen, dass es den Webhook gibt.
page-rest = Ruhezeiten und Pausen
page-rest-hint = In der Ruhezeit kommt nichts; du bekommst es danach, wenn du dann noch am Zug bist.
page-rest-from = Ruhe von
page-rest-until = bis
page-rest-zone = Zeitzone: { $zone }
page-break = Wie oft höchstens
page-break-0 = Immer, wenn ich am Zug bin
page-break-900 = Jede Viertelstunde
page-break-3600 = Einmal in der Stunde
page-break-21600 = Alle sechs Stunden
page-break-86400 = Einmal am Tag
page-wishes-save = Speichern
page-wish-name = Dein Name und deine Farbe
page-wish-name-hint = Damit fängst du an jedem neuen Tisch an, auf allen deinen Geräten.
page-wish-colour = Lieblingsfarbe
page-wish-colour-none = keine bestimmte

## Passkeys

page-passkeys = Passkeys
page-passkeys-hint = Statt den Link aufzubewahren: Dein Handy oder Rechner merkt sich einen Passkey und fragt nach deinem Finger, deinem Gesicht oder einem Code.
page-passkey-made = seit { $date }
page-passkey-add = Passkey hinzufügen
page-passkey-use = Mit einem Passkey anmelden
page-passkey-use-hint = Hast du schon anderswo gespielt? Dann gehört dieser Browser gleich dazu.
page-passkey-remove = Entfernen
page-passkey-failed = Das hat nicht geklappt. Versuch es noch einmal.

## Seiten, zu denen Mails führen

page-confirm = Ist das deine Adresse?
page-confirm-hint = Dann schreiben wir künftig an { $address }, wenn du am Zug bist.
page-confirm-go = Ja, schreibt mir
page-confirm-done = Danke. Wir schreiben dir, wenn du am Zug bist.
page-stop = Keine Mails mehr
page-stop-hint = Dann schreiben wir nicht mehr an { $address }.
page-stop-go = Keine Mails mehr schicken
page-stop-done = Du bekommst keine Mails mehr von uns.

## Briefe

page-letter-turn = Du bist am Zug: { $game }
page-letter-time = Deine Zeit läuft ab: { $game }
page-letter-many = { $number } Tische warten auf dich
page-letter-since = Du bist seit dem { $day }, { $time } Uhr, am Zug.
page-letter-until = Du hast Zeit bis zum { $day }, { $time } Uhr.
page-letter-waiting =
    { $number ->
        [one] { $names } wartet auf dich.
       *[other] { $names } warten auf dich.
    }
page-letter-why = Du bekommst diese Mail, weil du gerufen werden willst, wenn du auf { $host } am Zug bist.
page-letter-stop = Keine Mails mehr:
page-letter-change = Ändern, wann du gerufen wirst:
page-letter-confirm = Ist das deine Adresse?
page-letter-confirm-text = Jemand, wahrscheinlich du, möchte an diese Adresse eine Mail bekommen, sobald auf { $host } ein Zug ansteht. Wenn das stimmt, öffne diesen Link und sag Ja:
page-letter-confirm-else = Wenn nicht, brauchst du nichts zu tun: Du bekommst keine weitere Mail.

## Fehler

error-mail-address = An diese Adresse können wir keine E-Mail schreiben.
error-push = In diesem Browser lässt sich nichts melden.
error-hook = Diese Adresse geht nicht: Sie muss mit https:// oder http:// anfangen und im offenen Internet erreichbar sein.
error-no-such-way = Dieser Link führt nirgends mehr hin.
error-not-offered = Das bietet dieser Server nicht an.
error-passkey = Dieser Passkey wurde nicht angenommen. Versuch es noch einmal.
error-no-such-passkey = Diesen Passkey kennt hier niemand. Wurde er entfernt?
