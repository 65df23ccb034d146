# Die Kommandozeile und der Tisch im Terminal.

cli-help = Alte Spiele von Kaufleuten, Bankiers, Rittern und Kurfürsten: spielen, erforschen, messen.
cli-version = Kontor { $version } ({ $build })
cli-help-games = Alle Spiele mit Personenzahl und Hausregeln zeigen, oder eins davon.
cli-help-terminal = Im Terminal gegen Bots spielen. Beispiel: kontor terminal fugger --players 4
cli-help-rules = Die Regeln lesen: das ganze Heft, ein Kapitel (R3) oder einen Absatz (R3.1).
cli-help-simulate = Bots viele Partien spielen lassen und diese zusammenfassen. Beispiel: kontor simulate fugger -p 4 -n 1000 --bots steward,random
cli-help-train = Einem Bot ein Spiel beibringen, indem er gegen sich selbst spielt. Beispiel: kontor train fugger --minutes 10
cli-help-practice = Momente zum Üben finden: Fragen mit einer deutlich besseren Antwort.
cli-help-bench = Das Regelwerk messen: Partien, Entscheidungen, Kopien; oder, mit „server“, wie viele Tische ein Server verkraftet.
cli-help-clauses = Zeigen, wo jeder Absatz steht: Funktionen, Tests, Texte.
cli-help-fields = Die Klassen dessen, was bei einem Spiel auf dem Tisch liegt, aus table/fields.toml schreiben.
cli-help-new = Den Ordner eines neuen Spiels schreiben: winzig, aber vollständig, damit du deines daraus machst.
cli-help-new-slug = Der Kurzname des Spiels: Kleinbuchstaben und Ziffern.
cli-help-new-title = Der Name, den alle am Tisch sehen.
cli-help-new-seats = Für wie viele, zum Beispiel 3 oder 2-6.
cli-help-record = Eine aufgezeichnete Partie zeigen, prüfen, nachspielen oder umschreiben.
cli-help-lang = Sprache: en, fr oder de. Sonst gilt die der Umgebung.
cli-help-version = Die Version zeigen, und ob die Regeln kompiliert laufen.
cli-help-game = Der Kurzname des Spiels, siehe „kontor games“.
cli-help-players = Wie viele mitspielen.
cli-help-seed = Startwert; derselbe Wert gibt dieselben Partien.
cli-help-json = JSON für Programme ausgeben.
cli-help-option = Eine Hausregel, zum Beispiel draw_rule=hold_at_most_three.
cli-help-components = Mit einer berichtigten Materialdatei spielen.
cli-help-count = Zahl der Partien.
cli-help-bots = Bots nach Plätzen, durch Kommas getrennt; der letzte nimmt die übrigen Plätze.
cli-help-jobs = Zahl der Prozesse; 0 nimmt einen je Prozessorkern.
cli-help-rotate = Die Bots von Partie zu Partie um einen Platz weiterrücken lassen.
cli-help-seconds = Rechensekunden je Messung.
cli-help-peers = OpenSpiel und Catanatron im selben Lauf messen (nach ./kontor setup --peers).
cli-help-clause = Ein Kapitel wie R3 oder ein Absatz wie R3.1.
cli-help-record-file = Die Aufzeichnung.
cli-help-record-show = Eine aufgezeichnete Partie erzählen, Antwort für Antwort.
cli-help-record-verify = Eine Aufzeichnung nachspielen und Startwert, Antworten und Ergebnis prüfen.
cli-help-record-replay = Die Stellung nach einer Zahl von Antworten zeigen.
cli-help-at = Wie viele Antworten; sonst alle.
cli-help-seat = Wessen Sicht: 1 für den ersten Platz, 0 für alles.
cli-help-bot = Der Bot, gegen den du spielst.
cli-help-name = Dein Name.
cli-help-own-seed = Startwert der Verteilung; sonst zufällig.
cli-help-save = Wohin die Partie gespeichert wird.
cli-help-resume = Eine gespeicherte Partie fortsetzen.

