"""Helps: what a piece, card, sign, space or number says of itself (`help.toml` of a game).

The file lists the keys, each with the clause behind it. The words come from the game's texts, so
that nothing is written twice; the first of these that is there is taken:

| part     | places                                                                            |
| -------- | --------------------------------------------------------------------------------- |
| name     | `help-KEY.name`, `name-KEY`, the word of the term KEY                             |
| sentence | `help-KEY`, `name-KEY.help`, `name-KEY.use`, `name-KEY.text`, what the term means |
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from kontor import games
from kontor.text import terms
from kontor.text.bundles import capitalised, formatted
from kontor.text.terms import Term

NAMES: Final = ("help-{}.name", "name-{}")
SENTENCES: Final = ("help-{}", "name-{}.help", "name-{}.use", "name-{}.text")
ENDS: Final = (".", "!", "?", "…")


class HelpError(Exception):
    """Help is asked for that is not there, or not complete."""


@dataclass(frozen=True)
class Help:
    """What something is called, what it does in one sentence, and the clause that says so."""

    name: str
    sentence: str
    clause: str


def path(slug: str) -> Path:
    """Return the file that lists what a game explains on its board."""
    return games.FOLDER / slug / "text" / "help.toml"


@cache
def clauses(slug: str) -> dict[str, str]:
    """Return the clause behind every key of a game."""
    if not path(slug).is_file():
        return {}
    found = tomllib.loads(path(slug).read_text("utf-8"))
    for key, clause in found.items():
        if not isinstance(clause, str) or not clause:
            raise HelpError(f"{slug}: {key} names no clause")
    return found


@cache
def helps(slug: str, language: str) -> dict[str, Help]:
    """Return everything a game explains, in one language."""
    known = {term.name: term for term in own_terms(slug, language)}
    return {
        key: explained(slug, language, key, known.get(key.replace("-", "_")))
        for key in clauses(slug)
    }


def own_terms(slug: str, language: str) -> tuple[Term, ...]:
    """Return the terms of a game, if it has some."""
    return terms.terms(slug, language) if terms.path(slug).is_file() else ()


def explained(slug: str, language: str, key: str, term: Term | None) -> Help:
    """Put one help together."""
    name = first(slug, language, NAMES, key) or (term.word if term else "")
    sentence = first(slug, language, SENTENCES, key) or (term.means if term else "")
    if not name or not sentence:
        raise HelpError(f"{slug} {language}: nothing explains {key}")
    whole = sentence if sentence.endswith(ENDS) else f"{sentence}."
    return Help(capitalised(name), capitalised(whole), clauses(slug)[key])


def first(slug: str, language: str, places: tuple[str, ...], key: str) -> str:
    """Return the first text that is there, if one is."""
    for place in places:
        text, problem = formatted(language, slug, place.format(key), ())
        if text and not problem:
            return text
    return ""
