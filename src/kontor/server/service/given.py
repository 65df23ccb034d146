"""How answers were given: openly, under seal or for oneself, and how far that may be undone."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from kontor.engine.frames import NEVER
from kontor.engine.match import Match, Step
from kontor.engine.messages import SPECTATOR
from kontor.engine.state import State

OPENED_AGAIN: Final = "undo-opened-again"


@dataclass(frozen=True)
class Given:
    """How one answer of the record was given.

    `is_open`: not laid under seal. `sealed_since`: how many answers there were when the sealed
    question after it was opened. `is_locked`: it completes what its seat has laid under seal.
    `is_own`: the person at the seat has given it, not the table or a bot in their place.
    `is_chosen`: there was a choice, as far as everybody knows. `is_whole`: the answer is one word,
    without parts that may lie hidden.
    `forced`: the clauses of an only answer that the table has given; None if there was a choice.
    """

    is_open: bool
    sealed_since: int
    is_locked: bool
    is_own: bool = False
    forced: list[str] | None = None
    is_chosen: bool = True
    is_whole: bool = True

    def since(self, began: int) -> Given:
        """Return this after a question that was opened at another number of answers."""
        return replace(self, sealed_since=began)


def is_private(before: State, after: State, seat: int) -> bool:
    """Tell whether an open answer has changed nothing for anybody but its own seat."""
    if [frame.kind for frame in before.stack] != [frame.kind for frame in after.stack]:
        return False
    others = [other for other in range(SPECTATOR, after.seats) if other != seat]
    return all(
        before.view(other).data() == after.view(other).data()
        and (other == SPECTATOR or before.options(other) == after.options(other))
        for other in others
    )


def only_clauses(state: State, seat: int) -> list[str] | None:
    """Return the clauses of a seat's only answer; nothing if it has a choice."""
    if state.forced(seat) == NEVER:
        return None
    return list(state.question(seat).options[0].clauses)


def stand_aside(match: Match, steps: list[Step]) -> None:
    """Let the last answer stand in nobody's way: before it, so many steps could be undone."""
    if steps and steps[-1].seat != match.steps[-1].seat:
        match.steps = steps


def steps_back(locked: list[bool]) -> int:
    """Return how many of a seat's answers under seal may be undone, the last one first.

    An answer that was opened again is not closed by undoing: it might be the last one missing.
    """
    steps = 0
    after = locked[-1] if locked else False
    for before in [*locked[-2::-1], False][: len(locked)]:
        if before and not after:
            break
        steps += 1
        after = before
    return steps
