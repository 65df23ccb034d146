"""Previews: what an answer would change of what the page shows, found by giving it to a copy.

The copy is imagined from what the seat may see, so nothing hidden is in it. What lies under seal,
or what chance has a part in, is not foretold.
"""

from collections.abc import Callable
from functools import cached_property

from kontor import games
from kontor.engine.chance import seeded
from kontor.engine.state import State
from kontor.engine.view import View

# By the names of the places where previews are seen: the numbers that stand there.
Shown = dict[str, int]


class Previews:
    """The answers of one moment, each given to a copy of it."""

    def __init__(self, slug: str, view: View, shown: Callable[[View], Shown]) -> None:
        self.slug = slug
        self.view = view
        self.shown = shown

    @cached_property
    def world(self) -> State:
        """The game as its reader may imagine it."""
        return games.load(self.slug).imagine(self.view, seeded("previews"))

    @cached_property
    def now(self) -> Shown:
        """What is shown now."""
        return self.shown(self.view)

    def after(self, code: int) -> Shown:
        """Return which numbers an answer would change, and into what."""
        frame = self.world.stack[-1]
        if frame.sealed and not self.world.is_immediate(code):
            return {}
        copy = self.world.clone()
        used = copy.chance.used
        copy.play(self.view.seat, code)
        if copy.chance.used != used:
            return {}
        coming = self.shown(copy.glimpse(self.view.seat))
        return {name: number for name, number in coming.items() if number != self.now[name]}
