## Experiments: rows, data sets, studies

cli-help-rows = Write one row per game into a CSV or Parquet file.
cli-help-decisions = Write one row per decision into a CSV or Parquet file.
cli-help-only = Play only the game of this number and show its row, as a run with these settings has it.
rows-no-pyarrow = Parquet needs pyarrow: run pip install pyarrow first, or choose a CSV file.
rows-unknown-kind = { $file }: rows are written as { $known }.
