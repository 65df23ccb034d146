## Experiments: rows, data sets, studies

cli-help-rows = Write one row per game into a CSV or Parquet file.
cli-help-decisions = Write one row per decision into a CSV or Parquet file.
cli-help-only = Play only the game with this number and show its row, as a run with these settings has it.
rows-no-pyarrow = Parquet needs pyarrow: run pip install pyarrow first, or choose a CSV file.
rows-unknown-kind = { $file }: the file must end in { $known }.
cli-help-dataset = Let bots play games and keep their records in a folder, with an index. The same command goes on after an interruption. Example: kontor dataset fugger -n 500 --bots grandmaster:0.1s --jobs 0
cli-help-dataset-out = The folder; if none is given, a new one here, named after the game.
cli-help-parquet = Write the index as Parquet as well.
cli-dataset-made = { $games ->
    [one] One game
   *[other] { $games } games
} in { $folder }
dataset-other-folder = { $folder } holds something else, or games played with other settings.
dataset-bad-line = The game on line { $line } does not belong to this data set.
cli-help-record-convert = Write a record as JSON, or one in JSON as text.
cli-help-record-target = Where to write it; otherwise it is shown on the screen.
record-unreadable-json = The JSON record cannot be read at “{ $place }”.
usage-folder = FOLDER
cli-help-study = Study the balance of a game: what seats, house rules and material do to wins, length and scores, each with the same deals. Example: kontor study fugger --games 300 --html fugger.html
cli-help-study-games = Number of games of each version, rounded up to whole rotations of the seats.
cli-help-study-bots = Bots, separated by commas; one alone takes all seats.
cli-help-study-vary = Change this house rule, value by value; may be repeated. If none is named, all of them, unless material is studied.
cli-help-study-value = Change a value of the components file: PLACE=VALUE,VALUE; may be repeated. Example: --value evaluation.trigger_cards=4,6
cli-help-study-components = Compare this components file with the game’s own; two or more are compared with the first.
study-bad-value = A value of the components file is given as PLACE=VALUE, not as { $pair }.
study-no-such-value = The components file has no value { $place } that could be changed.
usage-places = PLACE=VALUE
