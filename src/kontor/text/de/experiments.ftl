## Versuche: Zeilen, Datensätze, Untersuchungen

cli-help-rows = Schreibt je Partie eine Zeile in eine Datei in CSV oder Parquet.
cli-help-decisions = Schreibt je Entscheidung eine Zeile in eine Datei in CSV oder Parquet.
cli-help-only = Spielt nur die Partie mit dieser Nummer und zeigt ihre Zeile, wie ein Lauf mit diesen Einstellungen sie hat.
rows-no-pyarrow = Parquet braucht pyarrow: zuerst pip install pyarrow aufrufen oder eine CSV-Datei wählen.
rows-unknown-kind = { $file }: Zeilen werden als { $known } geschrieben.
