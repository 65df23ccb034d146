### Geführte erste Partien: was die Seite darum herum sagt. Was die Stimme sagt, steht bei jedem Spiel.

page-learn = Lernen, in etwa { $minutes } Minuten
page-learn-on = Geführte Partie fortsetzen
page-learn-again = Geführte Partie neu beginnen
page-lesson = Geführte Partie
page-lesson-go = Weiter
page-lesson-quiet = Stimme stumm schalten
page-lesson-before = Noch einmal hören, was ich vorher gesagt habe
page-lesson-speak = Stimme wieder sprechen lassen
page-lesson-silent = Ich bin still. Du spielst allein weiter; ruf mich, wann immer du magst.
page-lesson-watch = Schau zu, was die anderen tun.
page-lesson-yours = Du bist dran: Tu, was du für das Beste hältst.
page-lesson-waits = Die anderen warten, bis du fertig gelesen hast.
page-lesson-way = Wie weit du gekommen bist
page-lesson-instead = Das geht auch. Nimm es zurück, wenn du lieber meinem Vorschlag folgst, oder mach einfach weiter.
page-lesson-instead-on = Das geht auch. Wir machen von hier aus weiter.
page-key-lesson = Weiter in der geführten Partie
    .keys = G
page-key-lesson-before = Noch einmal hören, was in der geführten Partie vorher kam
    .keys = B
