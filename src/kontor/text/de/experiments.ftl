## Versuche: Zeilen, Datensätze, Untersuchungen

cli-help-rows = Schreibt je Partie eine Zeile in eine Datei, nach der Endung CSV oder Parquet.
cli-help-decisions = Schreibt je Entscheidung eine Zeile in eine Datei, nach der Endung CSV oder Parquet.
cli-help-only = Spielt nur die Partie mit dieser Nummer und zeigt ihre Zeile, wie ein Lauf mit diesen Einstellungen sie hat.
rows-no-pyarrow = Parquet braucht pyarrow: zuerst pip install pyarrow aufrufen oder eine CSV-Datei wählen.
rows-unknown-kind = { $file }: die Datei muss auf { $known } enden.
cli-help-dataset = Lässt Bots Partien spielen und bewahrt die Aufzeichnungen in einem Ordner auf, mit einem Verzeichnis. Derselbe Befehl macht nach einer Unterbrechung weiter. Beispiel: kontor dataset fugger -n 500 --bots grandmaster:0.1s --jobs 0
cli-help-dataset-out = Der Ordner; sonst ein neuer hier, nach dem Spiel benannt.
cli-help-parquet = Schreibt das Verzeichnis auch als Parquet.
cli-dataset-made = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} in { $folder }
dataset-other-folder = In { $folder } liegt etwas anderes, oder die Partien dort wurden mit anderen Einstellungen gespielt.
dataset-bad-line = Die Partie in Zeile { $line } gehört nicht zu diesem Datensatz.
cli-help-record-convert = Schreibt eine Aufzeichnung als JSON und eine in JSON als Text.
cli-help-record-target = Wohin sie geschrieben wird; sonst auf den Bildschirm.
record-unreadable-json = Die Aufzeichnung in JSON ist bei „{ $place }“ nicht zu lesen.
usage-folder = ORDNER
