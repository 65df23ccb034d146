"""Fields declared once: the classes of what lies on a table, written from a game's `fields.toml`.

The file has one section of the table after the other, row by row: name, type, who sees it, what
it is. From that follow, at compiled speed, copying, saving, restoring and equality, and of the
fields that "all" see the view's part. Whatever is not for "all" is in no view until somebody
shows it by hand, as the words in its row say.
"""

import re
import tomllib
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from kontor.engine.components import shown
from kontor.engine.file_errors import FileError, cause, line_of

DECLARED: Final = "table/fields.toml"
SEEN_BY_ALL: Final = "all"
COPIES: Final = {"list[int]", "list[tuple[int, ...]]"}
SCALARS: Final = {"int", "bool", "tuple[int, ...]", "tuple[tuple[int, ...], ...]"}
# So many numbers up to 15 packed into one zone: `counts[7]`; saved as a list.
PACKED: Final = "counts["
# A number up to 255 for each seat, or for so many places, packed into one integer, saved as a
# list: `bytes[seats]`, `bytes[7]`. With `bytes[7] from -1` the numbers are -1 to 254.
BY_SEAT: Final = "bytes[seats]"
BYTES: Final = re.compile(r"bytes\[(seats|[1-7])\](?: from (-?\d+))?")
KNOWN: Final = COPIES | SCALARS | {"list[list[int]]"}
STARTS: Final = {
    "int": "0",
    "bool": "False",
    "tuple[int, ...]": "()",
    "tuple[tuple[int, ...], ...]": "()",
}


class FieldsError(FileError):
    """A declaration cannot be used; the problem names file and place."""


@dataclass(frozen=True)
class Field:
    """One thing on the table: its name and type, how it begins, who sees it, what it is.

    A list that begins with nothing is laid out by the set-up: empty ones would cost every copy.
    """

    name: str
    type: str
    start: str
    seen: str
    about: str

    @property
    def annotation(self) -> str:
        """Write its type in Python."""
        return "int" if self.is_packed or self.bytes else self.type

    @property
    def is_packed(self) -> bool:
        """Tell whether it is a zone that is saved as a list of counts."""
        return self.type.startswith(PACKED)

    @property
    def bytes(self) -> tuple[str, str] | None:
        """Of numbers that are packed a byte each, write how many, and the least if it is not 0."""
        found = BYTES.fullmatch(self.type)
        if not found:
            return None
        number, least = found.groups()
        return ("self.seats" if number == "seats" else number, f", {least}" if least else "")

    @property
    def is_public(self) -> bool:
        """Tell whether every view shows it as it is."""
        return self.seen == SEEN_BY_ALL

    def copied(self, owner: str) -> str:
        """Write what copies it."""
        if self.type in COPIES:
            return f"{owner}.{self.name}[:]"
        if self.type == "list[list[int]]":
            return f"[row[:] for row in {owner}.{self.name}]"
        return f"{owner}.{self.name}" + (".clone()" if self.is_nested else "")

    def in_view(self) -> "Field":
        """Return the field as a view has it: numbers packed a byte each are a list."""
        return replace(self, type="list[int]", start="") if self.bytes else self

    def seen_on(self, table: str) -> str:
        """Write what shows it in a view, where packed numbers are listed."""
        if self.bytes:
            return self.listed(f"{table}.{self.name}", table)
        return self.copied(table)

    def laid_from(self, view: str) -> str:
        """Write what lays it on a table again."""
        return self.restored(f"{view}.{self.name}") if self.bytes else self.copied(view)

    def listed(self, numbers: str, owner: str) -> str:
        """Write what lists numbers that are packed a byte each."""
        assert self.bytes
        number, least = self.bytes
        return f"seat_numbers.listed({numbers}, {number.replace('self', owner)}{least})"

    def saved(self) -> str:
        """Write what turns it into plain data."""
        name = f"self.{self.name}"
        if self.is_packed:
            return f"tuple(zones.counts({name}, {self.type.removeprefix(PACKED)[:-1]}))"
        if self.bytes:
            return f"tuple({self.listed(name, 'self')})"
        if self.type in COPIES:
            return f"tuple({name})"
        if self.type == "list[list[int]]":
            return f"tuple(tuple(row) for row in {name})"
        if self.type == "bool":
            return f"int({name})"
        return f"{name}.data()" if self.is_nested else name

    def restored(self, value: str) -> str:
        """Write what makes it from plain data."""
        if self.is_packed:
            return f"zones.pack({value})"
        if self.bytes:
            return f"seat_numbers.pack({value}{self.bytes[1]})"
        if self.type == "bool":
            return f"bool({value})"
        if self.type == "tuple[int, ...]":
            return f"tuple({value})"
        if self.type == "tuple[tuple[int, ...], ...]":
            return f"tuple(tuple(row) for row in {value})"
        if self.type == "list[tuple[int, ...]]":
            return f"[tuple(row) for row in {value}]"
        return value

    def refilled(self, value: str) -> str:
        """Write the line that puts it back from plain data."""
        if self.is_nested:
            return f"self.{self.name}.refill({value})"
        return f"self.{self.name} = {self.restored(value)}"

    @property
    def is_nested(self) -> bool:
        """Tell whether it is a board of its own, handed to the constructor."""
        return self.type not in KNOWN and not self.is_packed and not self.bytes


