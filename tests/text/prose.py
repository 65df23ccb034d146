"""Prose: everything written for people, as its files hold it: texts, rulebooks and terms."""

import re
from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from kontor import games
from kontor.text import terms
from kontor.text.bundles import paths, printed
from tests.text.corpus import Lines
from tests.text.grammar import misaddressed as misaddressed_in
from tests.text.vocabulary import pattern_of, vocabulary

# Code in backquotes, addresses, options, and words with signs inside, as NAME=VALUE.
CODE = re.compile(
    r"`[^`]*`|https?://\S+|--[a-z-]+|[^\s(]*\w[_=/:@]\w[^\s)]*|\b\w+\.(?:com|toml|json)\b"
)
SOFT_HYPHEN = "\u00ad"
# Attributes that hold no prose: keys of the keyboard, and what selectors choose by.
# What somebody types at the terminal, also without accents.
TYPED = ("terminal-words-", "terminal-hint", "terminal-help")
SILENT = {"letter", "number", "gender"}


@cache
def prose(slug: str | None, language: str) -> tuple[tuple[str, str], ...]:
    """Return all prose of a game, or the common prose: where it stands, and itself."""
    return tuple(everything(slug, language))


def everything(slug: str | None, language: str) -> Iterator[tuple[str, str]]:
    """Go through the texts, the rulebook and the terms."""
    yield from written(slug, language)
    if slug:
        book = (games.FOLDER / slug / "rulebook" / f"{language}.md").read_text("utf-8")
        for number, line in enumerate(book.splitlines(), 1):
            yield f"rulebook:{number}", plain(line)
    if terms.path(slug).is_file():
        for term in terms.terms(slug, language):
            yield f"terms:{term.name}", f"{term.word}: {term.means}"


def plain(text: str) -> str:
    """Return a text without its code."""
    return CODE.sub(" ", text.replace(SOFT_HYPHEN, ""))


def written(slug: str | None, language: str) -> Iterator[tuple[str, str]]:
    """Go through the texts of a file, every variant of each."""
    files = paths(language, slug)[-1:] if slug else paths(language, None)
    sources = [path.read_text("utf-8") for path in files]
    if slug:
        sources.append(printed(language, slug))
    for entry in FluentParser().parse("\n".join(sources)).body:
        if isinstance(entry, ftl.Message | ftl.Term) and not entry.id.name.startswith(TYPED):
            for part in [entry, *entry.attributes]:
                attribute = part.id.name if part is not entry else ""
                if attribute in SILENT or part.value is None:
                    continue
                visitor = Lines("0")
                visitor.visit(part.value)
                for text in visitor.found:
                    said = text.partition(":")[2] if attribute == "noun" else text
                    yield f"{entry.id.name}{'.' if attribute else ''}{attribute}", plain(said)


def avoided(slug: str | None, language: str) -> list[tuple[str, str]]:
    """Name the places where a forbidden synonym stands."""
    patterns = [pattern_of(word) for word in vocabulary(slug, language).avoid]
    return [
        (f"{place} [{match.group()}]", text)
        for place, text in prose(slug, language)
        for pattern in patterns
        for match in pattern.finditer(text)
    ]


def misaddressed(slug: str | None, language: str) -> list[tuple[str, str]]:
    """Name the places where readers are addressed as they are not used to."""
    return [
        (f"{place} [{found}]", text)
        for place, text in prose(slug, language)
        for found in misaddressed_in(text, language)
    ]
