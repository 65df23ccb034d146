"""Bundles: the texts of a language, read from their files (Project Fluent)."""

import tomllib
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from kontor import games
from kontor.text.french import elided, that
from kontor.text.languages import LOCALES

FOLDER: Final = Path(__file__).parent
CACHED_LINES: Final = 20_000

Argument = int | str
Arguments = dict[str, Argument]


def capitalised(text: object) -> str:
    """Begin a sentence with a capital letter."""
    line = str(text)
    return line[:1].upper() + line[1:]


FUNCTIONS: Final[dict[str, Any]] = {"DE": elided, "QUE": that, "CAP": capitalised}


@cache
def resources(language: str, slug: str | None) -> list[ast.Resource]:
    """Read the common texts of a language and those of a game."""
    found = [FluentResource(path.read_text("utf-8")) for path in paths(language, slug)]
    return [*found, FluentResource(printed(language, slug))] if slug else found


@cache
def bundle(language: str, slug: str | None) -> FluentBundle:
    """Gather the common texts of a language and those of a game, which may say it otherwise."""
    found = FluentBundle([LOCALES[language]], functions=FUNCTIONS, use_isolating=False)
    for resource in resources(language, slug):
        found.add_resource(resource, allow_overrides=True)
    return found


@cache
def entries(language: str, slug: str | None) -> dict[str, ast.Message | ast.Term]:
    """Return the syntax trees of all texts by name; terms begin with a hyphen."""
    found: dict[str, ast.Message | ast.Term] = {}
    for resource in resources(language, slug):
        for entry in resource.body:
            if isinstance(entry, ast.Message | ast.Term):
                hyphen = "-" if isinstance(entry, ast.Term) else ""
                found[hyphen + entry.id.name] = entry
    return found


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
def asked(language: str, slug: str | None, name: str) -> frozenset[str]:
    """Return the variables that a text or an attribute (`name.attribute`) asks for."""
    text, _, attribute = name.partition(".")
    entry = entries(language, slug).get(text)
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
