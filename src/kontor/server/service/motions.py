"""Motions: what a table decides, about a seat whose person is away, or about its game.

| motion  | what follows                                  | carried by                            |
| ------- | --------------------------------------------- | ------------------------------------- |
| bot     | a bot plays on until the person takes it back | half of the other people              |
| hand    | a link is issued; whoever takes it sits down  | the host, or any two of the others    |
| host    | the mover is host                             | half of the people but the host       |
| end     | the game ends as it stands                    | all people                            |
| abandon | the game ends and counts for nothing          | all people                            |
| pause   | nobody may answer, and clocks stand           | all people                            |
| resume  | the game goes on                              | more than half of the people          |

Nothing is moved about somebody who is at the table, unless their time is up. Whom it is about may
end it with one word, and so may whoever moved it; what is about the game, everybody at the table.
Nobody sees a hand by it: the link of a seat is refused to everybody who sits at the table or
opened it.

| line of the journal | text              | seat                     |
| ------------------- | ----------------- | ------------------------ |
| motion              | bot 2 steward     | the mover's              |
|                     | hand 2, host 0    |                          |
|                     | end -1            |                          |
| late                | vote              | whose time is up         |
| second              |                   | of somebody who agrees   |
| object              | 2                 | of whoever ends it       |
| rematch             | id of the table   | of whoever opened it     |
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Final

from kontor.bots import roster
from kontor.server.store.rows import PERSON, Entry, SeatRow

BOT_PLAYS: Final = "bot"
HAND_ON: Final = "hand"
HOST: Final = "host"
END: Final = "end"
ABANDON: Final = "abandon"
PAUSE: Final = "pause"
RESUME: Final = "resume"
# What is moved about the game, not about a seat.
ABOUT_GAME: Final = (END, ABANDON, PAUSE, RESUME)
GAME: Final = -1
# Who moves that a bot plays when time is up.
CLOCK_MOVES: Final = -1


@dataclass
class Proposal:
    """The wish of a seat to go back to a number of answers, and who agrees."""

    seat: int
    answers: int
    agreed: set[int]


@dataclass
class Motion:
    """What has been moved about a seat or the game, and the seats that agree."""

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
        elif entry.kind == "late" and entry.text == "vote" and self.open is None:
            self.open = Motion(BOT_PLAYS, entry.seat, roster.USUAL, CLOCK_MOVES)
        elif entry.kind in ("ended", "pause", "resume", "host"):
            self.open = None
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

    def forget_late(self, late: Collection[int]) -> None:
        """End what the clock has moved about somebody who is no longer late."""
        if self.open and self.open.mover == CLOCK_MOVES and self.open.about not in late:
            self.open = None


def voters(motion: Motion, seats: Sequence[SeatRow], host: str) -> set[str]:
    """Return the people who decide a motion, each once: all whom it is not about."""
    people = {seat.device or "" for seat in seats if seat.kind == PERSON}
    if motion.kind in ABOUT_GAME:
        return people
    return people - {host if motion.kind == HOST else seats[motion.about].device or ""}


def missing(motion: Motion, seats: Sequence[SeatRow], host: str) -> int:
    """Return how many more people must agree before a motion is carried."""
    entitled = voters(motion, seats, host)
    agreed = {seats[seat].device or "" for seat in motion.agreed} & entitled
    if motion.kind == HAND_ON:
        return 0 if host in agreed else max(0, 2 - len(agreed))
    if motion.kind == RESUME:
        needed = len(entitled) // 2 + 1
    elif motion.kind in ABOUT_GAME:
        needed = len(entitled)
    else:
        needed = (len(entitled) + 1) // 2
    return max(0, needed - len(agreed))
