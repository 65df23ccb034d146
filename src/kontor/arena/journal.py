"""The journal: finished games as JSON lines, so that an interrupted contest can go on.

A journal may serve several contests, and the same one with more games. A line that was cut off
by the end of a process is played again.
"""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

from kontor.arena.contest import ContestError
from kontor.arena.measured_game import Outcome, restored

HEADER: Final = {"journal": "kontor arena", "version": 1}

Key = tuple[str, int]


class Kept(Protocol):
    """What a journal can keep."""

    def data(self) -> dict[str, Any]:
        """Return it as plain data."""


T = TypeVar("T", bound=Kept)


class Book(Generic[T]):
    """Finished games by the fingerprint of their contest and their number.

    `restored` reads what `data` wrote; a line that it cannot read tells another kind of game.
    """

    def __init__(self, file: Path | None, restored: Callable[[dict[str, Any]], T]) -> None:
        self.file = file
        self.restored = restored
        self.games: dict[Key, T] = {}
        if file is None:
            return
        try:
            self.read(file)
        except (OSError, UnicodeDecodeError) as error:
            raise ContestError("arena-bad-journal", file=str(file)) from error

    def read(self, file: Path) -> None:
        """Read what is finished, or begin a new file."""
        if not file.exists() or not file.stat().st_size:
            file.write_text(json.dumps(HEADER) + "\n", "utf-8")
            return
        text = file.read_text("utf-8")
        first, *lines = text.splitlines()
        if first != json.dumps(HEADER):
            raise ContestError("arena-bad-journal", file=str(file))
        for line in lines:
            try:
                entry = json.loads(line)
                self.games[entry["contest"], entry["game"]] = self.restored(entry)
            except (ValueError, KeyError, TypeError):
                continue
        if not text.endswith("\n"):
            with file.open("a", encoding="utf-8") as end:
                end.write("\n")

    def add(self, contest: str, first: int, games: Sequence[T]) -> None:
        """Keep finished games with numbers from the first on, first on disk."""
        self.write(contest, first, games)
        for number, game in enumerate(games, first):
            self.games[contest, number] = game

    def write(self, contest: str, first: int, games: Sequence[T]) -> None:
        """Keep finished games on disk alone, if there is a file."""
        if self.file is None:
            return
        entries = [
            {"contest": contest, "game": number, **game.data()}
            for number, game in enumerate(games, first)
        ]
        with self.file.open("a", encoding="utf-8") as end:
            end.writelines(json.dumps(entry, separators=(",", ":")) + "\n" for entry in entries)


class Journal(Book[Outcome]):
    """The finished games of contests."""

    def __init__(self, file: Path | None = None) -> None:
        super().__init__(file, restored)
