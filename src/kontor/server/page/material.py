"""The material of a game laid out in grids: what its components file says, for people to read.

| in the file                             | on the page                                         |
| --------------------------------------- | --------------------------------------------------- |
| a list of tables                        | a grid: a row for each, a column for each key       |
| tables inside a table that share keys   | likewise                                            |
| another table inside a table            | a grid of its own                                   |
| everything else in a table              | a grid with a row for each key                      |

Left out: remarks, words in single languages, and how things are drawn.
"""

import re
from dataclasses import dataclass, field, replace
from typing import Any, Final

from kontor.engine.components import without_remarks
from kontor.text.languages import LANGUAGES

CONFIRMED: Final = "confirmed"
RECONSTRUCTED: Final = "reconstructed"
PROVENANCE: Final = "provenance"
# House rules have names and texts of their own.
OPTIONS: Final = ("options", "bot_options")
NO_MATERIAL: Final = ("schema_version", "game", "listing", *OPTIONS)
LANGUAGES_AND_REMARKS: Final = ("fr", "de", "en", "names", "note", "priority")
REMARKED: Final = ("slug", "bgg_id", "edition_modelled", "first_edition")
DRAWN: Final = (
    *("x", "y", "w", "h", "box", "canvas", "layout", "panels", "screen", "symbol", "lanes"),
    *("index", "type_id", "abbreviation", "printed_numerals", "card_size_mm"),
)
# What a card does: where its printed text is shown, that says it better.
DONE: Final = ("effect", "params", "target", "windows")
NOT_SHOWN: Final = frozenset((*LANGUAGES_AND_REMARKS, *REMARKED, *DRAWN))
WORDED: Final = re.compile(r".*_(fr|de|en|nl)$")
PAINT: Final = re.compile(r"#[0-9a-fA-F]{6}$")

Table = dict[str, Any]
Words = dict[str, str]


@dataclass(frozen=True)
class Cell:
    """A value, the key it has in the file, and how sure we are of it."""

    key: str
    value: Any
    provenance: str = CONFIRMED


@dataclass(frozen=True)
class Row:
    """What belongs together: an entry with an id, or one key of a table."""

    id: str
    cells: dict[str, Cell]
    provenance: str = CONFIRMED
    names: Words = field(default_factory=dict)


@dataclass(frozen=True)
class Grid:
    """A part of the file; without columns, each row is one key with its value."""

    path: str
    rows: list[Row]
    columns: list[str] = field(default_factory=list)
    provenance: str = CONFIRMED

    @property
    def is_partly_reconstructed(self) -> bool:
        """Tell whether something in it is reconstructed although the whole is not."""
        said = {row.provenance for row in self.rows}
        said |= {cell.provenance for row in self.rows for cell in row.cells.values()}
        return self.provenance == CONFIRMED and RECONSTRUCTED in said


def grids(components: Table) -> list[Grid]:
    """Lay out a whole components file."""
    found: list[Grid] = []
    for key, part in components.items():
        if is_shown(key, part) and key not in NO_MATERIAL:
            found += laid_out(key, part, CONFIRMED)
    return [grid for grid in found if grid.rows]


def laid_out(path: str, part: Any, provenance: str) -> list[Grid]:
    """Lay out one part of a file; what does not say how sure it is, is as sure as the whole."""
    if isinstance(part, list):
        rows = [row(entry, str(entry.get("id", "")), provenance) for entry in part]
        return [of_entries(path, rows)]
    provenance = part.get(PROVENANCE, provenance)
    values = {key: value for key, value in part.items() if is_shown(key, value)}
    tables = {key: value for key, value in values.items() if isinstance(value, dict)}
    lists = {key: value for key, value in values.items() if is_tables(value)}
    lines = [
        Row(key, {"": cell(part, key, provenance)})
        for key in values
        if key not in tables and key not in lists
    ]
    found = [Grid(path, lines, provenance=provenance)]
    if is_alike(tables):
        rows = [row(table, key, provenance) for key, table in tables.items()]
        found.append(of_entries(path, rows))
        tables = {}
    for key, inner in [*tables.items(), *lists.items()]:
        found += laid_out(f"{path}.{key}", inner, provenance)
    return found


