### Was der Server sagt, auf Deutsch

## Fehler

error-no-such-table = Diesen Tisch gibt es nicht.
error-no-such-game = Es gibt kein Spiel „{ $word }“.
error-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
error-no-such-moment =
    { $answers ->
        [0] Diesen Augenblick gibt es nicht: Noch hat niemand geantwortet.
        [one] Diesen Augenblick gibt es nicht: Bisher gab es eine Antwort.
       *[other] Diesen Augenblick gibt es nicht: Bisher gab es { $answers } Antworten.
    }
error-no-such-bot = Es gibt keinen Bot „{ $word }“.
error-bot-has-not-learned = Der Bot „{ $word }“ hat dieses Spiel nicht gelernt.
error-not-asked = Dieser Platz wird gerade nichts gefragt.
error-no-advice = Noch hat kein Bot dieses Spiel gelernt, darum gibt es keinen Rat.
error-no-such-event = Der Verlauf hat keine solche Zeile.
error-not-a-bot = Diese Zeile erzählt nicht von der Antwort eines Bots.
error-no-analysis-yet = Die Analyse gibt es erst nach dem Ende der Partie.
error-no-such-invitation = Dieser Link führt nirgendwohin: Er wurde ersetzt oder nie ausgestellt.
error-no-such-page = Unter dieser Adresse ist nichts.
error-invitation-expired = Dieser Link ist abgelaufen. Lass dir einen neuen schicken.
error-invitation-over = Die Partie hat begonnen: Dieser Link führt zu keinem Platz mehr. Wenn du dort gesessen hast, öffne deinen eigenen Schlüssel.
error-other-rules = Dieser Tisch folgt Regeln, die diese Version von Kontor nicht kennt.
error-seats = Dieses Spiel ist für { $least } bis { $most } Personen.
error-seats-open = Ein Platz ist noch frei.
error-seats-final = Die Partie ist zu Ende: Niemand kann sich mehr setzen.
error-seat-taken = Dieser Platz ist besetzt.
error-options = Diese Hausregel gibt es in diesem Spiel nicht.
error-dealt = Die Karten sind ausgeteilt: Das Material dieses Tischs steht fest.
error-material = Die Materialdatei lässt sich nicht verwenden. { $word }
error-material-too-long = Die Materialdatei lässt sich nicht verwenden: Die Probe dauert zu lange.
error-material-too-large = Eine Materialdatei hat höchstens { $most } KiB.
error-material-not-text = Das ist kein Text: Eine Materialdatei ist TOML, in UTF-8.
error-material-usual = Diese Datei sagt dasselbe wie das übliche Material: Es würde sich nichts ändern.
error-too-many-names = Es sind mehr Namen als Plätze.
error-name-missing = Wie heißt du? Gib einen Namen an.
error-name-too-long = Ein Name hat höchstens { $most } Zeichen.
error-chat-empty = Die Nachricht ist leer.
error-chat-too-long = Eine Nachricht hat höchstens { $most } Zeichen.
error-only-players-chat = Schreiben können hier nur die, die am Tisch sitzen.
error-only-who-sat = Nur wer an diesem Tisch saß, darf die ganze Partie öffnen.
error-not-host = Das darf nur, wer den Tisch leitet.
error-not-your-seat = Das ist nicht dein Platz.
error-not-started = Die Partie hat noch nicht begonnen.
error-not-over = Die Partie ist noch nicht zu Ende: Ihre Aufzeichnung birgt noch Geheimnisse.
error-no-record = Eine Partie, die in der Mitte begann, hat keine eigene Aufzeichnung.
error-is-over = In diesem Augenblick war die Partie zu Ende.
error-stale = Am Tisch ist es inzwischen weitergegangen. Sieh noch einmal hin.
error-version-unknown = So weit ist der Tisch noch nicht.
error-nothing-to-redo = Es gibt nichts zu wiederholen.
error-nothing-proposed = Es liegt kein Vorschlag vor.
error-already-proposed = Es liegt schon ein Vorschlag vor.
error-busy = Am Tisch ist gerade viel los. Versuch es gleich noch einmal.
error-key = Der Schlüssel einer Anfrage besteht aus 1 bis 64 Buchstaben, Ziffern oder Bindestrichen.
error-key-reused = Dieser Schlüssel gehört schon zu einer anderen Anfrage.
error-host = Unter diesem Namen ist dieser Server nicht bekannt.
error-origin = Diese Anfrage kommt nicht von Kontors eigenen Seiten.
error-no-device = Die Anfrage sagt nicht, von wem sie kommt.
error-too-often = Zu viele Anfragen. Warte bitte einen Augenblick.
error-too-many-sockets = Von hier sind zu viele Verbindungen zu Tischen offen. Bitte schließe einige davon.
error-held-seats = Du hältst schon so viele Plätze an wartenden Tischen, wie du darfst. Spiel an einem davon, oder gib einen frei.
error-table-full = An diesem Tisch ist so viel geschehen, dass nichts mehr hineinpasst. Die Partie selbst kann zu Ende gespielt werden.
error-too-large = Die Anfrage ist zu groß.
error-media-type = Die Anfrage muss als application/json kommen.
error-json = Die Anfrage ist kein gültiges JSON.
error-malformed = Die Anfrage ist nicht lesbar.
error-body = Die Anfrage passt nicht: { $word }
error-query = „{ $word }“ muss eine erlaubte ganze Zahl sein.
error-method = Diese Methode gibt es unter dieser Adresse nicht.
error-request = Die Anfrage ist unverständlich.
error-others-playing = Andere spielen noch an diesem Tisch: Er bleibt, bis die Partie zu Ende ist.
error-not-a-guest = Das gilt nur für einen Platz, an dem jemand anderes sitzt.
error-only-gathering = Die Karten sind ausgeteilt: Niemand kann mehr weggeschickt werden.
error-muted = Dieser Platz ist stummgeschaltet: Was du schreibst, erscheint nicht.
error-barred = Du wurdest von diesem Tisch weggeschickt.
error-banned = Wer diesen Server betreibt, lässt dich zurzeit nicht herein.
error-no-such-reason = Eine Meldung nennt einen dieser Gründe: chat, name, play, other.
error-database = Die Datenbank ist gerade nicht erreichbar. Nichts hat sich geändert; versuch es gleich noch einmal.
error-fault = Bei uns ist etwas schiefgegangen. Keine angenommene Antwort ist verloren.

## Notizen neben dem Gespräch

note-invited = { $name }: Für diesen Platz gibt es einen neuen Link.
note-claimed = { $name } hat Platz genommen.
note-bot = Für { $name } spielt ein Bot.
note-left = { $name } hat den Platz verlassen.
note-token = { $name } lässt ein Programm spielen.
note-material = Dieser Tisch spielt jetzt mit berichtigtem Material.
note-withdraw = Dieser Tisch spielt wieder mit dem üblichen Material.
note-undo = { $name } nimmt eine Antwort zurück.
note-redo = { $name } gibt die Antwort erneut.
note-propose = { $name } schlägt vor zurückzugehen.
note-decline = { $name } ist gegen das Zurückgehen.
note-rewind = Alle sind einverstanden: Die Partie geht zurück.
note-removed = { $name } wurde weggeschickt.
note-mute = { $name } ist stummgeschaltet.
note-unmute = { $name } darf wieder schreiben.
