"""Bundles: the texts of a language, read from their files (Project Fluent)."""

import re
import tomllib
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from kontor import games
from kontor.text.french import elided, that
from kontor.text.languages import LOCALES

FOLDER: Final = Path(__file__).parent
CACHED_LINES: Final = 20_000
ENTRY: Final = re.compile(r"^(?=(-?[A-Za-z][\w-]*) *=)", re.MULTILINE)

Argument = int | str
Arguments = dict[str, Argument]
Entry = ast.Message | ast.Term


def capitalised(text: object) -> str:
    """Begin a sentence with a capital letter."""
    line = str(text)
    return line[:1].upper() + line[1:]


FUNCTIONS: Final[dict[str, Any]] = {"DE": elided, "QUE": that, "CAP": capitalised}


class Asked(Visitor):
    """Collects the variables that a text asks for, and the texts that it contains."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """Note a variable."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        """Note a text inside the text, or one of its attributes."""
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.texts.add(node.id.name + attribute)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        """Note a term inside the text."""
        self.texts.add("-" + node.id.name)
        self.generic_visit(node)


@cache
def written(language: str, slug: str | None) -> dict[str, str]:
    """Read the common texts of a language and those of a game, which may say it otherwise."""
    files = [path.read_text("utf-8") for path in paths(language, slug)]
    found: dict[str, str] = {}
    for text in [*files, printed(language, slug)] if slug else files:
        _, *parts = ENTRY.split(text)
        found |= zip(parts[::2], parts[1::2], strict=True)
    return found


@cache
def parsed(text: str) -> Entry | None:
    """Return the syntax tree of one text, unless it is not well written."""
    entry = FluentResource(text).body[0]
    return entry if isinstance(entry, Entry) else None


class Bundle:
    """Texts by name, terms with a hyphen: each is parsed when it is first asked for.

    Most of thousands of texts are never said where they are read: parsing takes a second or two.
    """

    def __init__(self, language: str, slug: str | None) -> None:
        self.written: dict[str, str] = written(language, slug)
        self.known: dict[str, Entry | None] = {}
        self.fluent = FluentBundle([LOCALES[language]], functions=FUNCTIONS, use_isolating=False)

    def entry(self, name: str) -> Entry | None:
        """Return the syntax tree of a text, if there is one, and know what it contains."""
        if name not in self.known:
            entry = self.known[name] = parsed(self.written[name]) if name in self.written else None
            if entry is not None:
                self.fluent.add_resource(ast.Resource([entry]))
                inside = Asked()
                inside.visit(entry)
                for text in inside.texts:
                    self.entry(text.partition(".")[0])
        return self.known[name]

    def message(self, name: str) -> Message | None:
        """Return a text that can be formatted, if there is one."""
        return self.fluent.get_message(name) if self.entry(name) else None


@cache
def bundle(language: str, slug: str | None) -> Bundle:
    """Gather the common texts of a language and those of a game."""
    return Bundle(language, slug)


@cache
def asked(language: str, slug: str | None, name: str) -> frozenset[str]:
    """Return the variables that a text or an attribute (`name.attribute`) asks for."""
    text, _, attribute = name.partition(".")
    entry = bundle(language, slug).entry(text)
    if entry is None:
        return frozenset()
    visitor = Asked()
    for part in entry.attributes if attribute else [entry]:
        if part is entry and entry.value:
            visitor.visit(entry.value)
        elif part.id.name == attribute:
            visitor.visit(part)
    inside = [asked(language, slug, inner) for inner in visitor.texts]
    return frozenset(visitor.variables).union(*inside)


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
    message = found.message(text)
    if message is None:
        return "", "is missing"
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return "", "is missing"
    words, errors = found.fluent.format_pattern(pattern, dict(arguments))
    return str(words), "; ".join(str(error) for error in errors)


def hyphened(name: str) -> str:
    """Write an identifier of the code as one of the texts."""
    return name.replace("_", "-")
