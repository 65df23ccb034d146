# Die Arena: Wettkämpfe zwischen Bots, ihre Zahlen und der Bericht.

arena-bad-components = Die Materialdatei ist nicht zu gebrauchen: { $reason }
arena-same-bots = Nenne mindestens einen Bot und keinen zweimal.
arena-bad-network = { $file } ist kein Netz, nach dem sich dieses Spiel beurteilen lässt.
arena-empty-field = Einer gegen das Feld braucht mindestens zwei Bots.
arena-one-comparison = Vergleiche entweder eine Hausregel oder das Material, eins zugleich.
arena-bad-comparison = Vergleiche mindestens zwei Werte: NAME=WERT,WERT, nicht { $pair }.
arena-bad-journal = { $file } ist kein Journal der Arena, das sich lesen und schreiben lässt.
arena-bad-file = { $file } lässt sich nicht schreiben: { $reason }
arena-no-folder = es gibt keinen Ordner { $folder }
arena-no-cluster = Unter { $address } antwortet kein Dask-Verbund mit Arbeitern.
arena-other-worker = Ein Arbeiter des Verbunds hat eine andere Fassung des Spiels oder seiner Bots.
arena-interrupted = Unterbrochen: { $games ->
    [0] keine Partie ist fertig.
    [one] eine fertige Partie wird gezeigt.
   *[other] { $games } fertige Partien werden gezeigt.
}

arena-playing = Es wird gespielt
arena-percent = { $number } %
arena-microseconds = { $number } µs
arena-milliseconds = { $number } ms
arena-seconds = { $number } s
arena-usual-rules = übliche Regeln
arena-changed-material = geändertes Material
arena-bot = Bot
arena-share = Siege
arena-interval = 95 %
arena-score = Punkte
arena-margin = Vorsprung
arena-rating = Wertung
arena-median = Median
arena-p99 = 99 %
arena-cpu = Rechenzeit
arena-pair = Paar
arena-games = Partien
arena-against = { $bot } gegen { $other }
arena-ahead = Davor
arena-seat = Platz
arena-seat-number = Platz { $seat }
arena-use = Antwort
arena-all = Alle
arena-winners = Beim Sieg
arena-change = Änderung
arena-rounds = Runden
arena-decisions = Entscheidungen
arena-played = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}, { $players ->
    [one] ein Platz
   *[other] { $players } Plätze
}, Startwert { $seed }: { $rules }
arena-unfinished = Nicht alle Partien wurden gespielt.
arena-length = Runden je Partie: { $rounds } ({ $fewest } bis { $longest }). Entscheidungen je Partie: { $decisions }. Geteilte Siege: { $shared }.
arena-equal-share = Ein gleicher Anteil ist { $share }.

arena-title = { $game }: Arena
arena-mode-round-robin = Jeder gegen jeden: { $bots }
arena-mode-field = { $bot } allein gegen Tische von { $others }
arena-method = Jede Kartenverteilung wird einmal je Umlauf der Plätze gespielt, sodass jeder Bot jede Hand bekommt. Anteile tragen Wilsons Intervall zu 95 %; ein geteilter Sieg zählt in Teilen. Vorsprünge und Änderungen tragen ein Intervall zu 95 % durch neues Ziehen der Verteilungen. Wertungen sind von OpenSkill (Plackett und Luce), mit zwei Sigma.
arena-section-bots = Anteil an den Siegen
arena-section-margin = Punkte und Vorsprung
arena-section-ratings = Wertungen
arena-section-field = Allein gegen den Tisch
arena-section-duels = Wer vor wem endet
arena-section-seats = Plätze
arena-section-length = Länge
arena-section-uses = Antworten je Partie und Platz
arena-section-effects = Wirkung: { $rules }
arena-section-times = Zeit je Entscheidung
arena-note-margin = Punkte eines Platzes und sein Vorsprung vor dem Mittel der anderen Bots.
arena-note-seats = Anteil an den Siegen je Platz; die Bots wechseln, sodass ein Unterschied am Platz liegt.
arena-note-uses = Wie oft ein Platz in einer Partie eine Antwort dieser Art gibt: alle Plätze, die siegreichen, jeder Bot. Weit verschiedene Beträge werden zusammen gezählt.
arena-note-effects = Änderung gegenüber { $rules } bei gleichen Karten, für Anteile in Prozentpunkten.
arena-note-times = Wo es eine Wahl gibt: wie lange die anderen warten (Punkt: Median, Ende: 99 %), und die eigene Rechenzeit. Rechner sind verschieden; Zeiten gehören nicht zum Ergebnis.
arena-not-shown = { $number ->
    [one] Eine seltenere Antwort steht im JSON-Bericht.
   *[other] { $number } seltenere Antworten stehen im JSON-Bericht.
}
arena-reproduce = Dieselben Partien noch einmal
arena-written = Bericht: { $file }

