"""`kontor fields`: the classes of what lies on a game's table, written from its declaration."""

from kontor import games as all_games
from kontor.cli.common import GameName, Lang
from kontor.cli.output import say, screen
from kontor.making import writing


def fields(game: GameName, lang: Lang = "") -> None:
    """Write the modules that a game's `table/fields.toml` asks for."""
    if game not in all_games.FOLDERS:
        raise all_games.UnknownGame(game)
    written = writing.write(game, all_games.FOLDER / game)
    for name in written:
        screen.print(say("cli-fields-written", name=name))
    if not written:
        screen.print(say("cli-fields-fresh"))
