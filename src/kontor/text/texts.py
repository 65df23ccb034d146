"""Texts: the words for what the engine says, made per reader and language (Project Fluent).

The facts of a message become the arguments of its text. Underscores become hyphens.

| fact                        | arguments                                                          |
| --------------------------- | ------------------------------------------------------------------ |
| seat: 2                     | $seat, the player's name; $you, "yes" if the reader sits there,    |
|                             | else "no"; $seat-FORM, you or the name in a form of people.py      |
| buyer_seat: 2               | $buyer-seat, $buyer-you and $buyer-seat-FORM, likewise             |
| demand: 4                   | $demand, a number                                                  |
| word: "play:gold"           | $word, as somebody typed it                                        |
| card: "wine_seal"           | $card, the text name-wine-seal; $card-FORM, its attribute .FORM,   |
|                             | or that form of its .noun (see nouns.py), or $card-quoted, between |
|                             | quotation marks; $card-id, "wine-seal", to select by               |
| cards: ["wine", "wine"]     | $cards, the entries joined in the language's way; $cards-FORM,     |
|                             | each in that form; $cards-count, how many there are                |

Attributes of an entry may use the facts of the message ($promise-deed: “not to buy { $good }”). In
a list, an entry is its attribute
.some (or its name); where it stands n times, its attribute .several with $number, or its number
and plural (or the common text several-of). A message begins with a capital letter unless its name
begins with one of PARTS. An option may have an attribute .detail, for a second line.
Functions: { DE($seat) } is “de Clara” and “d’Ada”, { QUE($seat) } “que Clara” and “qu’Ada”,
{ CAP($card-der) } begins a sentence amid a text.
"""

from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Final

from babel import Locale
from babel.lists import format_list

from kontor.engine.messages import Message
from kontor.text import nouns, people
from kontor.text.bundles import (
    Argument,
    Arguments,
    asked,
    bundle,
    capitalised,
    formatted,
    hyphened,
)
from kontor.text.languages import LOCALES, known
from kontor.text.nouns import Noun

PARTS: Final = ("name-", "item-")
QUOTED: Final = "quoted"


