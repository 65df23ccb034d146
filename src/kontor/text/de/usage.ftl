# Wie man die Kommandozeile aufruft, und was dabei schiefgeht.

usage-line = Aufruf:
usage-options = [OPTIONEN]
usage-command = BEFEHL [ARGUMENTE]...
usage-game = SPIEL
usage-file = DATEI
usage-pair = NAME=WERT
usage-values = NAME=WERT,WERT
usage-number = ZAHL
usage-text = TEXT
usage-name = NAME
usage-address = ADRESSE
usage-who = WER
usage-table = TISCH
usage-door = [RECHNER:]PORT
usage-clause = REGEL
usage-panel-arguments = Argumente
usage-panel-options = Optionen
usage-panel-commands = Befehle
usage-default = [sonst: { $value }]
usage-environment = [aus der Umgebung: { $value }]
usage-required = [nötig]
usage-help = Diese Hilfe zeigen.
usage-aborted = Abgebrochen.
usage-no-such-command = Es gibt keinen Befehl „{ $word }“.
usage-no-such-option = Eine Option { $word } gibt es hier nicht.
usage-missing-command = Es fehlt ein Befehl.
usage-missing = Es fehlt { $word }.
usage-extra = Das ist zu viel: { $word }
usage-bad-value = { $word }: { $reason }
usage-not-whole = das muss eine ganze Zahl sein
usage-no-number = das muss eine Zahl sein
usage-too-small = das muss mindestens { $bound } sein
usage-too-large = das darf höchstens { $bound } sein
usage-wrong = das passt nicht
usage-needs-value = { $word } braucht einen Wert.
usage-takes-no-value = { $word } steht ohne Wert.
usage-try = { $command } hilft weiter.
usage-did-you-mean = Meintest du { $word }?
usage-no-such-language = Eine Sprache „{ $word }“ gibt es nicht; bekannt sind { $known }.
