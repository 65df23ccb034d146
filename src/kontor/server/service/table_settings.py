"""Table settings: what the host chooses for a table, shown to everybody before the deal.

| setting | values                 | what it means                                                |
| ------- | ---------------------- | ------------------------------------------------------------ |
| watch   | nobody, link, all      | who may look on: nobody, who has the address, all            |
| sit     | link, all              | who may take an open seat before the deal, likewise          |
| chat    | seats, all             | who reads and writes beside the table                        |
| advice  | usual, on, off         | hints and explanations; usual: off as soon as two people sit |
| undo    | free, consent          | whether others must agree when an open answer is taken back  |
| clock   | none, live, days       | how long decisions may take, what follows (seat_clocks.py)   |
| pace    | once, brisk, leisurely | how quick bots are; the only one that changes after the deal |
| lesson  | no, yes                | the game is a guided first one; nobody chooses that for it   |
| practice | name of a moment      | the table begins with it; nobody chooses that, either        |

They are kept as one text. A table that has none is from 0.1.0, where all was said by `public`.
"""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from kontor.server.service.rest import Rest
from kontor.server.store.rows import TableRow

DAY: Final = 86_400.0
MINUTE: Final = 60.0

Hour = Annotated[int, Meta(ge=0, le=23)]


class TableClock(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long decisions may take, and what follows when time is up.

    `live`: each seat has `minutes` for the game; of each decision the first `seconds` cost nothing.
    `days`: each decision has so many days. Weekends do not count if they are `weekends_off`, and
    time is never up in the hours of rest, both by the `zone`.
    `then`: a bot gives this answer, a bot takes the seat over, or the others vote about that.
    """

    kind: Literal["none", "live", "days"] = "none"
    minutes: Annotated[int, Meta(ge=1, le=600)] = 30
    seconds: Annotated[int, Meta(ge=5, le=600)] = 30
    days: Annotated[int, Meta(ge=1, le=30)] = 2
    weekends_off: bool = False
    rest_from: Hour = 0
    rest_to: Hour = 0
    zone: Annotated[str, Meta(max_length=40)] = "UTC"
    then: Literal["answer", "bot", "vote"] = "answer"

    @property
    def rest(self) -> Rest:
        """Return when this clock stands; a live one never does."""
        if self.kind != "days":
            return Rest()
        return Rest(self.weekends_off, self.rest_from, self.rest_to, self.zone)

    @property
    def free_seconds(self) -> float:
        """Return how long a decision may take before it costs anything."""
        return float(self.seconds) if self.kind == "live" else self.days * DAY

    @property
    def bank_seconds(self) -> float:
        """Return how much more a seat has for the whole game."""
        return self.minutes * MINUTE if self.kind == "live" else 0.0


class TableSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the host has chosen for a table.

    `host_days`: after so many days without the host, those who sit there may choose another.
    """

    watch: Literal["nobody", "link", "all"] = "link"
    sit: Literal["link", "all"] = "link"
    chat: Literal["seats", "all"] = "seats"
    advice: Literal["usual", "on", "off"] = "usual"
    undo: Literal["free", "consent"] = "free"
    pace: Literal["once", "brisk", "leisurely"] = "brisk"
    clock: TableClock = TableClock()
    host_days: Annotated[int, Meta(ge=1, le=60)] = 3
    lesson: bool = False
    practice: Annotated[str, Meta(max_length=60)] = ""

    @property
    def is_for_learning(self) -> bool:
        """Tell whether somebody learns or practises here, alone, from a deal made for that."""
        return self.lesson or bool(self.practice)

    @property
    def is_public(self) -> bool:
        """Tell whether everybody may find the table."""
        return "all" in (self.watch, self.sit)

    @property
    def seats_by_address(self) -> bool:
        """Tell whether whoever has the table's address may sit down.

        Where everybody finds that address and only guests may sit, each seat has a link of its own.
        """
        return self.sit == "all" or not self.is_public

    def text(self) -> str:
        """Write the settings as they are kept."""
        return msgspec.json.encode(self).decode()


def usual(public: bool) -> TableSettings:
    """Return the settings of a table of which only this is known."""
    return TableSettings(watch="all", sit="all", chat="all") if public else TableSettings()


def settings_of(row: TableRow) -> TableSettings:
    """Read the settings of a table."""
    if not row.settings:
        return usual(row.public)
    return msgspec.json.decode(row.settings, type=TableSettings)