class TextError(Exception):
    """A text is missing, or lacks an argument it asks for."""

    def __init__(self, texts: "Texts", name: str, problem: object) -> None:
        self.name: str = name
        super().__init__(f"{texts.slug or 'common'} {texts.language}: {name}: {problem}")


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
        found = bundle(self.language, self.slug).message(text)
        return found is not None and (not attribute or attribute in found.attributes)

    def say(self, name: str, /, **arguments: Argument) -> str:
        """Return a text, or one of its attributes (`name.attribute`)."""
        return self.format(name, {hyphened(key): value for key, value in arguments.items()})

    def message(self, message: Message, reader: Reader) -> str:
        """Return what the engine says, as one reader should read it."""
        line = self.format(message.name, self.arguments(message, reader))
        return line if message.name.startswith(PARTS) else capitalised(line)

    def detail(self, message: Message, reader: Reader) -> str:
        """Return the second line of an option, or nothing."""
        place = f"{message.name}.detail"
        if not self.has(place):
            return ""
        return capitalised(self.format(place, self.arguments(message, reader, place)))

    def whole(self, message: Message, reader: Reader) -> str:
        """Return an option with its second line, as one line."""
        line, detail = self.message(message, reader), self.detail(message, reader)
        return f"{line} · {detail}" if detail else line

    def arguments(self, message: Message, reader: Reader, place: str = "") -> Arguments:
        """Turn the facts of a message into the arguments that its text asks for."""
        wanted = self.wanted(message, place or message.name)
        found: Arguments = {}
        numbers: Arguments = {}
        for fact, value in message.facts.items():
            key = hyphened(fact)
            if isinstance(value, list):
                found |= self.lists(key, value, wanted)
            elif isinstance(value, str):
                found[key] = value
            elif key == "seat" or key.endswith("-seat"):
                found |= self.person(key, value, reader, wanted)
            else:
                found[key] = numbers[key] = value
        for fact, value in message.facts.items():
            if isinstance(value, str) and fact != "word":
                found |= self.entry(hyphened(fact), hyphened(value), numbers, wanted)
        # An attribute that tells other facts of the message comes after them.
        for fact, value in message.facts.items():
            if isinstance(value, str) and fact != "word" and not wanted <= found.keys():
                missing = wanted - found.keys()
                found |= self.entry(hyphened(fact), hyphened(value), found, missing)
        return found

    def wanted(self, message: Message, place: str) -> frozenset[str]:
        """Return what a text asks for, and what the attributes ask for that it puts in."""
        wanted = asked(self.language, self.slug, place)
        for fact, value in message.facts.items():
            if isinstance(value, str) and fact != "word":
                key = hyphened(fact)
                for argument in wanted:
                    form = argument.removeprefix(f"{key}-")
                    if form != argument:
                        inner = f"name-{hyphened(value)}.{form}"
                        wanted |= asked(self.language, self.slug, inner)
        return wanted

    def person(self, key: str, seat: int, reader: Reader, wanted: frozenset[str]) -> Arguments:
        """Return the arguments that a seat gives: the name, whether it is the reader, forms."""
        name, is_reader = reader.names[seat], seat == reader.seat
        found: Arguments = {key: name, key.removesuffix("seat") + "you": yes_or_no(is_reader)}
        for form, said in people.FORMS[self.language].items():
            if f"{key}-{form}" in wanted:
                found[f"{key}-{form}"] = said(name, is_reader)
        return found

    def entry(self, key: str, entry: str, numbers: Arguments, wanted: frozenset[str]) -> Arguments:
        """Return the arguments that an entry of the glossary gives: its name and its forms."""
        name = f"name-{entry}"
        found: Arguments = {key: self.format(name, numbers), f"{key}-id": entry}
        for argument in wanted:
            form = argument.removeprefix(f"{key}-")
            if form != argument and form != "id":
                text = self.form(name, form, numbers)
                if text is not None:
                    found[argument] = text
        return found

    def form(self, name: str, form: str, numbers: Arguments) -> str | None:
        """Return an entry of the glossary in a form: written, made from its noun, or none."""
        place = f"{name}.{form}"
        if self.has(place):
            text, problem = self.filled(place, numbers)
            # An attribute that counts is left out where nothing is counted.
            return None if problem else text
        if form == QUOTED:
            return nouns.quoted(self.language, self.format(name, numbers))
        noun = self.noun(name)
        return noun.form(form) if noun else None

    def noun(self, name: str) -> Noun | None:
        """Return the noun that an entry of the glossary declares, if it does."""
        if not self.has(f"{name}.noun"):
            return None
        try:
            return nouns.read(self.language, self.say(f"{name}.noun"))
        except nouns.NounError as error:
            raise TextError(self, name, error) from error

    def lists(self, key: str, items: list[str], wanted: frozenset[str]) -> Arguments:
        """Return the arguments that a list gives: joined, in the forms asked for, its length."""
        found: Arguments = {f"{key}-count": len(items)}
        for argument in wanted:
            if argument == key:
                found[key] = self.listed(items)
            elif argument.startswith(f"{key}-") and argument != f"{key}-count":
                found[argument] = self.listed(items, argument.removeprefix(f"{key}-"))
        return found

    def listed(self, items: list[str], form: str = "some") -> str:
        """Join entries of the glossary in a form, counting those that come several times."""
        counted = Counter(hyphened(item) for item in items)
        parts = [self.counted(f"name-{item}", number, form) for item, number in counted.items()]
        return format_list(parts, locale=locale(self.language))

    def counted(self, name: str, number: int, form: str) -> str:
        """Return an entry of the glossary as part of a list."""
        if number == 1:
            text = self.form(name, form, {})
            return self.say(name) if text is None else text
        if self.has(f"{name}.several"):
            return self.say(f"{name}.several", number=number)
        noun = self.noun(name)
        plural = noun.counted(form) if noun and form != QUOTED else None
        if plural is not None:
            return f"{number}\u00a0{plural}"
        shown = nouns.quoted(self.language, self.say(name)) if form == QUOTED else self.say(name)
        return self.say("several-of", number=number, name=shown)

    def format(self, name: str, arguments: Arguments) -> str:
        """Return a text with its arguments filled in, or raise TextError."""
        text, problem = self.filled(name, arguments)
        if problem:
            raise TextError(self, name, problem)
        return text

    def filled(self, name: str, arguments: Arguments) -> tuple[str, str]:
        """Return a text with those arguments that it asks for, and what is wrong with it."""
        wanted = asked(self.language, self.slug, name)
        given = tuple([pair for pair in arguments.items() if pair[0] in wanted])
        return formatted(self.language, self.slug, name, given)


@cache
def locale(language: str) -> Locale:
    """Return how lists are written in a language."""
    return Locale.parse(LOCALES[language].replace("-", "_"))


def yes_or_no(is_true: bool) -> str:
    """Say yes or no to a selector."""
    return "yes" if is_true else "no"