cli-players = { $least } bis { $most } Personen
cli-house-rule = Hausregel
cli-values = Werte
cli-meaning = Bedeutung
cli-usual = * üblich
cli-simulating = Partien
cli-simulated = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} mit { $decisions } Entscheidungen, { $rate } Entscheidungen je Sekunde.
cli-mean-rounds = Runden je Partie: { $rounds }
cli-bots-wrong = nenne einen bis { $players } Bots, durch Kommas getrennt
cli-by-bot = Nach Bots
cli-by-seat = Nach Plätzen
cli-bot = Bot
cli-seat = Platz
cli-wins = Siege
cli-share = Anteil
cli-score = Punkte
cli-measuring = Messung läuft
cli-running-compiled = kompilierte Regeln
cli-running-plain = reines Python ({ $reason })
cli-running-mixed = kompilierte Regeln; reines Python: { $reason }
cli-plain-wanted = KONTOR_PURE verlangt es
cli-plain-failed = das Kompilieren ist gescheitert, siehe { $file }
cli-plain-no-compiler = kein C-Compiler
cli-plain-no-headers = Python.h fehlt: python3-dev installieren
cli-plain-not-yet = diese Quellen sind noch nicht kompiliert
cli-plain-not-in-wheel = das Paket bringt keine kompilierten Regeln für diese Quellen mit
cli-plain-both = { $one }; { $other }
cli-game = Spiel
cli-game-players = Spiel, Personen
cli-players-short = Personen
cli-compiled = kompiliert
cli-interpreted = interpretiert
cli-by-random-bots = Zufallsbots
cli-playouts = Partien/s
cli-decisions = Entscheidungen/s
cli-decisions-each = je Partie
cli-options-each = Möglichkeiten je Frage
cli-clone = Kopie
cli-determinize = Geben
cli-saved = Bytes
cli-bench-note = Kompiliert, interpretiert: zufällige Entscheidungen je Sekunde in einem Prozess. Zufallsbots: dasselbe durch `kontor simulate`. Kopie einer Stellung und Neugeben des Verdeckten: Mikrosekunden. Alles in Rechenzeit.
cli-peers = Andere im selben Lauf, von Python aus gespielt; „C++“: in der eigenen Schleife
cli-batches = Viele Partien auf einmal (`BatchedGames`), im Vergleich zu PettingZoo
cli-batches-together = In { $number } Prozessen
cli-peer = Programm
cli-ratios = Unsere Spiele (oben) sind so viele Male so schnell wie jedes Programm (links)
cli-no-peers = Die anderen Programme sind nicht eingerichtet: zuerst ./kontor setup --peers.
cli-clause = Absatz
cli-functions = Funktionen
cli-tests = Tests
cli-texts = Texte
cli-new-bad-slug = „{ $slug }“ taugt nicht als Kurzname: 2 bis 14 Kleinbuchstaben und Ziffern, ein Buchstabe zuerst.
cli-new-exists = Ein Spiel { $slug } gibt es schon.
cli-new-bad-seats = „{ $seats }“ ist keine Zahl von Personen: Schreib zum Beispiel 3 oder 2-6, von { $least } bis { $most }.
cli-new-bad-title = „{ $title }“ taugt nicht als Titel: ohne gerade Anführungszeichen, geschweifte Klammern, Backslash und @.
cli-new-written =
    { $number ->
        [one] Eine Datei ist geschrieben; das Spiel liegt in { $folder }. Probier es aus:
       *[other] { $number } Dateien sind geschrieben; das Spiel liegt in { $folder }. Probier es aus:
    }
cli-new-go-on = Wie es weitergeht, steht in { $file }.
cli-fields-written = { $name } ist geschrieben.
cli-fields-fresh = Alle Klassen sagen, was die Deklaration sagt.
cli-clauses-counted = { $clauses } Absätze, { $missing ->
    [0] alle vollständig
    [one] einer unvollständig
   *[other] { $missing } unvollständig
}.
cli-no-such-rule = Eine Regel { $rule } gibt es nicht; Kapitel heißen R3, Absätze R3.1.
cli-verified =
    { $answers ->
        [0] Noch gibt es keine Antwort.
        [one] Die eine Antwort ist erlaubt und unverändert.
       *[other] Alle { $answers } Antworten sind erlaubt und unverändert.
    }
