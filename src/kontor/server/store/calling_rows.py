"""Rows about calling people: what they wish, on which ways, and what waits in the outbox."""

from dataclasses import dataclass
from typing import Final

MAIL: Final = "mail"
PUSH: Final = "push"
HOOK: Final = "hook"

# What a notice is about: it is one's turn, time will be up, and whether an address is one's own.
TURN: Final = "turn"
TIME: Final = "time"
CONFIRM: Final = "confirm"


@dataclass(frozen=True)
class Wishes:
    """What a person wishes; rest hours are minutes of the day in their time zone."""

    person: str
    name: str = ""
    colour: str = ""
    zone: str = "UTC"
    rest_from: int = -1
    rest_until: int = -1
    pause: int = 0


@dataclass(frozen=True)
class Way:
    """One way to call a person, in a language, with links to the host where it was made."""

    id: str
    person: str
    kind: str
    target: str
    keys: str
    device: str
    language: str
    base: str
    confirmed: bool
    token: str
    made: float
    next: float = 0.0
    failures: int = 0


@dataclass(frozen=True)
class Call:
    """That a person is asked at a table; `looked` is the version before, -1 if there is none."""

    person: str
    table: str
    version: int
    since: float
    deadline: float
    looked: int = -1
    told_deadline: float | None = None


@dataclass(frozen=True)
class Notice:
    """Something that waits to be said on a way."""

    way: str
    table_id: str
    kind: str
    due: float
