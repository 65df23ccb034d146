"""Seat clocks: how much time each seat has left, as the journal tells it.

A decision of a seat begins when the table begins to wait for it and ends with its next answer that
others know of. What a seat prepares for itself, or changes under seal, moves no clock: whoever
looks at the clocks learns nothing but what the table shows anyway.

| when time is up | line of the journal | what follows                                          |
| --------------- | ------------------- | ----------------------------------------------------- |
| answer          | late, text answer   | a bot gives the answers of this decision              |
| bot             | seat, text bot-late | a bot plays until the person takes the seat back      |
| vote            | late, text vote     | the others decide whether a bot plays (motions.py)    |

Bots have no clock. While the table pauses, no clock runs. Whoever sits down or comes back has the
time of a decision anew.
"""

from collections.abc import Collection
from typing import Final

from kontor.server.service.table_settings import TableClock
from kontor.server.store.rows import Entry

LATE: Final = "late"
# Lines about a seat after which a person's decision begins anew.
SITS_DOWN: Final = ("claimed", "succeeds", "returned")


class SeatClocks:
    """The clocks of a table, one for each seat."""

    def __init__(self, clock: TableClock) -> None:
        self.clock: TableClock = clock
        # When the open decision of a seat began, or went on after a pause; what it took before.
        self.began: dict[int, float] = {}
        self.used: dict[int, float] = {}
        # What a seat has spent of its time for the whole game.
        self.spent: dict[int, float] = {}
        self.late: dict[int, str] = {}
        self.is_paused: bool = False

    def apply(self, entry: Entry) -> None:
        """Follow a line of the journal that is no answer."""
        if self.clock.kind == "none":
            return
        if entry.kind == LATE:
            self.late[entry.seat] = entry.text
        elif entry.kind == "pause":
            for seat in self.began:
                self.used[seat] = self.taken(seat, entry.at)
            self.is_paused = True
        elif entry.kind == "resume":
            self.began = dict.fromkeys(self.began, entry.at)
            self.is_paused = False
        elif is_sitting_down(entry) and entry.seat in self.began:
            self.begin(entry.seat, entry.at)

    def answered(self, at: float, awaited: Collection[int], seat: int, is_anew: bool) -> None:
        """Follow an answer that others know of: it ends a decision, others may begin.

        If everything is anew, the table has gone back together.
        """
        if self.clock.kind == "none":
            return
        for other in [*self.began]:
            if is_anew or other == seat or other not in awaited:
                self.end(other, at)
        for other in awaited:
            if other not in self.began:
                self.begin(other, at)

    def begin(self, seat: int, at: float) -> None:
        """Let a decision begin."""
        self.began[seat] = at
        self.used[seat] = 0.0
        self.late.pop(seat, None)

    def end(self, seat: int, at: float) -> None:
        """Let a decision end; what it took beyond the free seconds has been spent."""
        beyond = max(0.0, self.taken(seat, at) - self.clock.free_seconds)
        spent = self.spent.get(seat, 0.0) + beyond
        self.spent[seat] = min(self.clock.bank_seconds, spent)
        del self.began[seat], self.used[seat]
        self.late.pop(seat, None)

    def taken(self, seat: int, at: float) -> float:
        """Return how many seconds of a decision have counted at a moment."""
        if self.is_paused:
            return self.used[seat]
        return self.used[seat] + self.clock.rest.counted(self.began[seat], at)

    def bank(self, seat: int) -> float:
        """Return what a seat had for the rest of the game when it was asked last."""
        return self.clock.bank_seconds - self.spent.get(seat, 0.0)

    def deadline(self, seat: int) -> float:
        """Return when the time of a seat is up; 0 if no clock runs for it, or it is up."""
        if seat not in self.began or seat in self.late or self.is_paused:
            return 0.0
        left = self.clock.free_seconds + self.bank(seat) - self.used[seat]
        return self.clock.rest.after(self.began[seat], left)


def is_sitting_down(entry: Entry) -> bool:
    """Tell whether a person has sat down, or has come back."""
    return entry.kind == "seat" and entry.text.partition(" ")[0] in SITS_DOWN
