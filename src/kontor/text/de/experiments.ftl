## Versuche: Zeilen, Datensätze, Untersuchungen

cli-help-rows = Je Partie eine Zeile in eine Datei schreiben, als CSV oder Parquet.
cli-help-decisions = Je Entscheidung eine Zeile in eine Datei schreiben, als CSV oder Parquet.
cli-help-only = Nur die Partie mit dieser Nummer spielen und die Zeile zeigen, die sie in einem Lauf mit diesen Einstellungen hat.
rows-no-pyarrow = Parquet braucht pyarrow: zuerst pip install pyarrow aufrufen oder eine CSV-Datei wählen.
rows-unknown-kind = { $file }: Die Datei muss auf { $known } enden.
cli-help-dataset = Bots Partien spielen lassen und die Aufzeichnungen in einem Ordner aufbewahren, mit einer Übersicht. Derselbe Befehl macht nach einer Unterbrechung weiter. Beispiel: kontor dataset fugger -n 500 --bots grandmaster:0.1s --jobs 0
cli-help-dataset-out = Der Ordner; sonst ein neuer hier, nach dem Spiel benannt.
cli-help-parquet = Die Übersicht auch als Parquet schreiben.
cli-dataset-made = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} in { $folder }
dataset-other-folder = In { $folder } liegt etwas anderes, oder die Partien dort wurden mit anderen Einstellungen gespielt.
dataset-bad-line = Die Partie in Zeile { $line } gehört nicht zu diesem Datensatz.
cli-help-record-convert = Eine Aufzeichnung als JSON schreiben, oder eine in JSON als Text.
cli-help-record-target = Wohin sie geschrieben wird; sonst auf den Bildschirm.
record-unreadable-json = Die Aufzeichnung in JSON ist bei „{ $place }“ nicht zu lesen.
usage-folder = ORDNER
cli-help-study = Untersuchen, wie ausgewogen ein Spiel ist: was Plätze, Hausregeln und Material mit Siegen, Dauer und Punkten machen, jeweils mit gleichen Karten. Beispiel: kontor study fugger --games 300 --html fugger.html
cli-help-study-games = Zahl der Partien je Fassung, aufgerundet auf volle Umläufe der Plätze.
cli-help-study-bots = Bots, durch Kommas getrennt; einer allein sitzt auf allen Plätzen.
cli-help-study-vary = Diese Hausregel ändern, Wert für Wert; mehrmals möglich. Sonst alle, außer wenn Material untersucht wird.
cli-help-study-value = Einen Wert der Materialdatei ändern: STELLE=WERT,WERT; mehrmals möglich. Beispiel: --value evaluation.trigger_cards=4,6
cli-help-study-components = Diese Materialdatei mit der des Spiels vergleichen; zwei oder mehr werden mit der ersten verglichen.
study-bad-value = Einen Wert der Materialdatei schreibt man STELLE=WERT, nicht { $pair }.
study-no-such-value = Die Materialdatei hat keinen Wert { $place }, der sich ändern ließe.
usage-places = STELLE=WERT
