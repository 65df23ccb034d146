"""Summaries: a game on one page (`summary.toml` of a game).

The file names the lines, each with the clauses behind it; the words are in the game's texts.

| part     | its texts              | besides its clauses                        |
| -------- | ---------------------- | ------------------------------------------ |
| `aim`    | `summary-aim`          |                                            |
| `pieces` | `summary-pieces-KEY`   | `drawn`: symbols of the board, `SYMBOL.CLASS` |
| `turn`   | `summary-turn-KEY`     | `phases`: when a table is at this line     |
| `score`  | `summary-score-KEY`    |                                            |
| `end`    | `summary-end`          |                                            |
| `idea`   | `summary-idea`         |                                            |
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from kontor import games
from kontor.text.texts import Texts

SENTENCES: Final = ("aim", "end", "idea")
LISTS: Final = ("pieces", "turn", "score")


class SummaryError(Exception):
    """A summary lacks a part, or has one that nobody knows."""


@dataclass(frozen=True)
class SummaryLine:
    """One line: its words, the clauses that say so, what shows it, and when it is its turn."""

    text: str
    clauses: tuple[str, ...]
    drawn: tuple[str, ...] = ()
    phases: tuple[str, ...] = ()


@dataclass(frozen=True)
class Summary:
    """A game on one page."""

    aim: SummaryLine
    pieces: tuple[SummaryLine, ...]
    turn: tuple[SummaryLine, ...]
    score: tuple[SummaryLine, ...]
    end: SummaryLine
    idea: SummaryLine


def path(slug: str) -> Path:
    """Return the file that lists the lines of a game's summary."""
    return games.FOLDER / slug / "text" / "summary.toml"


@cache
def is_summed_up(slug: str) -> bool:
    """Tell whether a game has a summary."""
    return path(slug).is_file()


@cache
def parts(slug: str) -> dict[str, Any]:
    """Read which lines a summary has."""
    found = tomllib.loads(path(slug).read_text("utf-8"))
    if set(found) != {*SENTENCES, *LISTS}:
        raise SummaryError(f"{slug}: a summary has {', '.join((*SENTENCES, *LISTS))}")
    return found


@cache
def summary(slug: str, language: str) -> Summary:
    """Return a game's summary in one language; a text that is missing is an error."""
    texts, found = Texts(language, slug), parts(slug)
    aim, end, idea = (
        SummaryLine(texts.say(f"summary-{name}"), tuple(found[name])) for name in SENTENCES
    )
    pieces, turn, score = (lines(texts, name, found[name]) for name in LISTS)
    return Summary(aim, pieces, turn, score, end, idea)


def lines(
    texts: Texts, part: str, found: dict[str, dict[str, list[str]]]
) -> tuple[SummaryLine, ...]:
    """Put the lines of one part into words."""
    return tuple(
        SummaryLine(
            texts.say(f"summary-{part}-{key}"),
            tuple(line["clauses"]),
            tuple(line.get("drawn", ())),
            tuple(line.get("phases", ())),
        )
        for key, line in found.items()
    )


def names(slug: str) -> list[str]:
    """Name the texts that a summary needs."""
    found = parts(slug)
    listed = [f"summary-{part}-{key}" for part in LISTS for key in found[part]]
    return [*(f"summary-{name}" for name in SENTENCES), *listed]
