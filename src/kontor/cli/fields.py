"""`kontor fields`: the classes of what lies on a game's table, written from its declaration."""

from kontor import games as shelf
from kontor.cli.common import GameName, Lang
from kontor.cli.words import say, screen
from kontor.making import writing


def fields(game: GameName, lang: Lang = "") -> None:
    """Write the modules that a game's `table/fields.toml` asks for."""
    if game not in shelf.SLUGS:
        raise shelf.UnknownGame(f"there is no game {game}; known are {', '.join(shelf.SLUGS)}")
    written = writing.write(game, shelf.FOLDER / game)
    for name in written:
        screen.print(say("cli-fields-written", name=name))
    if not written:
        screen.print(say("cli-fields-fresh"))
