"""Letters: what the postman has to tell, and who puts it into words."""

from dataclasses import dataclass, field
from typing import Protocol

from kontor.server.service.mailing import Letter
from kontor.server.service.sight import TableLine
from kontor.server.store.calling_rows import HOOK, PUSH, Way

__all__ = ["HOOK", "PUSH", "Letter", "Told", "Way", "Writer"]


@dataclass(frozen=True)
class Told:
    """That somebody is asked at a table: its line as lists show it, since when, who waits.

    `deadline` is set if the letter is about it; 0 otherwise. `asked` names who is asked, where a
    table is told.
    """

    line: TableLine
    since: float
    deadline: float
    waiting: list[str]
    asked: list[str] = field(default_factory=list)


class Writer(Protocol):
    """Puts what is told into words, in the language of a way."""

    def letter(self, way: Way, told: list[Told], zone: str) -> Letter:
        """Return a mail; without anything told, the question whose address it is."""

    def push(self, way: Way, told: list[Told], zone: str) -> bytes:
        """Return what a browser shows."""

    def hook(self, way: Way, told: list[Told]) -> bytes:
        """Return what a program gets."""