measure-calibration = Was gesagt wurde und was geschah
measure-losses = Was eine Entscheidung verschenkt
measure-table = { $game }, { $players } Personen
measure-game = Spiel
measure-players = Personen
measure-brier = Brier
measure-equal-brier = Gleiche Anteile
measure-sum = Summe aller Plätze
measure-error = Abweichung
measure-class = Chance
measure-chances = Anzahl
measure-said = Gesagt
measure-happened = Geschehen
measure-decisions = Entscheidungen
measure-loss = Verlust
measure-best = Nichts verloren
measure-hands = Wie wahrscheinlich die Wahrheit ist (Logarithmus)
measure-imagined = Ausgemalt
measure-even = Gleichmäßig
measure-gain = Gewinn

level-searcher = Sucher

arena-ladder-title = Bots
arena-ladder-about = Fünf Stufen spielen jedes Spiel, unter gleichen Namen. Jede Stufe muss die nächsttiefere schlagen: einer von oben sitzt allein unter denen von unten, mit wechselnden Plätzen und gleichen Karten. Das Intervall ist das von Wilson zu 95 %; eine Stufe hält, wenn ihr Intervall über dem gleichen Anteil liegt.
arena-ladder-heading = Die Leiter
arena-ladder-made = Geschrieben durch: { $command }
arena-ladder-plain = Gespielt in gewöhnlichem Python, nicht kompiliert.
arena-ladder-compiled = Gespielt mit kompilierten Regeln.
arena-ladder-times = Zeit der höheren Stufe je Entscheidung (Median und 99 % des Wartens, und Median der Rechenzeit). Ein Denkbudget in Sekunden spielt auf jedem Rechner anders, eines in Iterationen überall gleich.
arena-ladder-game = { $game }, { $players } Plätze
arena-higher = Höhere
arena-lower = Tiefere
arena-equal = Gleicher Anteil
arena-stands = Hält
arena-yes = ja
arena-no = nein
arena-open = noch unklar
arena-untrained = hat dieses Spiel nicht gelernt

study-title = { $game }: Ausgewogenheit
study-mode = Gespielt von: { $bots }
study-method = Jede Fassung ändert eine einzige Sache und wird mit denselben Karten gespielt, einmal für jeden Umlauf der Plätze. Anteile der Plätze tragen Wilsons Intervall zu 95 %; Mittelwerte und Änderungen eines zu 95 %, gefunden durch neues Ziehen der Kartenverteilungen.
study-seat-shares = Anteil an den Siegen nach Platz
study-seat-scores = Punkte nach Platz
study-section-whole = Dauer und Punkte
study-section-changes = Was Dauer und Punkte ändert
study-section-seats = Was den Anteil an den Siegen ändert
study-section-material = Was am Material anders ist
study-means = Mittelwerte je Partie
study-measure = Größe
study-rounds = Runden
study-decisions = Entscheidungen
study-winning-score = Punkte beim Sieg
study-mean-score = Mittlere Punktzahl
study-lead = Vorsprung beim Sieg
study-shared = Geteilte Siege
study-material = Material
study-place = Stelle
study-before = Vorher
study-after = Nachher
study-note-changes = Änderung gegenüber „{ $rules }“ mit denselben Karten, geteilte Siege in Prozentpunkten. Wo das Intervall die Linie nicht erreicht (in Tabellen ein Stern), ist es selten bloßer Zufall; doch von zwanzig solchen Intervallen liegt eines zufällig daneben.
study-note-seats = In Prozentpunkten, mit denselben Karten.
study-left-out = Ausgelassen, weil sie sich mit den übrigen Hausregeln nicht vertragen: { $rules }
study-few = Nur { $deals ->
    [one] eine Kartenverteilung wurde
   *[other] { $deals } Kartenverteilungen wurden
} gespielt: Die Intervalle sind enger, als sie sein dürften. Mehr Partien ergeben bessere.