@dataclass(frozen=True)
class Section:
    """Fields that belong together; saved as one where they are `together`, `when` they matter.

    What `follows` from the other fields is copied, but not saved: `follow` finds it again.
    """

    about: str
    together: bool
    when: str
    follows: bool
    fields: list[Field]


@dataclass(frozen=True)
class Part:
    """A class to be written: all fields of the state, or of a board that the state holds."""

    name: str
    is_state: bool
    view: str
    sections: list[Section]

    def fields(self) -> list[Field]:
        """List all fields in their order."""
        return [field for section in self.sections for field in section.fields]

    def saved(self) -> list[Section]:
        """List the sections that are saved and restored."""
        return [section for section in self.sections if not section.follows]

    def nested(self) -> list[Field]:
        """List the fields that are boards of their own, handed to the constructor."""
        return [field for field in self.fields() if field.is_nested]

    @property
    def file(self) -> str:
        """Name the module that is written."""
        return f"{self.name.lower()}_fields.py"


def read(path: Path) -> list[Part]:
    """Read a declaration."""
    try:
        table = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise FieldsError(str(path), "", "unreadable", cause=cause(error)) from error
    except UnicodeDecodeError as error:
        raise FieldsError(path.name, "", "not-utf8") from error
    except tomllib.TOMLDecodeError as error:
        raise FieldsError(path.name, "", "not-toml", line=line_of(error)) from error
    parts = [read_part(path, name, value) for name, value in table.items()]
    for part in parts:
        names = [field.name for field in part.fields()]
        for name in names:
            if names.count(name) > 1:
                raise FieldsError(path.name, part.name, "twice", value=name)
    return parts


def read_part(path: Path, name: str, value: object) -> Part:
    """Read one class of a declaration."""
    if not isinstance(value, dict) or not isinstance(value.get("sections"), list):
        raise FieldsError(path.name, f"{name}.sections", "tables")
    sections = []
    for number, section in enumerate(value["sections"]):
        place = f"{name}.sections[{number}]"
        rows = section.get("fields") if isinstance(section, dict) else None
        if not isinstance(rows, list) or not rows:
            raise FieldsError(path.name, f"{place}.fields", "rows")
        fields = [read_field(path.name, place, row) for row in rows]
        sections.append(
            Section(
                str(section.get("about", "")),
                bool(section.get("together", False)),
                str(section.get("when", "")),
                bool(section.get("follows", False)),
                fields,
            )
        )
    return Part(name, bool(value.get("state", False)), str(value.get("view", "")), sections)


def read_field(file: str, place: str, row: object) -> Field:
    """Read one row: name, type, who sees it, what it is."""
    if not isinstance(row, list) or len(row) != 4 or not all(isinstance(x, str) for x in row):
        raise FieldsError(file, place, "row", value=shown(row))
    name, kind, seen, about = row
    kind, _, start = (word.strip() for word in kind.partition("="))
    if not name.isidentifier():
        raise FieldsError(file, place, "no-name", value=shown(name))
    is_packed = bool(re.fullmatch(r"counts\[([1-9]|1[0-5])\]", kind) or BYTES.fullmatch(kind))
    if kind not in KNOWN and not kind.isidentifier() and not is_packed:
        packed = [BY_SEAT, "bytes[1] … bytes[7]", "counts[1] … counts[15]"]
        known = ", ".join([*sorted(KNOWN), *packed])
        raise FieldsError(file, f"{place}.{name}", "no-type", value=shown(kind), known=known)
    start = start or ("0" if is_packed else STARTS.get(kind, ""))
    return Field(name, kind, start, seen, about)
