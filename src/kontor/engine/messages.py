"""What the engine says: messages, options, questions, refusals and events.

All are data. Words are made from them per reader and language when they are shown: a message
names a text and its arguments; a string argument names an entry of the game's glossary.
"""

from typing import Final

Fact = int | str | list[str]
Facts = dict[str, Fact]

EVERYBODY: Final = -1
SPECTATOR: Final = -1
ARCHIVE: Final = -2

# The word of a refusal that answers for all words, or after a colon for all of one kind.
ANYTHING: Final = "*"


class Message:
    """A text to be shown: its name and its arguments."""

    def __init__(self, name: str, facts: Facts) -> None:
        self.name: str = name
        self.facts: Facts = facts

    def data(self) -> dict[str, object]:
        """Return the message as plain data."""
        return {"name": self.name, "facts": self.facts}


class Option:
    """One legal answer, described: notation word, text, rule clauses and pieces it points at."""

    def __init__(
        self,
        code: int,
        word: str,
        message: Message,
        clauses: tuple[str, ...],
        pieces: tuple[str, ...],
    ) -> None:
        self.code: int = code
        self.word: str = word
        self.message: Message = message
        self.clauses: tuple[str, ...] = clauses
        self.pieces: tuple[str, ...] = pieces

    def data(self) -> dict[str, object]:
        """Return the option as plain data."""
        return {
            "code": self.code,
            "word": self.word,
            "message": self.message.data(),
            "clauses": list(self.clauses),
            "pieces": list(self.pieces),
        }


class Question:
    """An open question: who may answer what, and whether the game waits for it.

    Not awaited are free actions and the change of an answer that lies under seal; a final answer
    cannot be changed.
    """

    def __init__(
        self,
        seat: int,
        message: Message,
        options: list[Option],
        sealed: bool,
        awaited: bool,
        final: bool,
    ) -> None:
        self.seat: int = seat
        self.message: Message = message
        self.options: list[Option] = options
        self.sealed: bool = sealed
        self.awaited: bool = awaited
        self.final: bool = final

    def data(self) -> dict[str, object]:
        """Return the question as plain data."""
        return {
            "seat": self.seat,
            "message": self.message.data(),
            "options": [option.data() for option in self.options],
            "sealed": self.sealed,
            "awaited": self.awaited,
            "final": self.final,
        }


class Refusal:
    """Something a player might try and may not do now, with the clause and the reason."""

    def __init__(self, word: str, clause: str, message: Message) -> None:
        self.word: str = word
        self.clause: str = clause
        self.message: Message = message

    def data(self) -> dict[str, object]:
        """Return the refusal as plain data."""
        return {"word": self.word, "clause": self.clause, "message": self.message.data()}


def game_over(clause: str) -> Refusal:
    """Refuse everything: the game has ended."""
    return Refusal(ANYTHING, clause, Message("refusal-game-over", {}))


def not_your_turn(clause: str, seat: int) -> Refusal:
    """Refuse everything: another seat is asked."""
    return Refusal(ANYTHING, clause, Message("refusal-not-your-turn", {"seat": seat}))


def no_such_answer(clause: str) -> Refusal:
    """Refuse whatever nobody has named: it answers no question that is open."""
    return Refusal(ANYTHING, clause, Message("refusal-no-such-answer", {}))


class Event:
    """A fact of the game; its secret part is for the seats of `audience` (bits) alone."""

    def __init__(self, name: str, facts: Facts, secret: Facts, audience: int) -> None:
        self.name: str = name
        self.facts: Facts = facts
        self.secret: Facts = secret
        self.audience: int = audience

    def seen_by(self, seat: int) -> Message:
        """Return what one seat, a spectator or the archive may read of it."""
        knows = seat == ARCHIVE or (seat >= 0 and bool((self.audience >> seat) & 1))
        if not self.secret or not knows:
            return Message(self.name, self.facts)
        return Message(self.name + "-known", {**self.facts, **self.secret})


class IllegalAnswer(Exception):
    """An answer that is not among the options; it changed nothing."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.word}: {refusal.message.name} ({refusal.clause})")
        self.refusal: Refusal = refusal
