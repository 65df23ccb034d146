"""Record: the truth of a game as readable text, one answer per line.

    kontor record 1
    game fugger
    rules 1
    components 3b1f…
    option draw_rule hold_at_most_four
    seat A Ada
    seat B Jakob
    commitment 9c0e…
    salt 77aa…
    seed 51c0…

    1 A play:wine ~5d1c40
    2 B draw ~02b7aa   # a comment

    result A 103
    result B 127

The mark after `~` chains each answer to everything before it, so a changed line shows. Marks,
seed, salt and commitment may be missing (a game in progress hides its seed; a scenario written
by hand has no marks); what is there is checked.
"""

from hashlib import sha256
from typing import Final

from kontor.engine.messages import Message

FORMAT: Final = 1
SEAT_LETTERS: Final = "ABCDEFGH"
CLOCK: Final = -1
CLOCK_LETTER: Final = "@"
MARK_LENGTH: Final = 6


class RecordError(Exception):
    """A record cannot be read or does not tell the truth; `message` says it in words for people."""

    def __init__(self, reason: str, message: Message) -> None:
        super().__init__(reason)
        self.message: Message = message


class Answer:
    """One answer of a seat in notation, with an optional comment."""

    def __init__(self, seat: int, word: str, comment: str = "", mark: str = "") -> None:
        self.seat: int = seat
        self.word: str = word
        self.comment: str = comment
        self.mark: str = mark
        self.line: int = 0

    def text(self) -> str:
        """Write the answer as `A draw`."""
        return f"{seat_letter(self.seat)} {self.word}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Answer) and (
            (self.seat, self.word, self.comment, self.mark)
            == (other.seat, other.word, other.comment, other.mark)
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.word))


class Record:
    """Everything needed to play a game again."""

    def __init__(self, game: str, rules: int, components: str) -> None:
        self.game: str = game
        self.rules: int = rules
        self.components: str = components
        self.options: dict[str, str] = {}
        self.names: list[str] = []
        self.commitment: str = ""
        self.salt: str = ""
        self.seed: str = ""
        self.answers: list[Answer] = []
        self.result: list[int] = []

    def header(self) -> list[str]:
        """Write the lines that stand before the first answer."""
        lines = [
            f"kontor record {FORMAT}",
            f"game {self.game}",
            f"rules {self.rules}",
            f"components {self.components}",
        ]
        lines += [f"option {name} {value}" for name, value in self.options.items()]
        for seat, name in enumerate(self.names):
            lines.append(f"seat {SEAT_LETTERS[seat]} {' '.join(name.split())}")
        return lines

    def origin(self) -> str:
        """Return the mark that the first answer is chained to."""
        return sha256("\n".join([*self.header(), self.commitment]).encode()).hexdigest()

    def add(self, seat: int, word: str, comment: str = "") -> Answer:
        """Append an answer, chained to the one before it."""
        before = self.answers[-1].mark if self.answers else self.origin()
        answer = Answer(seat, word, comment)
        answer.mark = chained(before, answer)
        self.answers.append(answer)
        return answer

    def text(self) -> str:
        """Write the record; `parse` reads it back."""
        lines = self.header()
        for name, value in (
            ("commitment", self.commitment),
            ("salt", self.salt),
            ("seed", self.seed),
        ):
            if value:
                lines.append(f"{name} {value}")
        lines.append("")
        for number, answer in enumerate(self.answers, 1):
            line = f"{number} {answer.text()}"
            if answer.mark:
                line += f" ~{answer.mark}"
            if answer.comment:
                line += f"   # {answer.comment}"
            lines.append(line)
        if self.result:
            lines.append("")
            lines += [f"result {SEAT_LETTERS[s]} {score}" for s, score in enumerate(self.result)]
        return "\n".join(lines) + "\n"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.text() == other.text()

    def __hash__(self) -> int:
        return hash(self.text())


def seat_letter(seat: int) -> str:
    """Return the letter of a seat; the clock, which answers when time is up, has its own sign."""
    return CLOCK_LETTER if seat == CLOCK else SEAT_LETTERS[seat]


def chained(before: str, answer: Answer) -> str:
    """Return the mark of an answer that follows another mark."""
    return sha256(f"{before} {answer.text()}".encode()).hexdigest()[:MARK_LENGTH]


def commit(seed: str, salt: str) -> str:
    """Return the commitment that is published before the first deal."""
    return sha256(f"{salt} {seed}".encode()).hexdigest()


def parse(text: str) -> Record:
    """Read a record; a RecordError names the line that cannot be read."""
    record = Record("", 0, "")
    lines = text.splitlines()
    if not lines or lines[0].strip() != f"kontor record {FORMAT}":
        expected = f"kontor record {FORMAT}"
        raise RecordError(
            f'line 1: expected "{expected}"',
            Message("record-first-line", {"expected": expected}),
        )
    for number, line in enumerate(lines[1:], 2):
        words = line.split()
        if not words or line.startswith("#"):
            continue
        try:
            if words[0].isdigit():
                read_answer(record, line, number)
            else:
                read_header(record, words[0], line.split(maxsplit=1)[1].strip())
        except (ValueError, IndexError) as error:
            raise RecordError(
                f'line {number}: cannot read "{line.strip()}"',
                Message("record-unreadable-line", {"line": number, "text": line.strip()}),
            ) from error
    if not record.game or not record.names:
        reason = "the record names no game or no seats"
        raise RecordError(reason, Message("record-nameless", {}))
    return record


def read_header(record: Record, key: str, value: str) -> None:
    """Read one line that is not an answer; the rest of the line is its value."""
    if key == "game":
        record.game = value
    elif key == "rules":
        record.rules = int(value)
    elif key == "components":
        record.components = value
    elif key == "option":
        name, chosen = value.split()
        record.options[name] = chosen
    elif key == "seat":
        record.names.append(numbered(value, len(record.names)))
    elif key == "commitment":
        record.commitment = value
    elif key == "salt":
        record.salt = value
    elif key == "seed":
        record.seed = value
    elif key == "result":
        record.result.append(int(numbered(value, len(record.result))))
    else:
        raise ValueError("unknown line")


def numbered(value: str, seat: int) -> str:
    """Return what follows the letter of the seat that must come next."""
    letter, rest = value.split(maxsplit=1)
    if letter != SEAT_LETTERS[seat]:
        raise ValueError("seats out of order")
    return rest


def read_answer(record: Record, line: str, number: int) -> None:
    """Read the line of one answer."""
    content, _, comment = line.partition("#")
    words = content.split()
    if int(words[0]) != len(record.answers) + 1:
        raise ValueError("answers out of order")
    mark = words[3].removeprefix("~") if len(words) > 3 else ""
    if len(words) > 4 or (len(words) > 3 and not words[3].startswith("~")):
        raise ValueError("too many words")
    seat = CLOCK if words[1] == CLOCK_LETTER else SEAT_LETTERS.index(words[1])
    answer = Answer(seat, words[2], comment.strip(), mark)
    answer.line = number
    record.answers.append(answer)
