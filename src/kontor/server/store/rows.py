"""Rows: what the store gives and takes, as plain values."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"


@dataclass(frozen=True)
class SeatRow:
    """A seat: who sits there, and the hashes that give access to it.

    `device` is the person who sits there, `owner` the one for whom a bot plays.
    """

    number: int
    kind: str = OPEN
    name: str = ""
    colour: str = ""
    bot: str = ""
    device: str | None = None
    invitation: str | None = None
    invited: float = 0.0
    token: str | None = None
    owner: str | None = None


@dataclass(frozen=True)
class DeviceRow:
    """A browser that a person has opened their key on."""

    device: str
    person: str
    kind: str
    since: float


@dataclass(frozen=True)
class Entry:
    """One line of a table's journal."""

    version: int
    kind: str
    seat: int
    text: str
    who: str
    at: float
    key: str


@dataclass(frozen=True)
class TableRow:
    """A table: what was agreed on, what its start made, and what follows from its journal.

    `material` is the text of a corrected components file, `edition` that of the one the game had
    when the table was opened, if it has another now; lists of tables leave both out.
    """

    id: str
    game: str
    rules: int
    components: str
    options: str
    host: str
    public: bool
    created: float
    version: int
    phase: str
    since: float
    names: str = ""
    seed: str = ""
    salt: str = ""
    commitment: str = ""
    base: str = ""
    origin: str = ""
    answers: int = 0
    rounds: int = 0
    waiting: str = ""
    awaited: int = 0
    bots_awaited: int = 0
    deadline: float = 0.0
    result: str = ""
    seen: float = 0.0
    packed: int = 0
    settings: str = ""
    host_seen: float = 0.0
    circle: str = ""
    invitation: str = ""
    material: str = ""
    edition: str = ""

    @property
    def own_components(self) -> str:
        """Return the components file that the table plays with; nothing if it is the game's."""
        return self.material or self.edition


@dataclass(frozen=True)
class Signet:
    """A secret with which cookies are marked."""

    number: int
    secret: str
    created: float


@dataclass(frozen=True)
class OutcomeSeat:
    """How one seat ended: whose it was, and what it reached."""

    seat: int
    name: str
    score: int
    place: int
    won: bool
    person: str | None = None
    bot: str = ""


@dataclass(frozen=True)
class Outcome:
    """How a table ended; it outlives the table."""

    table_id: str
    game: str
    begun: float
    ended: float
    answers: int
    rounds: int
    seats: tuple[OutcomeSeat, ...] = ()


@dataclass(frozen=True)
class TableRows:
    """A table with its seats and the first lines of its journal."""

    row: TableRow
    seats: Sequence[SeatRow]
    lines: Sequence[Entry]


@dataclass(frozen=True)
class Change:
    """One step of a table's version: its journal line, and what else it sets.

    `outcome` is how the table has ended by it; `reopened` tells that it goes on after an end.
    `opened` is another table that comes with it.
    """

    entry: Entry
    table: Mapping[str, object] = field(default_factory=dict)
    seats: tuple[SeatRow, ...] = ()
    outcome: Outcome | None = None
    reopened: bool = False
    opened: TableRows | None = None

    @property
    def is_plain(self) -> bool:
        """Tell whether it changes nothing but the table and its journal."""
        return not (self.seats or self.outcome or self.reopened or self.opened)


class Conflict(Exception):
    """Somebody else has changed the table since it was read; read again."""


class KeyUsed(Exception):
    """The journal has a line with this key already."""
