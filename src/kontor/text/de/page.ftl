# Was die Seiten im Browser sagen.

## Jede Seite

page-tagline = fünf Spiele um Kaufleute und Kurfürsten
page-home = Zur Startseite
page-settings = Einstellungen und Regeln
page-language = Sprache
page-light = Licht
page-day = Tageslicht
page-candle = Kerzenlicht
page-rules = Regeln
page-contents = Inhalt
page-glossary = Glossar
page-glossary-search = Ein Wort suchen
page-glossary-none = So ein Wort steht hier nicht. Vielleicht hilft das Regelheft weiter oben.
page-close = Schließen
page-colon = { $label }: { $text }
page-just-now = gerade eben
page-keys = Tasten
page-summary = Überblick
page-summary-table = Überblick und Tasten
page-summary-pieces = Das Material
page-summary-turn = Eine Runde in fünf Zeilen
page-summary-score = Was zählt
page-summary-end = Das Ende
page-summary-idea = Eine Idee, wie du gewinnst
page-whole-rulebook = Alle Regeln
page-summary-print = Seite zum Drucken
page-summary-more = Mehr dazu

## Startseite

page-skip-games = Zu den Spielen
page-welcome = Guten Tag, { $name }
page-hero = Das Kontor ist geöffnet
page-hero-text = Alte Spiele um Kaufleute, Bankiers, Ritter und Kurfürsten, allein gegen Bots oder in geselliger Runde.
page-your-tables = Deine Tische
page-no-tables = Noch nichts. Eröffne einen Tisch: In wenigen Sekunden spielst du, ganz ohne Konto.
page-public-tables = Öffentliche Tische
page-open-seats =
    { $number ->
        [one] { $number } Platz ist frei
       *[other] { $number } Plätze sind frei
    }
page-being-played = wird gespielt
page-got-link = Hat dir jemand einen Link geschickt?
page-paste = Hier einfügen
page-enter = Eintreten
page-open-table = Einen Tisch eröffnen
page-from-to = { $least } bis { $most }
page-minutes = { $minutes } Min.
page-weight-1 = leicht
page-weight-2 = mittelschwer
page-weight-3 = anspruchsvoll
page-best =
    { $number ->
        [3] ideal zu dritt
        [4] ideal zu viert
       *[other] ideal zu { $number }
    }
page-who-sits = Wer setzt sich?
page-who-sits-hint = Bots spielen sofort; wer eingeladen ist, bekommt einen Link.
page-your-name = Dein Name
page-you-open = eröffnet den Tisch
page-friend-seat = Hierher lädst du jemanden ein
page-closed-seat = Hier sitzt niemand
page-name-of-seat = Name auf Platz { $number }
page-seat = Platz { $number }
page-kind-bot = Bot
page-kind-friend = Per Link
page-kind-here = Am selben Gerät
page-kind-closed = Nicht besetzen
page-level = Stärke auf Platz { $number }
page-link-follows = Der Link folgt gleich.
page-house-rules = Hausregeln
page-deal-waits = Gegeben wird erst, wenn jeder Platz besetzt ist.
page-open-the-table = Tisch eröffnen
page-table-of = Der Tisch von { $name }
page-table-yours = Dein Tisch
page-table-unnamed = Ein Tisch im Kontor
page-play = Spielen
page-look = Ansehen
page-state-mine = Du bist am Zug
    .since = Du bist seit { $time } am Zug
page-state-waits =
    { $number ->
        [one] { $name } ist am Zug
       *[other] { $name } sind am Zug
    }
    .since =
        { $number ->
            [one] { $name } ist seit { $time } am Zug
           *[other] { $name } sind seit { $time } am Zug
        }
page-state-gathering =
    { $number ->
        [one] Es fehlt noch eine Person
       *[other] Es fehlen noch { $number } Personen
    }
page-state-ready = Alle sind da
page-state-over = Die Partie ist zu Ende

## Platz nehmen