cli-verified-seed = Der Startwert passt zum Siegel: Der Zufall stand vor dem ersten Geben fest.
cli-verified-no-seed = Die Aufzeichnung trägt kein Siegel; ihr Startwert könnte gewählt sein.
cli-verified-result = Ergebnis bestätigt: { $scores }.
cli-verified-running = Die Partie läuft noch: { $scores }.

terminal-you = Du
terminal-sealed = Die Karten sind bestimmt; ihr Siegel ist { $commitment }…
terminal-hint = Nummer oder Wort · z zurück · warum · regeln R3 · ? hilfe · q beenden
terminal-help =
    Gib die Nummer oder das Wort einer Möglichkeit ein.

    z, zurück      die letzte Antwort zurücknehmen, soweit es fair ist
    w, wieder      sie noch einmal geben
    warum          was du jetzt nicht darfst, und welche Regel es sagt
    warum WORT     warum genau das nicht geht
    regeln         die Kapitel des Regelhefts; regeln R3 oder regeln R3.1 zum Lesen
    t, tisch       den Tisch noch einmal zeigen
    q, beenden     gehen; die Partie ist gespeichert und lässt sich fortsetzen
terminal-words-undo = z zurück zurueck u undo
terminal-words-redo = w wieder r redo
terminal-words-why = warum why
terminal-words-rules = regeln regel rules
terminal-words-table = t tisch table
terminal-words-help = ? hilfe h help
terminal-words-quit = q beenden ende quit exit
terminal-words-yes = j ja y yes
terminal-yes-no = j/n
terminal-undone = Zurückgenommen. { $steps ->
    [0] Weiter zurück geht es nicht.
    [one] Ein weiterer Schritt ist möglich.
   *[other] { $steps } weitere Schritte sind möglich.
}
terminal-no-such-option = Eine Antwort { $number } gibt es nicht: Wähle 1 bis { $most }, oder tippe ein Wort.
terminal-nothing-to-redo = Es gibt nichts, was sich wiederholen ließe.
terminal-saved = Die Partie ist gespeichert. Weiter geht es mit: --resume { $file }
terminal-ranking = Endstand
terminal-rank = { $place }. { $name }: { $score }
terminal-over = Die Partie ist zu Ende. Ihre Aufzeichnung, mit dem Startwert zum Prüfen: { $file }

serve-at = Kontor ist geöffnet: { $link }
serve-lan = Für andere in deinem Netz: { $link }
serve-stop = Strg-C beendet es; alle Tische bleiben erhalten.
serve-database-wrong =
    Die Datenbank lässt sich nicht verwenden: { $cause ->
        [ArgumentError] Das ist keine Adresse einer Datenbank
        [StoreError] Kontor bewahrt seine Tische nur in SQLite oder PostgreSQL auf
        [OtherVersion] Sie gehört zu einer neueren Fassung von Kontor
        [SQLITE_CANTOPEN] Die Datei lässt sich nicht öffnen
        [SQLITE_NOTADB] Die Datei ist keine SQLite-Datenbank
        [SQLITE_BUSY] Ein anderes Programm hält sie besetzt
        [SQLITE_READONLY] In die Datei darf nichts geschrieben werden
        [SQLITE_FULL] Der Datenträger ist voll
        [SQLITE_CORRUPT] Die Datei ist beschädigt
        [InvalidPasswordError] PostgreSQL nimmt Namen und Passwort nicht an
        [InvalidAuthorizationSpecificationError] PostgreSQL lässt diesen Namen nicht zu
        [InvalidCatalogNameError] PostgreSQL hat keine Datenbank dieses Namens
        [gaierror] Der Rechner ist nicht zu finden
        [ECONNREFUSED] Unter dieser Adresse antwortet niemand
        [TimeoutError] Sie antwortet nicht rechtzeitig
        [EACCES] Der Zugriff ist nicht erlaubt
        [ENOENT] Diese Datei gibt es nicht
        [ENOTDIR] Ein Teil des Pfades ist kein Ordner
        [EROFS] Dort darf nichts geschrieben werden
        [ENOSPC] Der Datenträger ist voll
       *[other] Sie weigert sich ({ $cause })
    }.
