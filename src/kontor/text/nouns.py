"""Nouns: the forms that a sentence may ask for, made from what a dictionary says.

An entry of the glossary declares itself in its attribute `.noun`: marks, a colon, its words.

| language | marks                                  | words after the colon                     |
| -------- | -------------------------------------- | ----------------------------------------- |
| de       | m, f, n or pl; mass, name              | Wagen, Wagens, Wagen (genitive, plural)   |
| fr       | m or f; plural, mass, name, aspirated  | chariot, chariots (plural)                |
| en       | count, mass, plural or name; a, an     | wagon, wagons (plural)                    |

A German adjective that is declined ends in a hyphen: `n: groß- Kontor, Kontors, Kontore`. A mass
noun has no indefinite article but what the language puts there; a name has no article at all.
In all languages `title: Das Große Los` is a title, quoted in every form but `bare`, and `phrase:`
with or without words is no noun: it has no forms, and stands as it is written.
Every form has a name of its own: see german.py, french.py and english.py.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final

from kontor.text import english, french, german

Forms = dict[str, str]

MAKERS: Final[dict[str, Callable[[frozenset[str], list[str]], Forms]]] = {
    "en": english.forms,
    "fr": french.forms,
    "de": german.forms,
}
# What stands for the plural where a list asks for a form of several.
SEVERAL: Final[dict[str, Callable[[str], str]]] = {
    "en": lambda form: "plural",
    "fr": lambda form: "plural",
    "de": german.several,
}
TITLE: Final = frozenset({"title"})
PHRASE: Final = frozenset({"phrase"})
QUOTES: Final = {"en": ("“", "”"), "fr": ("«\u202f", "\u202f»"), "de": ("„", "“")}


class NounError(Exception):
    """A noun is not declared as its language wants it."""


@dataclass(frozen=True)
class Noun:
    """A noun of a language with all its forms."""

    forms: Forms
    several: Callable[[str], str]

    def form(self, wanted: str) -> str | None:
        """Return a form, if the noun has it."""
        return self.forms.get(wanted)

    def counted(self, wanted: str) -> str | None:
        """Return the plural that goes with a number where this form is wanted."""
        return self.forms.get(self.several(wanted))


@cache
def read(language: str, declared: str) -> Noun:
    """Make the forms of a noun from its declaration."""
    marks, colon, words = declared.partition(":")
    kind = frozenset(marks.split())
    if colon and kind == PHRASE:
        return Noun({}, SEVERAL[language])
    if colon and kind == TITLE and words.strip():
        return Noun(title(language, words.strip()), SEVERAL[language])
    parts = [word.strip() for word in words.split(",")]
    if not colon or not all(parts):
        raise NounError(f'"{declared}" is not written as marks, a colon and words')
    try:
        forms = MAKERS[language](kind, parts)
    except ValueError as error:
        raise NounError(f'"{declared}": {error}') from error
    return Noun(forms, SEVERAL[language])


def title(language: str, words: str) -> Forms:
    """Return the forms of a title: a name between quotation marks."""
    marked = quoted(language, words)
    found = MAKERS[language](frozenset({"name"}), [marked]) | {"bare": words}
    # A quotation mark takes no ending.
    return found | {form: f"von {marked}" for form in found if form in {"des", "eines"}}


def quoted(language: str, text: str) -> str:
    """Put the quotation marks of a language around a text."""
    before, after = QUOTES[language]
    return before + text + after