page-invited-to = Du bist eingeladen: { $game }
page-invited-hint = Sag, wer du bist, und nimm Platz. Ein Konto brauchst du nicht; dieses Gerät behält deinen Platz.
page-invited-instead = Du übernimmst mitten in der Partie den Platz von { $name }. Sag, wer du bist; dieses Gerät behält deinen Platz.
page-invited-full = Alle Plätze sind besetzt.
page-your-colour = Deine Farbe und Form
page-colour-p1 = blauer Kreis
page-colour-p2 = orangefarbenes Quadrat
page-colour-p3 = rote Raute
page-colour-p4 = grünes Sechseck
page-colour-p5 = pflaumenblauer Schild
page-colour-p6 = ockerfarbenes Fünfeck
page-sit-down = Platz nehmen
page-gathering = Am Tisch
page-gathering-hint =
    { $number ->
        [0] Alle sind da: Es kann gegeben werden.
        [one] { $number } Platz ist noch frei.
       *[other] { $number } Plätze sind noch frei.
    }
page-open-seat = freier Platz
page-seat-bot = Einen Bot hinsetzen
page-hot-seat = Spielt an diesem Gerät
page-hot-seat-hint = Das Gerät wandert; ein Vorhang verbirgt jede Hand.
page-start = Karten geben
page-commitment = Die Karten sind schon gemischt; das Siegel:

## Am Tisch sitzen

page-skip = Zu deinem Zug
page-board = Der Spielplan
page-players-label = Alle am Tisch
page-players =
    { $number ->
        [one] { $number } am Tisch
       *[other] { $number } am Tisch
    }
page-you = du
page-bot = Bot
page-online = online
page-away = nicht da
page-your-turn = Du bist am Zug
page-thinking = { $name } überlegt.
page-waiting-since = { $name } wurde { $ago } gefragt.
page-watching = Du siehst zu.
page-moment = Einen Moment
page-sealed = Deine Antwort liegt verdeckt. Noch kannst du sie ändern.
page-seal-final = Alle antworten verdeckt. Deine Antwort gilt, sobald du sie gegeben hast.
page-seal-open = Alle antworten verdeckt. Bis die letzte Antwort da ist, kannst du deine noch ändern.
page-forced = Es gibt nur eine Antwort. Der Tisch gibt sie gleich für dich.
page-clock = Die Uhr läuft.
page-sheet = Höhe deines Pults
page-sheet-lower = Pult verkleinern
page-sheet-higher = Pult vergrößern
page-zoom = Größe des Spielplans
page-zoom-in = Spielplan vergrößern
page-zoom-out = Spielplan verkleinern
page-chronicle = Verlauf, Gespräch und Notizen
page-chosen = Was du gewählt hast
page-offered = Kann gewählt werden
page-is-chosen = Gewählt
page-chosen-more = Wähle nun eines der leuchtenden Teile.
page-chosen-back = Zurück
page-chosen-go = So machen
page-why-not = Warum nicht?
page-why-not-rest = Allgemein
page-undo = Zurücknehmen
page-redo = Wiederholen
page-undo-nothing = Nichts zurückzunehmen
page-undo-reach =
    { $steps ->
        [one] Du kannst { $steps } Zug zurücknehmen.
       *[other] Du kannst { $steps } Züge zurücknehmen.
    }
page-propose-undo = Alle um Rücknahme bitten
page-proposed =
    { $you ->
        [mover] Du bittest alle, eine Antwort zurückzunehmen.
       *[other] { $name } bittet alle, eine Antwort zurückzunehmen.
    }
page-agree = Zustimmen
page-decline = Ablehnen
page-seats = Plätze und Links
page-new-link = Neuer Link
page-leave = Einen Bot für mich spielen lassen
page-leave-why = Du stehst auf, und ein Bot spielt weiter. Du kannst deinen Platz jederzeit wieder einnehmen.
page-confirm-mode = Immer bestätigen
page-scenes = Szenen
page-scenes-off = keine Szenen
page-scenes-brisk = flotte Szenen
page-scenes-leisurely = gemächliche Szenen
page-scene-close = Überspringen
page-scene-again = Noch einmal zeigen
page-last-round = Das Ende naht: Dies kann die letzte Runde sein.
page-log = Verlauf
page-chat = Gespräch
page-chat-empty = Noch hat niemand etwas gesagt.
page-message = Deine Nachricht
page-say = Dem Tisch sagen
page-send = Senden
page-go-on = Weiter
page-curtain-hint = Alle anderen bitte wegsehen.

## Das Ende und danach

