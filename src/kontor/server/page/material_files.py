"""The usual components files of the games, and the grids that they are laid out in."""

import tomllib
from functools import cache
from itertools import groupby

from kontor import games
from kontor.server.page.material import Grid, Table, grids


def text_of(slug: str) -> str:
    """Return the usual components file of a game."""
    return (games.FOLDER / slug / "components.toml").read_text("utf-8")


@cache
def usual(slug: str) -> Table:
    """Return what the usual components file of a game says."""
    return tomllib.loads(text_of(slug))


@cache
def parts(slug: str) -> list[tuple[str, list[Grid]]]:
    """Return the grids of a game, those of one part of the file together."""
    found = groupby(grids(usual(slug)), lambda grid: grid.path)
    return [(path, list(together)) for path, together in found]
