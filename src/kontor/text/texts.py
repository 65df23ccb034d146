"""Texts: the words for what the engine says, made per reader and language (Project Fluent).

The facts of a message become the arguments of its text. Underscores become hyphens.

| fact                        | arguments                                                          |
| --------------------------- | ------------------------------------------------------------------ |
| seat: 2                     | $seat, the player's name; $you, "yes" if the reader sits there,    |
|                             | else "no"                                                          |
| buyer_seat: 2               | $buyer-seat and $buyer-you, likewise                               |
| demand: 4                   | $demand, a number                                                  |
| word: "play:gold"           | $word, as somebody typed it                                        |
| card: "wine_seal"           | $card, the text name-wine-seal; $card-some, its attribute .some,   |
|                             | and so on for each attribute; $card-id, "wine-seal", to select by  |
| cards: ["wine", "wine"]     | $cards, the entries joined in the language's way                   |

Attributes of an entry may use the numbers of the message. In a list, an entry is its attribute
.some (or its name); where it stands n times, its attribute .several with $number (or the common
text several-of). French texts write { DE($seat) } for “de Clara” and “d’Ada”.
"""

import tomllib
import unicodedata
from collections import Counter
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from kontor import games
from kontor.engine.messages import Message
from kontor.text.languages import LOCALES, known

FOLDER: Final = Path(__file__).parent
CACHED_LINES: Final = 20_000
VOWELS: Final = ("A", "E", "I", "O", "U", "Œ", "Æ")

Argument = int | str
Arguments = dict[str, Argument]


class TextError(Exception):
    """A text is missing, or lacks an argument it asks for."""


@dataclass(frozen=True)
class Reader:
    """Somebody who reads: at a seat, or as a spectator (-1), among players with names."""

    seat: int
    names: list[str]


class Texts:
    """The common texts in one language, and those of a game if one is given."""

    def __init__(self, language: str, slug: str | None = None) -> None:
        self.language: str = known(language)
        self.slug: str | None = slug

    def has(self, name: str) -> bool:
        """Tell whether there is a text or an attribute (`name.attribute`)."""
        text, _, attribute = name.partition(".")
        found = bundle(self.language, self.slug)
        if not found.has_message(text):
            return False
        return not attribute or attribute in found.get_message(text).attributes

    def say(self, name: str, /, **arguments: Argument) -> str:
        """Return a text, or one of its attributes (`name.attribute`)."""
        return self.format(name, {hyphened(key): value for key, value in arguments.items()})

    def message(self, message: Message, reader: Reader) -> str:
        """Return what the engine says, as one reader should read it."""
        return self.format(message.name, self.arguments(message, reader))

    def arguments(self, message: Message, reader: Reader) -> Arguments:
        """Turn the facts of a message into arguments, by the table above."""
        found: Arguments = {}
        entries: dict[str, str] = {}
        for fact, value in message.facts.items():
            key = hyphened(fact)
            if isinstance(value, list):
                found[key] = self.listed(value)
            elif isinstance(value, str):
                found[key] = value
                if fact != "word":
                    entries[key] = hyphened(value)
            elif key == "seat" or key.endswith("-seat"):
                found[key] = reader.names[value]
                found[key.removesuffix("seat") + "you"] = "yes" if value == reader.seat else "no"
            else:
                found[key] = value
        numbers: Arguments = {key: value for key, value in found.items() if type(value) is int}
        for key, entry in entries.items():
            found |= self.entry(key, entry, numbers)
        return found

    def entry(self, key: str, entry: str, numbers: Arguments) -> Arguments:
        """Return the arguments that an entry of the glossary gives: its name and attributes."""
        name = f"name-{entry}"
        found: Arguments = {key: self.format(name, {}), f"{key}-id": entry}
        for attribute in bundle(self.language, self.slug).get_message(name).attributes:
            place = f"{name}.{attribute}"
            text, problem = formatted(self.language, self.slug, place, frozen(numbers))
            if not problem:  # an attribute that counts is left out where nothing is counted
                found[f"{key}-{attribute}"] = text
        return found

    def listed(self, entries: list[str]) -> str:
        """Join entries of the glossary, counting those that come several times."""
        counted = Counter(hyphened(entry) for entry in entries)
        parts = [self.counted(f"name-{entry}", number) for entry, number in counted.items()]
        return format_list(parts, locale=LOCALES[self.language].replace("-", "_"))

    def counted(self, name: str, number: int) -> str:
        """Return an entry of the glossary as part of a list."""
        if number == 1:
            return self.say(f"{name}.some" if self.has(f"{name}.some") else name)
        if self.has(f"{name}.several"):
            return self.say(f"{name}.several", number=number)
        return self.say("several-of", number=number, name=self.say(name))

    def format(self, name: str, arguments: Arguments) -> str:
        """Return a text with its arguments filled in, or raise TextError."""
        text, problem = formatted(self.language, self.slug, name, frozen(arguments))
        if problem:
            raise TextError(f"{self.slug or 'common'} {self.language}: {name}: {problem}")
        return text


def elided(name: object) -> str:
    """Join the French “de” with a name."""
    text = str(name)
    vowel = unicodedata.normalize("NFD", text)[:1].upper() in VOWELS
    return f"d’{text}" if vowel else f"de {text}"


FUNCTIONS: Final[dict[str, Any]] = {"DE": elided}


@cache
def bundle(language: str, slug: str | None) -> FluentBundle:
    """Read the common texts of a language and those of a game, which may say it otherwise."""
    found = FluentBundle([LOCALES[language]], functions=FUNCTIONS, use_isolating=False)
    for path in paths(language, slug):
        found.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=True)
    if slug:
        found.add_resource(FluentResource(printed(language, slug)))
    return found


def printed(language: str, slug: str) -> str:
    """Return what is printed on cards that the material itself words (`name_en`, `text_en`)."""
    lines = []
    with (games.FOLDER / slug / "components.toml").open("rb") as file:
        sections = [part for part in tomllib.load(file).values() if isinstance(part, list)]
    for piece in [piece for section in sections for piece in section]:
        if isinstance(piece, dict) and f"text_{language}" in piece:
            lines.append(f"name-{hyphened(piece['id'])} = {literal(piece[f'name_{language}'])}")
            lines.append(f"    .text = {literal(piece[f'text_{language}'])}")
    return "\n".join(lines)


def literal(text: str) -> str:
    """Write a text so that Fluent takes it as it is."""
    return "".join('{"' + letter + '"}' if letter in "{}" else letter for letter in text)


def paths(language: str, slug: str | None) -> list[Path]:
    """List the files that hold the texts of a language."""
    common = sorted((FOLDER / language).glob("*.ftl"))
    return [*common, games.FOLDER / slug / "text" / f"{language}.ftl"] if slug else common


@lru_cache(maxsize=CACHED_LINES)
def formatted(
    language: str, slug: str | None, name: str, arguments: tuple[tuple[str, Argument], ...]
) -> tuple[str, str]:
    """Return a text with its arguments filled in, and what is wrong with it, if anything."""
    text, _, attribute = name.partition(".")
    found = bundle(language, slug)
    if not found.has_message(text):
        return "", "is missing"
    message = found.get_message(text)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return "", "is missing"
    words, errors = found.format_pattern(pattern, dict(arguments))
    return str(words), "; ".join(str(error) for error in errors)


def frozen(arguments: Arguments) -> tuple[tuple[str, Argument], ...]:
    """Return arguments as a key of the cache."""
    return tuple(arguments.items())


def hyphened(name: str) -> str:
    """Write an identifier of the code as one of the texts."""
    return name.replace("_", "-")
