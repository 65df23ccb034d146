"""Listings: a game says itself how it is listed, on the start page and in the arena."""

from functools import cache
from typing import Final

from kontor import games
from kontor.engine.components import read

LAST: Final = 1_000
USUAL_SEATS: Final = 4
HEAVIEST: Final = 3
COLOUR: Final = "#5a5148"
SHADE: Final = "#38322c"


class Listing:
    """A game's place among the others, its usual number of seats, its colours, its weight."""

    def __init__(
        self, order: int, usual_seats: int, colour: str, shade: str, weight: int = 0
    ) -> None:
        self.order: int = order
        self.usual_seats: int = usual_seats
        self.colour: str = colour
        self.shade: str = shade
        self.weight: int = weight


@cache
def listing(slug: str) -> Listing:
    """Return how a game is listed; one that does not say comes last."""
    file = read(games.FOLDER / slug / "components.toml", slug)
    if "listing" not in file.table:
        game = games.load(slug)
        usual = max(game.least_seats, min(USUAL_SEATS, game.most_seats))
        return Listing(LAST, usual, COLOUR, SHADE)
    said = file.section("listing")
    return Listing(
        said.integer("order"),
        said.integer("usual_seats", 1),
        said.text("colour"),
        said.text("shade"),
        said.integer("weight", 1, HEAVIEST) if "weight" in said.table else 0,
    )


def in_order(slugs: list[str]) -> list[str]:
    """Sort games as they are listed."""
    return sorted(slugs, key=lambda slug: (listing(slug).order, slug))