serve-workers-need-postgresql = Mehrere Prozesse brauchen PostgreSQL: Gib --database postgresql://… an.
serve-port-taken = Port { $port } ist belegt; wähle mit --port einen anderen.
serve-bad-share = „{ $share }“ ist kein Anteil: Schreib NAME=AUF_EINMAL/PRO_MINUTE oder NAME=ZAHL, wie docs/serving.md sie aufführt.
serve-bad-proxy = „{ $address }“ ist weder eine Adresse noch ein Netz.
cli-help-play = Den Tisch im Browser öffnen (auch ohne jeden Befehl).
cli-help-serve = Einen Server für andere betreiben. Beispiel: kontor serve --lan, oder kontor serve --database postgresql://…
cli-help-host = Adresse, auf der gelauscht wird.
cli-help-port = Port; 0 nimmt einen freien.
cli-help-database = Wo Tische aufbewahrt werden: sqlite:///DATEI oder postgresql://…
cli-help-workers = Zahl der Serverprozesse; mehrere brauchen PostgreSQL.
cli-help-lan = Andere in deinem Netz einlassen; Link und QR-Code werden gezeigt.
cli-help-allow-host = Ein weiterer Name dieses Servers, zum Beispiel hinter einem Proxy.
cli-help-bot-delay = Wie lange ein Bot höchstens für eine Antwort braucht, in Sekunden.
cli-help-forced-delay = Wie lange der Tisch höchstens wartet, bis er für jemanden ohne Wahl antwortet, in Sekunden; bei 0 antworten alle selbst, nur erzwungenes Passen kommt von allein.
cli-help-rate = Anfragen pro Sekunde für einen Klienten; 0 begrenzt gar nichts.
cli-help-share = Was ein Klient nehmen darf, zum Beispiel tables=12/1 (zwölf auf einmal, dann einer pro Minute) oder sockets-per-address=96; mehrfach möglich.
cli-help-trusted-proxy = Adresse oder Netz eines Proxys, dem geglaubt wird, wenn er den Klienten nennt, zum Beispiel 127.0.0.1; mehrfach möglich.
cli-help-log-json = Protokolle als JSON-Zeilen schreiben.
cli-help-browser = Den Browser öffnen.
cli-help-tables = Zahlen von Tischen, für „server“.
cli-help-pace = Sekunden zwischen zwei Antworten an einem Tisch, für „server“.
cli-server-tables = Tische
cli-server-sockets = Verbindungen
cli-server-answers = Antworten
cli-server-rate = Antworten/s
cli-server-p50 = p50 ms
cli-server-p99 = p99 ms
cli-server-next-tables = { $which } Tische
cli-server-next-game = Das Spiel { $which } für sich
cli-server-next-storm = Ein Sturm von { $which } Verbindungen
cli-server-late = zu spät
cli-help-pages = Mit Seiten statt mit Programmen, für „server“.
cli-help-storm = Verbindungen, die nach --pages zugleich abbrechen und wiederkommen; 0 für keine.
cli-server-game = Spiel
cli-server-cpu = CPU ms/Antwort
cli-server-raw = Byte/Nachricht
cli-server-wire = gesendet
cli-server-memory = KiB/Tisch
cli-server-storm = Nach einem Abbruch von { $sockets } Verbindungen waren alle nach { $seconds } s wieder bedient.
cli-help-train-players = Personenzahlen, für die gelernt wird, durch Kommas getrennt, die wichtigste zuerst; sonst alle des Spiels.
cli-help-minutes = Lernzeit in Minuten; wiederholbar nur mit --games.
cli-help-units = Größe des Netzes, ein Vielfaches von 8.
cli-help-learning-rate = Lernrate am Anfang; sie sinkt auf ein Zehntel.
cli-help-train-search = Wie lange über eine durchsuchte Frage nachgedacht wird, in Durchgängen.
cli-help-train-searched = Welcher Teil aller Fragen durchsucht wird, von 0 bis 1.
cli-help-train-subject = Was gelernt wird: { $subjects }. Worte allein lassen die Gewinnchancen des Netzes, mit dem begonnen wird.
cli-help-train-thought = Wie viele Iterationen ein Meister mit diesem Netz nachdenkt.
cli-help-train-guests = In jeder zweiten Partie sitzen auf allen Plätzen bis auf einen Verwalter: Gelernt wird auch von ihnen.
cli-help-train-begin = Ein Netz, mit dem das Lernen beginnt; „own“ ist das des Spiels.
cli-help-out = Wohin das Netz geschrieben wird; Zwischenstand und Kurve liegen daneben.
cli-help-train-resume = Beim Zwischenstand weitermachen.
cli-help-check = Partien gegen jeden schwächeren Bot am Ende, um das Gelernte zu messen.
cli-training = Lernt
cli-training-check = Misst
cli-training-figures =
    { $games ->
        [one] eine Partie, Brier { $brier }
       *[other] { $games } Partien, Brier { $brier }
    }
