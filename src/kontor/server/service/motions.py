"""Motions: what a table decides about a seat whose person is away.

| motion | what follows                                  | carried by                             |
| ------ | --------------------------------------------- | -------------------------------------- |
| bot    | a bot plays on until the person takes it back | half of the other people               |
| hand   | a link is issued; whoever takes it sits down  | the host, or any two of the others     |

Nothing is moved about somebody who is at the table. Whom it is about may end it with one word, and
so may whoever moved it. Nobody sees the hand by it: the link of a seat is refused to everybody who
sits at the table or opened it.

| line of the journal | text              | seat                     |
| ------------------- | ----------------- | ------------------------ |
| motion              | bot 2 steward     | the mover's              |
|                     | hand 2            |                          |
| second              |                   | of somebody who agrees   |
| object              | 2                 | of whoever ends it       |
| rematch             | id of the table   | of whoever opened it     |
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from kontor.server.store.rows import PERSON, Entry, SeatRow

BOT_PLAYS: Final = "bot"
HAND_ON: Final = "hand"


@dataclass
class Proposal:
    """The wish of a seat to go back to a number of answers, and who agrees."""

    seat: int
    answers: int
    agreed: set[int]


@dataclass
class Motion:
    """What has been moved about a seat, and the seats that agree."""

    kind: str
    about: int
    level: str
    mover: int
    agreed: set[int] = field(default_factory=set)


class Motions:
    """The open motion of a table, the seats that may be handed on, and where it plays again."""

    def __init__(self) -> None:
        self.open: Motion | None = None
        self.handed: set[int] = set()
        self.rematch: str = ""

    def apply(self, entry: Entry) -> None:
        """Follow one line of the journal."""
        if entry.kind == "motion":
            kind, about, *level = entry.text.split()
            self.open = Motion(kind, int(about), "".join(level), entry.seat, {entry.seat})
        elif entry.kind == "second" and self.open:
            self.open.agreed.add(entry.seat)
        elif entry.kind == "object":
            self.open = None
            self.handed.discard(int(entry.text))
        elif entry.kind == "rematch":
            self.rematch = entry.text
        elif entry.kind == "seat":
            if self.open and self.open.about == entry.seat:
                self.open = None
            if entry.text == "handed":
                self.handed.add(entry.seat)
            elif entry.text != "invited":
                self.handed.discard(entry.seat)


def voters(seats: Sequence[SeatRow], about: int) -> set[str]:
    """Return the people who decide about a seat: all who sit elsewhere, each once."""
    return {
        seat.device or ""
        for seat in seats
        if seat.kind == PERSON and seat.device != seats[about].device
    }


def missing(motion: Motion, seats: Sequence[SeatRow], host: str) -> int:
    """Return how many more people must agree before a motion is carried."""
    entitled = voters(seats, motion.about)
    agreed = {seats[seat].device or "" for seat in motion.agreed} & entitled
    if motion.kind == BOT_PLAYS:
        return max(0, (len(entitled) + 1) // 2 - len(agreed))
    return 0 if host in agreed else max(0, 2 - len(agreed))
