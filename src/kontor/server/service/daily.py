"""The moment of the day: the same for everybody, another game every day, none twice in a round."""

from datetime import date
from functools import cache
from hashlib import sha256

from kontor import games
from kontor.games.listing import in_order
from kontor.games.practice import Moment, moments


def of_the_day(day: date) -> tuple[str, Moment] | None:
    """Return the game and the moment of a day."""
    found = in_turn()
    return found[day.toordinal() % len(found)] if found else None


@cache
def in_turn() -> tuple[tuple[str, Moment], ...]:
    """List all moments, a game after the other; within a game easy and hard ones are mixed."""
    mixed = [
        [(slug, one) for one in sorted(moments(slug), key=lambda one: digest(one.name))]
        for slug in in_order(list(games.SLUGS))
    ]
    longest = max((len(of_game) for of_game in mixed), default=0)
    return tuple(
        of_game[place] for place in range(longest) for of_game in mixed if place < len(of_game)
    )


def digest(name: str) -> str:
    """Return what moments are mixed by."""
    return sha256(name.encode()).hexdigest()
