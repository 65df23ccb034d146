"""Terms: what a player must know, in one word and one line per language (`terms.toml`).

| key   | says                                                                    |
| ----- | ----------------------------------------------------------------------- |
| word  | the word used for the thing, everywhere                                 |
| means | one line that explains it                                               |
| avoid | words for it that are used nowhere; a `*` at the end is any ending      |
"""

import tomllib
import unicodedata
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from kontor import games
from kontor.text.languages import LANGUAGES

COMMON: Final = Path(__file__).parent / "terms.toml"
KEYS: Final = {"word", "means", "avoid"}


class TermError(Exception):
    """A file of terms is not written as it should be."""


@dataclass(frozen=True)
class Term:
    """A word of the game in one language, what it means, and the words not to use for it."""

    name: str
    word: str
    means: str
    avoid: tuple[str, ...]


def path(slug: str | None) -> Path:
    """Return the file with the terms of a game, or with the common ones."""
    return games.FOLDER / slug / "text" / "terms.toml" if slug else COMMON


@cache
def terms(slug: str | None, language: str) -> tuple[Term, ...]:
    """Return the terms of a game in a language, or the common ones, by the alphabet."""
    found = read(path(slug).read_text("utf-8"), path(slug).name)[language]
    return tuple(sorted(found, key=lambda term: alphabetical(term.word)))


def alphabetical(word: str) -> str:
    """Return what a word is sorted by: letters without accents."""
    letters = unicodedata.normalize("NFD", word.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def read(text: str, file: str) -> dict[str, list[Term]]:
    """Read the terms of a file by language; raise TermError if one is not complete."""
    try:
        sections = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise TermError(f"{file}: {error}") from error
    found: dict[str, list[Term]] = {language: [] for language in LANGUAGES}
    for name, section in sections.items():
        if not isinstance(section, dict) or set(section) != set(LANGUAGES):
            raise TermError(f"{file}: [{name}] needs exactly {', '.join(LANGUAGES)}")
        for language, said in section.items():
            found[language].append(term(name, said, f"{file}: [{name}] {language}"))
    return found


def term(name: str, said: object, place: str) -> Term:
    """Read one term in one language."""
    if not isinstance(said, dict) or set(said) != KEYS:
        raise TermError(f"{place} needs exactly {', '.join(sorted(KEYS))}")
    for key in ("word", "means"):
        if not isinstance(said[key], str) or not said[key].strip() or "\n" in said[key]:
            raise TermError(f"{place}: {key} is one line of text")
    avoid = said["avoid"]
    if not isinstance(avoid, list) or not all(isinstance(word, str) and word for word in avoid):
        raise TermError(f"{place}: avoid is a list of words")
    return Term(name, said["word"], said["means"], tuple(avoid))
