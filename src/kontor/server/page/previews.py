"""Previews: what an answer would change of what the page shows, found by giving it to a copy.

The copy is imagined from what the seat may see, so nothing hidden is in it. What lies under seal,
or what chance has a part in, is not foretold.
"""

from collections.abc import Callable
from functools import cached_property
from typing import Any

from kontor import games
from kontor.engine.chance import seeded
from kontor.engine.state import State
from kontor.engine.view import View

# By the names of the places where previews are seen: what stands there.
Shown = dict[str, Any]
# Gives an answer to a copy.
Giving = Callable[[Any, int, int], None]


def given(world: State, seat: int, code: int) -> None:
    """Give an answer with all that follows by itself; one under seal changes nothing yet."""
    if not world.stack[-1].sealed or world.is_immediate(code):
        world.play(seat, code)


class Previews:
    """The answers of one moment, each given to a copy of it."""

    def __init__(
        self, slug: str, view: View, shown: Callable[[View], Shown], give: Giving = given
    ) -> None:
        self.slug = slug
        self.view = view
        self.shown = shown
        self.give = give

    @cached_property
    def world(self) -> State:
        """The game as its reader may imagine it."""
        return games.load(self.slug).imagine(self.view, seeded("previews"))

    @cached_property
    def now(self) -> Shown:
        """What is shown now."""
        return self.shown(self.view)

    def after(self, code: int) -> Shown:
        """Return what an answer would change of what is shown, and into what."""
        copy = self.world.clone()
        used = copy.chance.used
        self.give(copy, self.view.seat, code)
        if copy.chance.used != used:
            return {}
        coming = self.shown(copy.glimpse(self.view.seat))
        return {name: value for name, value in coming.items() if value != self.now[name]}
