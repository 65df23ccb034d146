"""The journal: finished games as JSON lines, so that an interrupted contest can go on.

A journal may serve several contests, and the same one with more games. A line that was cut off
by the end of a process is played again.
"""

import json
from pathlib import Path
from typing import Final

from kontor.arena.contest import ContestError
from kontor.arena.measured_game import Outcome, restored

HEADER: Final = {"journal": "kontor arena", "version": 1}

Key = tuple[str, int]


class Journal:
    """Finished games by the fingerprint of their contest and their number."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file
        self.games: dict[Key, Outcome] = {}
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
                self.games[entry["contest"], entry["game"]] = restored(entry)
            except (ValueError, KeyError, TypeError):
                continue
        if not text.endswith("\n"):
            with file.open("a", encoding="utf-8") as end:
                end.write("\n")

    def add(self, contest: str, number: int, outcome: Outcome) -> None:
        """Keep a finished game, first on disk."""
        if self.file is not None:
            entry = {"contest": contest, "game": number, **outcome.data()}
            with self.file.open("a", encoding="utf-8") as end:
                end.write(json.dumps(entry, separators=(",", ":")) + "\n")
        self.games[contest, number] = outcome