cli-trained =
    { $games ->
        [one] Aus einer Partie gelernt: { $file }
       *[other] Aus { $games } Partien gelernt: { $file }
    }
cli-trained-share = Allein gegen einen Tisch von { $bot }: { $share } % der Siege
cli-train-bounds = entweder --minutes oder --games angeben
cli-train-no-torch = PyTorch ist nicht installiert: zuerst pip install -r requirements/train.txt aufrufen.
cli-train-other-network = { $file } gehört zu einem anderen Netz: Trainiere ohne --resume oder mit derselben Größe.
cli-train-no-network = mit { $file } kann das Lernen nicht beginnen: Dieses Netz gibt es nicht
cli-train-subject-wrong = Lernen lässt sich { $subjects }; Worte allein brauchen ein Netz, mit dem begonnen wird.
cli-train-units = die Größe muss ein Vielfaches von 8 sein
cli-train-players-wrong = Personenzahlen angeben, durch Kommas getrennt
cli-help-measure = Messen, ob die Chancen der Bots stimmen, was ihre Entscheidungen verschenken und wie gut sie Verdecktes erraten.
cli-help-measure-game = Das Spiel; sonst alle gelernten.
cli-help-measure-players = Wie viele mitspielen; sonst jede Zahl, bei Verlusten die häufigste.
cli-help-measure-games = Zahl der Partien für jede Zeile.
cli-help-measure-every = Von so vielen Entscheidungen wird eine betrachtet.
cli-help-opening = So viele Antworten am Anfang jeder Partie werden gelost, für alle Sitzordnungen gleich.
cli-help-measure-plot = Zeichnet Gesagtes und Geschehenes in eine Datei (SVG).
cli-help-measure-correct = Schreibt Netze, deren Chancen diese Partien berichtigt haben, in einen Ordner.
cli-help-calibration = Vergleicht die Gewinnchancen, die Meister sehen, mit dem, was geschieht. Beispiel: kontor measure calibration fugger --games 60
cli-help-losses = Misst, was eine Entscheidung jeder Stufe verschenkt, nach dem Urteil einer Suche. Beispiel: kontor measure losses fugger --games 30
cli-help-losses-levels = Bots, durch Kommas getrennt; sonst random, apprentice, steward und master.
cli-help-losses-iterations = Wie viele Schritte die urteilende Suche hat.
cli-help-losses-out = Schreibt die Verluste nach Spiel und Stufe in eine Datei (JSON).
cli-help-hands = Misst, wie gut Bots sich ausmalen, was sie nicht sehen, gegen gleichmäßiges Austeilen. Beispiel: kontor measure hands fugger --games 30
cli-help-hands-level = Der Bot, dessen Partien betrachtet werden.
cli-help-arena = Bots mit wechselnden Plätzen und gleichen Karten antreten lassen und das Ergebnis bewerten. Beispiel: kontor arena fugger --bots steward,apprentice,random --games 300
cli-help-arena-bots = Bots, durch Kommas getrennt; sonst alle, die das Spiel können, außer dem Großmeister. Ein Budget darf folgen: grandmaster:0.2s oder grandmaster:500. searcher:200 ist eine schlichte Suche ohne Gelerntes, zum Messen.
cli-help-arena-players = Wie viele mitspielen; sonst die häufigste Zahl.
cli-help-arena-games = Zahl der Partien, aufgerundet auf volle Umläufe der Plätze; für die Leiter je Paar.
cli-help-arena-field = Der erste Bot allein gegen einen Tisch von jedem der anderen.
cli-help-arena-compare-option = Mit mehreren Werten einer Hausregel und gleichen Karten spielen und den Unterschied zeigen: NAME=WERT,WERT.
cli-help-arena-compare-components = Mit dem üblichen Material und mit dieser Materialdatei spielen und den Unterschied zeigen.
cli-help-arena-cluster = Adresse eines Dask-Verbunds, der die Partien spielt (nach ./kontor setup --cluster).
cli-help-arena-resume = Journal der fertigen Partien: begonnen oder fortgesetzt.
cli-help-arena-minutes = Zeitgrenze in Minuten, je Wettkampf; was fertig ist, zählt.
cli-help-arena-html = Einen eigenständigen Bericht schreiben.
cli-help-arena-ladder = Jede Stufe gegen die nächsttiefere spielen lassen, im genannten Spiel oder in allen.
cli-help-arena-numbers = Setzt einen Bot zu anderen, mit jeder Zahl von Personen, im genannten Spiel oder in allen; einen Meister unter Verwalter, wenn --bots nichts anderes sagt.
cli-help-arena-docs = Die Leiter in eine Markdown-Datei schreiben.
cli-help-arena-budget = Budget des Großmeisters in der Leiter: 0.2s oder 500 Iterationen; ein Spiel kann ein eigenes haben: 40,gluecksritter:250.
cli-arena-no-game = Nenne ein Spiel oder verlange die Leiter mit --ladder.
cli-arena-ladder-alone = Die Leiter wählt Bots und Regeln selbst: { $option } verträgt sich nicht mit --ladder.
cli-arena-numbers-alone = Mit jeder Zahl von Personen wird nach den üblichen Regeln gespielt: { $option } passt nicht zu --numbers.
cli-arena-numbers-bots = --numbers braucht zwei Bots: den, der allein sitzt, und die anderen.
cli-arena-only-ladder = { $option } gilt nur mit --ladder.
cli-arena-no-dask = Dask ist nicht installiert: zuerst ./kontor setup --cluster oder pip install distributed aufrufen.
cli-arena-go-on = Weiter mit --resume { $file }

