"""Frames: unfinished business as plain data on a state's stack.

A frame never changes; a state replaces it. So a copied state may share all its frames.

A sealed frame asks several seats at once and keeps their answers: an answer of 0 or more is
complete, NO_ANSWER is missing, and anything below is a draft, the private beginning of an answer
that is asked in several small questions.

A game says for each kind of frame what the table may do when a seat has a single option:

    NEVER   nothing: the player answers, though there is no choice
    FORCED  answer for the player: everybody knows that there is only one option
    MASKED  the same after a random while: that there is one option tells something hidden

What the rules themselves give, such as a forced pass (`State.comes_by_itself`), comes also where a
server leaves other forced answers to its players.
"""

from typing import Final

from kontor.engine import i64, mypyc_attr

NO_ANSWER: Final = -1

# As many seats as a question may ask.
MOST_SEATS: Final = 8

NEVER: Final = 0
FORCED: Final = 1
MASKED: Final = 2


# The answers of so many seats that have given none.
WITHOUT_ANSWER: Final = [(NO_ANSWER,) * seats for seats in range(MOST_SEATS + 1)]


@mypyc_attr(free_list_len=1)
class Frame:
    """One open decision: its kind, who is asked, its parameters, and the answers under seal."""

    def __init__(
        self,
        kind: int,
        asked: int,
        about: tuple[int, ...] = (),
        sealed: bool = False,
        answers: tuple[int, ...] = (),
    ) -> None:
        self.kind: int = kind
        self.asked: int = asked
        self.about: tuple[int, ...] = about
        self.sealed: bool = sealed
        self.answers: tuple[int, ...] = answers
        self.missing: int = without_answers(asked, answers) if answers else asked

    def awaited(self) -> int:
        """Return the seats, as bits, whose answer is still missing."""
        return self.missing

    def answer_of(self, seat: int) -> int:
        """Return the sealed answer or draft of a seat, or NO_ANSWER."""
        return self.answers[seat] if seat < len(self.answers) else NO_ANSWER

    def seal(self, seat: int, option: int) -> "Frame":
        """Return this frame with the answer of one seat laid down or replaced."""
        between = seat - len(self.answers)
        if between >= 0:  # the usual case: one seat after the other
            laid: tuple[int, ...] = (option,)
            frame = Frame(self.kind, self.asked, self.about, self.sealed)
            before = self.answers + WITHOUT_ANSWER[between] if between else self.answers
            frame.answers = before + laid if before else laid
            frame.missing = self.missing & ~(1 << seat) if option >= 0 else self.missing
            return frame
        answers = list(self.answers)
        answers[seat] = option
        return Frame(self.kind, self.asked, self.about, self.sealed, tuple(answers))

    def lift(self, seats: int) -> "Frame":
        """Return this frame without the answers and drafts of some seats (bits)."""
        answers = tuple(
            NO_ANSWER if (seats >> seat) & 1 else answer for seat, answer in enumerate(self.answers)
        )
        return Frame(self.kind, self.asked, self.about, self.sealed, answers)

    def data(self) -> tuple[object, ...]:
        """Return the frame as plain data."""
        return (self.kind, self.asked, self.about, int(self.sealed), self.answers)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash(self.data())


def without_answers(asked: i64, answers: tuple[int, ...]) -> int:
    """Return those of the seats that are asked, as bits, whose answer is still missing."""
    bit: i64 = 1
    for answer in answers:
        if answer >= 0:
            asked &= ~bit
        bit += bit
    return asked


# What lies nowhere: for lists that are to have room for a frame.
NO_QUESTION: Final = Frame(0, 0)

# Plain questions to one seat, made once: a frame never changes, so all games may share it.
KINDS_SHARED: Final = 64
SHARED: Final = [
    Frame(kind, 1 << seat) for kind in range(KINDS_SHARED) for seat in range(MOST_SEATS)
]


def question_to(seat: int, kind: int) -> Frame:
    """Return the question of a kind to one seat that is about nothing else."""
    return SHARED[kind * MOST_SEATS + seat]


def seats_of(mask: int) -> list[int]:
    """List the seats of a set of bits, lowest first."""
    seats = []
    seat = 0
    while mask:
        if mask & 1:
            seats.append(seat)
        mask >>= 1
        seat += 1
    return seats
