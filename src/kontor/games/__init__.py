"""The games, by slug. A new game is one new folder; this package finds it by itself.

`SLUGS` lists the games that can be offered. It is found out at its first use, by loading them all:
a game that is half written or broken is named in one line and left out, the others go on.
"""

import sys
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from kontor.engine.components import ComponentsError
from kontor.engine.game import Game, SetupError
from kontor.engine.messages import Message

FOLDER = Path(__file__).parent
FOLDERS = tuple(sorted(path.parent.name for path in FOLDER.glob("*/components.toml")))
LEARNED = "value.net"
CORRECTED_KEPT = 64

SLUGS: tuple[str, ...]

if not TYPE_CHECKING:

    def __getattr__(name: str) -> tuple[str, ...]:
        """Find out which games can be offered when somebody asks for `SLUGS` first."""
        if name != "SLUGS":
            raise AttributeError(f"module {__name__} has no attribute {name}")
        slugs = tuple(slug for slug in FOLDERS if can_be_offered(slug))
        globals()["SLUGS"] = slugs
        return slugs


def can_be_offered(slug: str) -> bool:
    """Tell whether a game loads; if not, say so once."""
    try:
        load(slug)
    except Exception as error:  # whatever is wrong with one game, the others go on
        cause = error.__cause__ if isinstance(error, UnknownGame) else error
        print(f"kontor: {slug} is left out: {summary(cause)}", file=sys.stderr)
        return False
    return True


class UnknownGame(SetupError):
    """No game has this slug, or none that can be loaded."""

    def __init__(self, slug: str, problem: str = "") -> None:
        known = ", ".join(FOLDERS)
        if problem:
            message = Message("setup-broken-game", {"game": slug, "reason": problem})
            super().__init__(f"the game {slug} cannot be loaded: {problem}", message)
        else:
            message = Message("setup-unknown-game", {"game": slug, "known": known})
            super().__init__(f"there is no game {slug}; known are {known}", message)


@cache
def load(slug: str) -> Game:
    """Load a game with its own material."""
    return load_with(slug, None)


def load_with(slug: str, components: Path | None, checks_keys: bool = True) -> Game:
    """Load a game with its own material or another components file."""
    if slug not in FOLDERS:
        raise UnknownGame(slug)
    try:
        read = import_module(f"kontor.games.{slug}.game").load
    except Exception as error:
        raise UnknownGame(slug, summary(error)) from error
    file = components or FOLDER / slug / "components.toml"
    game: Game = read(file)
    if components and checks_keys and (unread := game.components.unread()):
        raise ComponentsError(file.name, unread[0], "unread")
    return game


@lru_cache(maxsize=CORRECTED_KEPT)
def load_text(slug: str, text: str) -> Game:
    """Load a game with the text of a corrected components file; without one, with its own."""
    return read_text(slug, text, checks_keys=True)


@lru_cache(maxsize=CORRECTED_KEPT)
def load_kept(slug: str, text: str) -> Game:
    """Load a game with a components file that was accepted before, perhaps by an older program."""
    return read_text(slug, text, checks_keys=False)


def read_text(slug: str, text: str, checks_keys: bool) -> Game:
    """Load a game with the text of a components file, or its own if there is none."""
    if not text:
        return load(slug)
    with TemporaryDirectory() as folder:
        file = Path(folder) / "components.toml"
        file.write_text(text, "utf-8")
        return load_with(slug, file, checks_keys)


def summary(error: BaseException | None) -> str:
    """Return an error in one line."""
    return f"{type(error).__name__}: {next(iter(str(error).splitlines()), '')}"


def learned(slug: str) -> bytes | None:
    """Return the learned value that comes with a game, or nothing if there is none."""
    file = FOLDER / slug / "bot" / LEARNED
    return file.read_bytes() if file.is_file() else None