## Aufzeichnungen, mit denen nichts anzufangen ist

record-first-line = Das ist keine Aufzeichnung von Kontor: Die erste Zeile muss „{ $expected }“ sein.
record-unreadable-line = Zeile { $line } ist nicht lesbar: „{ $text }“.
record-nameless = Die Aufzeichnung sagt nicht, was gespielt wurde oder von wem.
record-broken-seal = Der Startwert passt nicht zum Siegel dieser Aufzeichnung.
record-other-game = Das ist die Aufzeichnung eines anderen Spiels: { $game }, nicht { $wanted }.
record-other-rules = Die Aufzeichnung folgt den Regeln { $rules }; dieses Programm kennt die Regeln 1 bis { $most }.
record-other-components = Diese Partie wurde mit anderem Material gespielt: Gib seine Datei mit --components an.
record-secret-seed = Die Aufzeichnung hält ihren Startwert geheim, denn die Partie ist nicht zu Ende.
record-changed-line = Zeile { $line } („{ $text }“) oder eine davor wurde geändert: Ihre Prüfmarke passt nicht.
record-illegal-answer = Zeile { $line } („{ $text }“) ist keine erlaubte Antwort ({ $clause }).
record-early-result = Die Aufzeichnung nennt ein Ergebnis, aber die Partie ist nicht zu Ende.
record-other-result = Das Ergebnis müsste so lauten: { $scores }.
record-not-read = { $file } lässt sich nicht lesen: { problem-cause }
record-not-text = { $file } ist kein Text in UTF-8.
record-several = { $file } enthält { $number } Aufzeichnungen, eine je Zeile, wie es Datensätze tun. Nimm eine davon: sed -n 1p { $file } > game.json
record-no-folder = { $file } lässt sich nicht schreiben: Es gibt keinen Ordner { $folder }
record-not-written = { $file } lässt sich nicht schreiben: { problem-cause }
record-no-seat = Einen Platz { $seat } gibt es nicht.
cli-help-backup = Alle Tische in eine Datei kopieren, während ein Server läuft, und jeden der Kopie öffnen. Beispiel: kontor backup tische-heute.db
cli-help-restore = Die Tische einer Kopie in eine Datenbank zurückbringen; halte den Server vorher an.
cli-help-check-tables = Jeden Tisch öffnen und sagen, welche sich nicht öffnen lassen, jetzt oder nach dem Wechsel zu dieser Version. Nichts wird verändert.
cli-help-admin = Sich um Tische und Leute kümmern, während der Server läuft: Listen, Meldungen, Sperren.
cli-help-copy-file = Die Kopie, eine SQLite-Datei.
cli-help-force = Die Datei ersetzen, wenn es sie gibt.
cli-help-replace = Die vorhandenen Tische ersetzen.
cli-help-admin-tables = Tische auflisten, die zuletzt besuchten zuerst.
cli-help-admin-people = Leute auflisten, die mit den meisten Tischen zuerst.
cli-help-admin-sizes = Sagen, wie viel es wovon gibt.
cli-help-admin-reports = Meldungen auflisten oder eine mit --settle erledigen.
cli-help-admin-remove = Einen Tisch mit allem löschen, was zu ihm gehört.
cli-help-admin-bans = Die geltenden Sperren auflisten.
cli-help-admin-ban = Eine Person oder ein Netz aussperren. Beispiel: kontor admin ban 203.0.113.0/24 --days 7
cli-help-admin-unban = Eine Person oder ein Netz wieder hereinlassen.
cli-help-most = Wie viele höchstens.
cli-help-who = Eine Person, wie „people“ und „reports“ sie zeigen, eine Adresse oder ein Netz.
cli-help-phase = Nur Tische einer Phase: gathering, playing oder over.
cli-help-settle = Die Meldung, die erledigt ist.
cli-help-table = Die Kennung des Tisches oder ihr Anfang.
cli-help-days = Für wie viele Tage; 0 für immer.
cli-help-reason = Warum; nur du liest es.
cli-help-gathering-days = Nach wie vielen Tagen ohne Besuch ein Tisch endet, an dem nie ausgeteilt wurde; 0 für nie.
cli-help-packed-days = Nach wie vielen Tagen ohne Besuch eine beendete Partie gepackt wird; 0 für nie.
cli-help-archived-days = Nach wie vielen Tagen ohne Besuch eine laufende Partie archiviert wird; 0 für nie.
cli-help-metrics = Messwerte für Prometheus unter RECHNER:PORT oder PORT zeigen; jeder weitere Prozess nimmt den nächsten Port.
serve-metrics-wrong = „{ $given }“ ist kein Ort für Messwerte: Schreib PORT oder RECHNER:PORT.
cli-help-mail-server = Wo Mails abgegeben werden: smtp://NAME:PASSWORT@RECHNER, smtps:// oder smtp+plain://.
cli-help-mail-from = Die Adresse, von der Mails kommen.
cli-help-mail-password-file = Eine Datei mit dem Passwort für den Mailserver.
cli-help-call-after = Nach wie vielen Sekunden jemand gerufen wird, der am Zug ist und nicht hinsieht.
cli-help-private-hooks = Webhooks auch Adressen im eigenen Netz erreichen lassen.
serve-bad-mail-server = So lassen sich keine Mails schicken: Schreib smtp://NAME:PASSWORT@RECHNER und nenne mit --mail-from den Absender.
serve-damaged = Die Datenbankdatei ist beschädigt. „kontor check“ sagt, welche Tische betroffen sind, „kontor restore“ bringt eine Kopie zurück.
copy-copying = Kopieren
copy-checking = Jeden Tisch öffnen
copy-restoring = Zurückbringen
copy-exists = { $file } gibt es schon; --force ersetzt die Datei.
copy-nothing-there = In { $file } gibt es keine Tische zu kopieren.
copy-damaged = Die Datenbankdatei ist beschädigt und lässt sich nicht kopieren.
copy-not-empty = Die Datenbank hat schon Tische; --replace setzt die der Kopie an ihre Stelle.
copy-made = { $tables ->
    [one] Ein Tisch liegt
   *[other] { $tables } Tische liegen
} in { $file }; jeder davon ließ sich öffnen.
copy-restored = { $tables ->
    [one] Ein Tisch ist
   *[other] { $tables } Tische sind
} wieder da.
check-fine = { $tables ->
    [one] Ein Tisch lässt
   *[other] Alle { $tables } Tische lassen
} sich öffnen und weiterspielen.
check-found = { $number } von { $tables } Tischen oder Seiten der Datei brauchen Aufmerksamkeit.
check-pages = Die Datei ist beschädigt; SQLite meldet: „{ $line }“.
check-unreadable = Dieser Tisch ist unlesbar: Die Datei ist hier beschädigt.
check-lines = Das Protokoll ist unvollständig: { $there } von { $version } Zeilen sind da.
check-stops = Diese laufende Partie würde stehenbleiben: Diese Version von Kontor kennt ihre Regeln oder ihr Material nicht mehr.
check-over = Diese beendete Partie ließe sich nicht mehr öffnen: Diese Version von Kontor kennt ihre Regeln oder ihr Material nicht mehr.
check-broken = Das Protokoll lässt sich nur bis Zeile { $version } spielen.
check-phase = Die Liste sagt etwas anderes als das Protokoll darüber, ob die Partie zu Ende ist.
admin-other-version = Die Datenbank gehört zu einer anderen Version von Kontor oder ist leer: Starte zuerst „kontor serve“ mit ihr.
admin-no-such = { $what } gibt es nicht.
admin-several = { $what } kann mehrere meinen: Gib mehr davon an.
admin-too-short = Gib mindestens { $least } Zeichen einer Person an.
admin-settled = Die Meldung { $what } ist erledigt.
admin-removed = Der Tisch { $what } ist gelöscht.
admin-banned = { $what } bleibt draußen.
admin-unbanned = { $what } darf wieder herein.
admin-for-ever = für immer
admin-table = Tisch
admin-game = Spiel
admin-phase = Phase
admin-names = Namen
admin-host = Geleitet von
admin-seen = Letzter Besuch
admin-lines = Zeilen
admin-person = Person
admin-hosts = Leitet
admin-seats = Plätze
admin-what = Was
admin-number = Anzahl
admin-report = Meldung
admin-at = Wann
admin-name = Name
admin-by = Gemeldet von
admin-reason = Grund
admin-text = Bemerkung
admin-who = Wer
admin-until = Bis
admin-phase-gathering = wartet auf Leute
admin-phase-playing = läuft
admin-phase-over = zu Ende
admin-reason-chat = Beleidigungen
admin-reason-name = anstößiger Name
admin-reason-play = verdirbt Partien
admin-reason-other = etwas anderes
admin-size-gathering = Tische, die auf Leute warten
admin-size-playing = Laufende Partien
admin-size-over = Beendete Partien
admin-size-lines = Zeilen in Protokollen
admin-size-packed = Gepackte Protokolle
admin-size-reports = Meldungen
admin-size-bans = Sperren
admin-size-bytes = Bytes

## Üben

cli-help-practice-moments = Wie viele Momente gesucht werden.
cli-help-practice-repeats = In wie vielen Momenten dieselbe Antwort die beste sein darf; bei 0 so oft, wie sie es ist.
cli-help-practice-iterations = Wie lange die Suche nachdenkt, die einen Moment bestätigt; so gezählt, findet sie immer dasselbe.
cli-help-practice-seconds = Dasselbe in Sekunden; dann hängt es vom Rechner ab.
cli-help-practice-games = Wie viele Partien höchstens gespielt werden.
cli-help-practice-out = Wohin die Momente geschrieben werden; der Zwischenstand liegt daneben.
cli-practising = Sucht Momente
cli-practice-found =
    { $file }: { $moments ->
        [one] ein Moment
       *[other] { $moments } Momente
    } aus { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    } mit { $decisions ->
        [one] einer Entscheidung
       *[other] { $decisions } Entscheidungen
    }; in Frage kamen: { $candidates }, durchsucht: { $searched }
cli-practice-go-on = Unterbrochen; derselbe Befehl mit --resume macht hier weiter.
cli-practice-other-quest = Was neben { $file } liegt, hat ein anderer Befehl gefunden: { $command }
