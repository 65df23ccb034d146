"""The games, by slug. A new game is one new folder; this package finds it by itself."""

from functools import cache
from importlib import import_module
from pathlib import Path

from kontor.engine.components import ComponentsError
from kontor.engine.game import Game, SetupError
from kontor.engine.messages import Message

FOLDER = Path(__file__).parent
SLUGS = tuple(sorted(path.parent.name for path in FOLDER.glob("*/components.toml")))


LEARNED = "value.net"


class UnknownGame(SetupError):
    """No game has this slug."""

    def __init__(self, slug: str) -> None:
        known = ", ".join(SLUGS)
        message = Message("setup-unknown-game", {"game": slug, "known": known})
        super().__init__(f"there is no game {slug}; known are {known}", message)


@cache
def load(slug: str) -> Game:
    """Load a game with its own material."""
    return load_with(slug, None)


def load_with(slug: str, components: Path | None) -> Game:
    """Load a game with its own material or a corrected components file."""
    if slug not in SLUGS:
        raise UnknownGame(slug)
    file = components or FOLDER / slug / "components.toml"
    game: Game = import_module(f"kontor.games.{slug}.game").load(file)
    if components and (unread := game.components.unread()):
        raise ComponentsError(f"{file.name}: {unread[0]}: no rule of this game asks for it")
    return game


def learned(slug: str) -> bytes | None:
    """Return the learned value that comes with a game, or nothing if there is none."""
    for file in (FOLDER / slug / "bot" / LEARNED, FOLDER / slug / LEARNED):
        if file.is_file():
            return file.read_bytes()
    return None
