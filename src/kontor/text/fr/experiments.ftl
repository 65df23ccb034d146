## Expériences : lignes, jeux de données, études

cli-help-rows = Écrire une ligne par partie dans un fichier CSV ou Parquet.
cli-help-decisions = Écrire une ligne par décision dans un fichier CSV ou Parquet.
cli-help-only = Ne jouer que la partie de ce numéro et montrer sa ligne, telle que la donne une série avec ces réglages.
rows-no-pyarrow = Parquet demande pyarrow : lancez d’abord pip install pyarrow, ou choisissez un fichier CSV.
rows-unknown-kind = { $file } : les lignes s’écrivent en { $known }.
