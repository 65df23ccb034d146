"""How answers were given: openly or under seal, and how far those under seal may be undone."""

from dataclasses import dataclass
from typing import Final

OPENED_AGAIN: Final = "undo-opened-again"


@dataclass(frozen=True)
class Given:
    """How one answer of the record was given.

    `is_open`: not laid under seal. `sealed_since`: how many answers there were when the sealed
    question after it was opened. `is_locked`: it completes what its seat has laid under seal.
    """

    is_open: bool
    sealed_since: int
    is_locked: bool


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