page-over = Die Partie ist zu Ende
page-over-hint = Sieh sie dir noch einmal Schritt für Schritt an oder eröffne einen neuen Tisch.
page-won = { $name } gewinnt
page-won-you = Du gewinnst
page-shared = Der Sieg wird geteilt
page-proof = Ging es beim Mischen mit rechten Dingen zu?
page-proof-text = Vor der ersten Karte hat der Tisch das Siegel seines Startwerts veröffentlicht. Jetzt ist der Startwert offen: Alle können prüfen, dass beide zusammengehören.
page-proof-watching = Vor der ersten Karte hat der Tisch das Siegel seines Startwerts veröffentlicht. Wer hier am Tisch saß, kennt den Startwert und kann prüfen, dass beide zusammengehören.
page-proof-commitment = Siegel
page-proof-seed = Startwert
page-proof-salt = Salz
page-again = Ein neuer Tisch
page-again-hint = dasselbe Spiel
page-watch = Die Partie noch einmal ansehen
page-watch-hint = Schritt für Schritt
page-replay = Rückblick
page-replay-banner =
    { $at ->
        [0] Vor dem ersten Zug, wie du es damals kanntest
        [one] Nach dem ersten von { $all } Zügen, wie du es damals kanntest
       *[other] Nach { $at } von { $all } Zügen, wie du es damals kanntest
    }
page-replay-play = Abspielen oder anhalten
page-replay-moment = Augenblick der Partie
page-replay-at = { $at } von { $all }
page-chapters = Springe zu …
page-chapters-part = Abschnitte der Partie
page-chapters-swing = Wendepunkte
page-swing = { $name }: Aussichten von { $before } auf { $after } %
page-speed = Tempo
page-speed-slow = Langsam
page-speed-usual = Gemächlich
page-speed-quick = Schnell
page-eyes = Wessen Karten offen liegen
page-eyes-of = Mit den Augen von { $name }
page-eyes-all = Alles offen
page-client-moment = Augenblick { $number }
page-first = An den Anfang
page-earlier = Zurück
page-less = Weniger
page-more = Mehr
page-later = Vor
page-now = Jetzt
page-end = Ende
page-play-on = Von hier aus weiterspielen
page-play-on-hint = ein eigener Tisch gegen Bots
page-copy-moment = Link zu diesem Moment kopieren
page-copy-moment-short = Link

## Tasten

page-key-choose = Karte oder Figur wählen
    .keys = 1 … 9
page-key-offer = Erste Antwort der gewählten Karte
    .keys = Eingabe
page-key-consign = Zweite Antwort der gewählten Karte
    .keys = Umschalt Eingabe
page-key-whole = Antwort geben, deren Teile alle gewählt sind
    .keys = Umschalt Eingabe
page-key-draw = Karte ziehen
    .keys = D
page-key-pass = Passen
    .keys = P
page-key-next = Nächste wählbare Figur auf dem Spielplan, mit Umschalt die davor
    .keys = N
page-key-take = Umrahmte Figur wählen, dann die Antwort geben, die bleibt
    .keys = Eingabe Leertaste
page-key-walk = Von Figur zu Figur auf dem Spielplan
    .keys = ← ↑ → ↓
page-key-undo = Zurücknehmen
    .keys = U
page-key-desk = Auswahl aufheben, Offenes schließen
    .keys = Esc
page-key-chat = Etwas sagen
    .keys = C
page-key-replay = Früher und später, im Rückblick
    .keys = ← → Pos1 Ende
page-key-play = Abspielen oder anhalten, im Rückblick
    .keys = Leertaste
page-key-part = Abschnitt davor und danach, im Rückblick
    .keys = Bild↑ Bild↓
page-key-hint = Um Rat fragen
    .keys = H
page-key-summary = Das Spiel auf einer Seite
    .keys = ?
page-key-help = Diese Liste
    .keys = ??

## Vom Browser gesagt

page-client-offline = Keine Verbindung. Deine Antworten werden aufgehoben und gesendet, sobald sie wieder da ist.
page-client-retrying = Neuer Versuch…
page-client-copied = Kopiert. Du kannst es jetzt einfügen.
page-client-confirm = Ja, so machen wir es
page-client-cancel = Nein, zurück
page-client-sent-late = Deine Antwort ist angekommen.
page-client-curtain = Reich das Gerät an { $name } weiter
page-client-curtain-go = Ich bin es: meine Hand zeigen
page-client-answer-lost = Das hat nicht geklappt. Bitte noch einmal.
page-client-advice-thinking = Wird überlegt
page-client-stale = Am Tisch ging es inzwischen weiter.
page-client-time-left = Noch { $time }
page-client-seconds-left = Noch { $time } Sekunden
page-client-second-left = Noch eine Sekunde