def of_entries(path: str, rows: list[Row]) -> Grid:
    """Return a grid of entries; what all of them share of their provenance, the grid says."""
    columns: dict[str, None] = {}
    for one in rows:
        columns |= dict.fromkeys(one.cells)
    shared = {one.provenance for one in rows}
    whole = shared.pop() if len(shared) == 1 else CONFIRMED
    if whole != CONFIRMED:
        rows = [replace(one, provenance=CONFIRMED) for one in rows]
    return Grid(path, rows, list(columns), whole)


def row(entry: Table, name: str, provenance: str) -> Row:
    """Return an entry as a row; its id is its name, not a cell."""
    left_out = ("id", *DONE) if "text_en" in entry else ("id",)
    shown = [key for key in entry if key not in left_out and is_shown(key, entry[key])]
    cells = {key: cell(entry, key, CONFIRMED) for key in shown}
    if "text_en" in entry:
        cells["text"] = Cell("text", in_languages(entry, "text_"))
    names = in_languages(entry, "name_") or entry.get("names", {}) or in_languages(entry, "")
    return Row(name, cells, entry.get(PROVENANCE, provenance), names)


def in_languages(entry: Table, prefix: str) -> Words:
    """Return what an entry says in several languages, such as its name."""
    found = {language: entry.get(f"{prefix}{language}") for language in LANGUAGES}
    return {language: str(text) for language, text in found.items() if text}


def cell(table: Table, key: str, provenance: str) -> Cell:
    """Return the value of a key, with what is said of it alone."""
    value = table[key]
    said = CONFIRMED
    for remark in table:
        subject = remark.removesuffix(f"_{PROVENANCE}")
        if remark != subject and (key == subject or key.startswith(f"{subject}_")):
            said = table[remark]
    if isinstance(value, dict):
        said = value.get(PROVENANCE, said)
        value = {inner: item for inner, item in value.items() if is_shown(inner, item)}
        if list(value) == ["value"]:
            value = value["value"]
    return Cell(key, value, said if said != provenance else CONFIRMED)


def is_shown(key: str, value: Any) -> bool:
    """Tell whether people are shown a key."""
    if key in NOT_SHOWN or WORDED.match(key):
        return False
    if isinstance(value, dict):
        return any(is_shown(inner, item) for inner, item in value.items())
    if isinstance(value, list):
        return bool(value) and any(is_shown("", item) for item in value)
    return not (isinstance(value, str) and PAINT.match(value)) and not key.endswith(PROVENANCE)


def is_tables(value: Any) -> bool:
    """Tell whether a value is a list of tables."""
    return isinstance(value, list) and all(isinstance(item, dict) for item in value)


def is_alike(tables: dict[str, Table]) -> bool:
    """Tell whether several tables describe things of one kind: they share a key."""
    keys = [{key for key in table if is_shown(key, table[key])} for table in tables.values()]
    return len(keys) > 1 and bool(set.intersection(*keys))


# Differences ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Difference:
    """A key of the file whose value is not the usual one; None where there is no such key."""

    key: str
    usual: Any
    here: Any


def differences(usual: Table, here: Table) -> list[Difference]:
    """List what a corrected file says differently, in the order of the usual one."""
    before, after = flat("", without_remarks(usual)), flat("", without_remarks(here))
    return [
        Difference(key, before.get(key), after.get(key))
        for key in {**before, **after}
        if before.get(key) != after.get(key)
    ]


def flat(path: str, value: Any) -> dict[str, Any]:
    """Return all values by where they stand; entries that have an id stand under it."""
    if isinstance(value, dict):
        inner = [(f"{path}.{key}" if path else key, item) for key, item in value.items()]
    elif isinstance(value, list) and value and is_tables(value):
        ids = [item.get("id", number) for number, item in enumerate(value)]
        names = ids if len({str(one) for one in ids}) == len(ids) else range(len(ids))
        inner = [(f"{path}[{name}]", item) for name, item in zip(names, value, strict=True)]
    else:
        return {path: value}
    found: dict[str, Any] = {}
    for key, item in inner:
        found |= flat(key, item)
    return found
