"""Values of components files: what two files say differently, and a file with one value changed."""

import json
import re
import tomllib
from typing import Any, Final

from kontor import games
from kontor.arena.contest import ContestError
from kontor.engine.components import REMARKS

# A key, or a place in a list, as error messages name them: card_types[0].copies
STEP: Final = re.compile(r"\.?([\w-]+)|\[(\d+)\]")

Value = int | float | str | bool
Table = dict[str, Any]


def own_material(slug: str) -> str:
    """Return the text of a game's own components file."""
    return (games.FOLDER / slug / "components.toml").read_text("utf-8")


def differences(slug: str, before: str, after: str) -> list[tuple[str, str, str]]:
    """List the places where two files differ in what a rule may ask for, and what they say."""
    first, other = (flat(tomllib.loads(text or own_material(slug))) for text in (before, after))
    places = [*first, *(place for place in other if place not in first)]
    return [
        (place, first.get(place, "–"), other.get(place, "–"))
        for place in places
        if first.get(place) != other.get(place)
    ]


def flat(value: object, place: str = "") -> dict[str, str]:
    """Return all values of a file by their place, without remarks."""
    if isinstance(value, dict):
        inner = [
            (f"{place}.{key}" if place else key, part)
            for key, part in value.items()
            if not key.endswith(REMARKS)
        ]
    elif isinstance(value, list):
        inner = [(f"{place}[{number}]", part) for number, part in enumerate(value)]
    else:
        return {place: json.dumps(value, ensure_ascii=False)}
    found: dict[str, str] = {}
    for inside, part in inner:
        found |= flat(part, inside)
    return found


def with_value(slug: str, text: str, place: str, value: str) -> str:
    """Return a components file with another value at one place; without a text, of the own file."""
    table: Table = tomllib.loads(text or own_material(slug))
    steps = [key if key else int(number) for key, number in STEP.findall(place)]
    if not steps or STEP.sub("", place):
        raise ContestError("study-no-such-value", place=place)
    *way, last = steps
    inside: Any = table
    try:
        for step in way:
            inside = inside[step]
        before = inside[last]
    except (KeyError, IndexError, TypeError) as error:
        raise ContestError("study-no-such-value", place=place) from error
    if isinstance(before, dict | list):
        raise ContestError("study-no-such-value", place=place)
    inside[last] = value if isinstance(before, str) else read(place, value)
    return written(table)


def read(place: str, value: str) -> Value:
    """Read a number or a truth value as TOML writes it."""
    try:
        found: Value = tomllib.loads(f"value = {value}")["value"]
    except tomllib.TOMLDecodeError as error:
        raise ContestError("study-no-such-value", place=f"{place}={value}") from error
    return found


def written(table: Table) -> str:
    """Write a components file, one line for each of its parts."""
    return "".join(f"{json.dumps(key)} = {inline(value)}\n" for key, value in table.items())


def inline(value: object) -> str:
    """Write a value as TOML on one line."""
    if isinstance(value, dict):
        parts = (f"{json.dumps(key)} = {inline(part)}" for key, part in value.items())
        return "{" + ", ".join(parts) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(inline, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