## Seiten, die es nicht gibt

page-error-404 = Diese Seite gibt es nicht
page-error-404-text = Vielleicht ist der Link unvollständig, oder der Tisch wurde weggeräumt.
page-error-other = Das geht nicht
page-error-500 = Hier ist etwas schiefgegangen
page-error-500-text = Die Partie selbst ist sicher: Jede angenommene Antwort ist aufgehoben. Bitte lade die Seite neu.

## Rat

page-hint = Was rätst du mir?
page-hint-short = Rat
page-hint-from = So sieht es der { $judge }, und er sieht nicht mehr als du.
page-take = Das wählen
page-taken = gewählt
page-why = Warum?
page-why-title = Warum hat { $name } das getan?
page-why-from = So sieht es der { $judge }, nach dem, was du wissen konntest. Der Bot kannte dazu seine eigenen Karten; was er wirklich dachte, erfährst du nach dem Ende.
page-why-over-from = So sieht es der { $judge }, nach allem, was der Bot selbst wusste.
page-why-hidden = Was der Bot gewählt hat, ist dir noch verborgen. Frag nach dem Ende noch einmal.
page-thinks = überlegt
page-levels = Wie stark sind die Bots?
page-level-loss = Eine Entscheidung verschenkt etwa { $number } Punkte Gewinnchance.
page-change-level = Stärke ändern

## Analyse

page-analysis = Analyse
page-analysis-hint = Chancen, Wendepunkte, deine Entscheidungen
page-back-to-table = Zurück zum Tisch
page-analysis-working = Die Partie wird analysiert
page-analysis-working-hint = Ein Bot spielt sie noch einmal durch und beurteilt jeden Augenblick. Du kannst gehen und wiederkommen.
page-analysis-progress = Schritt { $done } von { $all }
page-analysis-failed = Die Analyse ist nicht gelungen
page-analysis-again = Noch einmal versuchen
page-analysis-curve = Siegchancen im Lauf der Partie
page-analysis-curve-hint = Was sich alle nach jeder Antwort ausrechnen durften, mit den Augen des Meisters und aus ihrer eigenen Sicht.
page-analysis-numbers = Die Kurve in Zahlen
page-analysis-move = Nach
page-analysis-won = gewonnen
page-analysis-turns = Wendepunkte
page-analysis-no-turns = Keine einzelne Antwort hat diese Partie gewendet.
page-analysis-at =
    { $number ->
        [0] Zu Beginn
        [one] Nach { $number } Zug
       *[other] Nach { $number } Zügen
    }
page-analysis-look-at =
    { $number ->
        [0] Den Anfang ansehen
        [one] Den Augenblick nach einem Zug ansehen
       *[other] Den Augenblick nach { $number } Zügen ansehen
    }
page-analysis-decisions = Deine Entscheidungen
page-analysis-took = Du hast gespielt:
page-analysis-best = Ich hätte lieber gespielt:
page-analysis-lost = −{ $number } %
page-analysis-agreed =
    { $all ->
        [one] Du hattest eine Entscheidung zu treffen, { $same ->
            [0] und ich hätte mich anders entschieden.
           *[other] und ich hätte es nicht besser gemacht.
        }
       *[other] Du hattest { $all } Entscheidungen zu treffen; { $same ->
            [0] ich hätte mich jedes Mal anders entschieden.
            [one] bei einer davon hätte ich es nicht besser gemacht.
           *[other] bei { $same } davon hätte ich es nicht besser gemacht.
        }
    }
page-analysis-rest =
    { $number ->
        [one] Die andere Entscheidung
       *[other] Die anderen { $number } Entscheidungen
    }
page-analysis-none = In dieser Partie hattest du nichts zu entscheiden.
page-analysis-note = Hier spricht der Großmeister: Alle Chancen sind Schätzungen. Er hat über jede deiner Entscheidungen kurz nachgedacht und wusste nicht mehr als du.
page-percent = { $number } %

## Material

page-material = Material
page-material-link = Das Material, und was davon rekonstruiert ist
page-material-intro = Alles, was in der Schachtel liegt, wie die Regeln es hier lesen: Zahlen, Karten und Namen aus einer einzigen Datei.
page-material-legend = Wie sicher wir sind
page-provenance-reconstructed = rekonstruiert
page-provenance-reconstructed-help = Unsere beste Schätzung: Wir haben keine Quelle gefunden, die es sagt.
page-provenance-partly = zum Teil rekonstruiert
page-provenance-derived = abgeleitet
page-provenance-derived-help = Folgt aus dem, was sicher ist, durch Zählen oder Überlegen.
page-material-unmarked = Was kein Zeichen trägt, ist durch die gedruckten Regeln oder eine andere Quelle belegt.
page-material-correct = Besitzt du die Schachtel?
page-material-correct-text = Dann weißt du es besser. Lade die Datei herunter, berichtige sie mit einem beliebigen Texteditor und gib sie einem Tisch: beim Eröffnen unter „Hausregeln“ oder vor dem Austeilen auf seiner Seite.
page-material-terminal = Im Terminal tut { $option } dasselbe.
page-material-download = Materialdatei herunterladen
page-material-show = Das übliche Material ansehen
page-material-usual = Das übliche Material
page-material-usual-text = Dieser Tisch spielt mit dem Material, wie Kontor es kennt.
page-material-corrected = Berichtigtes Material
page-material-corrected-text = Wer den Tisch leitet, hat sein Material berichtigt. Die Aufzeichnung wird es nennen.
page-material-fixed = Die Karten sind ausgeteilt, dabei bleibt es.
page-material-digest = Prüfsumme:
page-material-file = Eine berichtigte Materialdatei
page-material-file-hint = TOML, höchstens { $most } KiB; die Probe dauert einige Sekunden
page-material-file-short = Eine berichtigte Materialdatei, falls du eine hast
page-material-again = das berichtigte Material deines letzten Tischs
page-material-upload = Mit dieser Datei spielen
page-material-give = Mit berichtigtem Material spielen
page-material-withdraw = Zurück zum üblichen Material
page-material-differs = Was vom Üblichen abweicht
page-material-key = Schlüssel
page-material-usually = Üblich
page-material-here = Hier
page-material-more =
    { $number ->
        [one] Und eine weitere.
       *[other] Und { $number } weitere.
    }
page-yes = ja
page-no = nein
page-section-meta = Die Schachtel
page-column-designer = Autor
page-column-designers = Autoren
page-column-artist = Grafik
page-column-publisher = Verlag
page-column-publishers = Verlage
page-column-year = Jahr
page-column-players-min = Personen mindestens
page-column-players-max = Personen höchstens
page-column-age-min = Alter ab
page-column-minutes = Minuten
page-column-minutes-min = Minuten mindestens
page-column-minutes-max = Minuten höchstens
page-column-minutes-box = Minuten
page-column-players = Personen
page-column-order = Reihenfolge
page-column-number = Nummer
page-column-count = Insgesamt
page-column-total = Insgesamt
page-column-copies = Stück
page-column-price = Preis
page-column-cost = Preis
page-column-value = Wert
page-column-values = Werte
page-column-level = Stufe
page-column-kind = Art
page-column-phase = Phase
page-column-color = Farbe
page-column-colors = Farben
page-column-colour = Farbe
page-column-colour-name = Farbe
page-column-text = Text
page-column-unit = Kleinste Einheit
page-column-rounds = Runden
page-column-start-level = Zu Beginn
page-word-red = Rot
page-word-blue = Blau
page-word-yellow = Gelb
page-word-green = Grün
page-word-black = Schwarz
page-word-white = Weiß
page-word-brown = Braun
page-word-orange = Orange
page-word-violet = Violett
page-word-purple = Purpur
page-word-pink = Rosa
page-word-gold = Gold

page-mute = Stummschalten
page-unmute = Wieder zu Wort kommen lassen
page-send-away = Wegschicken
page-report = Melden
page-report-reason = Grund
page-report-chat = Beleidigungen im Gespräch
page-report-name = Anstößiger Name
page-report-play = Verdirbt absichtlich die Partie
page-report-other = Etwas anderes
page-report-text = Was ist geschehen?
page-report-send = Meldung abschicken
page-put-away = Diesen Tisch wegräumen
page-put-away-gathering = Der Tisch wird aufgelöst; nichts davon bleibt.
page-put-away-over = Der Tisch verschwindet aus deiner Liste, und du kannst die Partie nicht mehr öffnen. Haben ihn alle weggeräumt, wird er gelöscht.
