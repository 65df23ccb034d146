"""Components: reading a game's material from TOML, with errors that name the file and the key."""

import json
import tomllib
from collections.abc import Iterable, Mapping, Sized
from hashlib import sha256
from pathlib import Path
from typing import Final

from kontor.engine.file_errors import FileError, cause, line_of
from kontor.engine.messages import Fact

# Endings of keys that change no rule: remarks, words in a language, the manners of bots, listings.
REMARKS: Final = ("provenance", "note", "priority", "_fr", "_de", "_en", "bot_options", "listing")
LANGUAGES: Final = ("fr", "de", "en")
HEX_DIGITS: Final = "0123456789abcdefABCDEF"
# What no material needs, and what would be dear to work with.
DEEPEST: Final = 8
LARGEST_NUMBER: Final = 1_000_000_000
LONGEST_TEXT: Final = 1_000


class ComponentsError(FileError):
    """The material of a game cannot be used; the problem names file and key."""


class Reader:
    """A table of a components file: it knows where it stands, insists on types, notes who asked."""

    def __init__(
        self, file: str, path: str, table: dict[str, object], asked: set[str] | None = None
    ) -> None:
        self.file: str = file
        self.path: str = path
        self.table: dict[str, object] = table
        # The places whose values were asked for, shared by all tables of the file.
        self.asked: set[str] = set() if asked is None else asked

    def place(self, key: str) -> str:
        """Return where a key stands in the file."""
        return f"{self.path}.{key}" if self.path else key

    def fail(self, key: str, problem: str, **facts: Fact) -> ComponentsError:
        """Return the error for one key of this table: a text `problem-…` and its facts."""
        return ComponentsError(self.file, self.place(key), problem, **facts)

    def differs(self, key: str, wanted: object, value: object) -> ComponentsError:
        """Return the error for a key that must have a certain value."""
        return self.fail(key, "other-value", wanted=shown(wanted), value=shown(value))

    def unknown(self, key: str, value: object, known: Iterable[object]) -> ComponentsError:
        """Return the error for a key that must have one of some values."""
        listed = ", ".join(str(one) for one in known)
        return self.fail(key, "unknown-value", value=shown(value), known=listed)

    def check_entries(self, key: str, found: Sized, wanted: int) -> None:
        """Insist on so many entries of a list."""
        if len(found) != wanted:
            raise self.fail(key, "entries", wanted=wanted, number=len(found))

    def check_distinct(self, key: str, found: Iterable[object]) -> None:
        """Insist that no entry of a list stands there twice."""
        seen: set[object] = set()
        for entry in found:
            if entry in seen:
                raise self.fail(key, "twice", value=shown(entry))
            seen.add(entry)

    def get(self, key: str) -> object:
        """Return a value that must be there."""
        self.asked.add(self.place(key))
        return self.found(key)

    def found(self, key: str) -> object:
        """Return a value that must be there, without counting it as read."""
        if key not in self.table:
            raise self.fail(key, "missing")
        return self.table[key]

    def integer(self, key: str, least: int = 0, most: int = 1_000_000) -> int:
        """Return a whole number within bounds."""
        return self.checked_integer(key, self.get(key), least, most)

    def checked_integer(self, key: str, value: object, least: int, most: int) -> int:
        """Return a value if it is a whole number within bounds."""
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.fail(key, "whole-number", value=shown(value))
        if not least <= value <= most:
            raise self.beyond(key, least, most, value)
        return value

    def beyond(self, key: str, least: float, most: float, value: float) -> ComponentsError:
        """Return the error for a number out of its bounds."""
        if least == most:
            return self.fail(key, "other-value", wanted=f"{least:.12g}", value=shown(value))
        bounds = (f"{least:.12g}", f"{most:.12g}")
        return self.fail(key, "between", least=bounds[0], most=bounds[1], value=shown(value))

    def integers(self, key: str, least: int = 0, most: int = 1_000_000) -> list[int]:
        """Return a list of whole numbers within bounds, at least one."""
        value = self.get(key)
        if not isinstance(value, list) or not value:
            raise self.fail(key, "whole-numbers", value=shown(value))
        return [
            self.checked_integer(f"{key}[{index}]", item, least, most)
            for index, item in enumerate(value)
        ]

    def number(self, key: str, least: float, most: float) -> float:
        """Return a number within bounds, whole or not."""
        value = self.get(key)
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            raise self.fail(key, "number", value=shown(value))
        if not least <= value <= most:
            raise self.beyond(key, least, most, value)
        return float(value)

    def text(self, key: str) -> str:
        """Return a piece of text."""
        value = self.get(key)
        if not isinstance(value, str):
            raise self.fail(key, "text", value=shown(value))
        return value

    def texts(self, key: str) -> list[str]:
        """Return a list of texts, at least one."""
        value = self.get(key)
        if not isinstance(value, list) or not value:
            raise self.fail(key, "texts", value=shown(value))
        for index, item in enumerate(value):
            if not isinstance(item, str):
                raise self.fail(f"{key}[{index}]", "text", value=shown(item))
        return [str(item) for item in value]

    def choice(self, key: str, allowed: list[str]) -> str:
        """Return a text that must be one of those allowed."""
        value = self.text(key)
        if value not in allowed:
            raise self.unknown(key, value, allowed)
        return value

    def colour(self, key: str) -> str:
        """Return a colour of the screen, written #rrggbb."""
        value = self.text(key)
        digits = value.removeprefix("#")
        if len(value) != 7 or len(digits) != 6 or any(d not in HEX_DIGITS for d in digits):
            raise self.fail(key, "colour", value=shown(value))
        return value

    def words(self) -> dict[str, str]:
        """Return what this table says in each language."""
        return {language: self.text(language) for language in LANGUAGES}

    def flag(self, key: str) -> bool:
        """Return true or false."""
        value = self.get(key)
        if not isinstance(value, bool):
            raise self.fail(key, "flag", value=shown(value))
        return value

    def insist(self, facts: Mapping[str, object]) -> None:
        """Check facts that the rules are built on, by their places below this table."""
        for place, fact in facts.items():
            *path, key = place.split(".")
            table = self
            for name in path:
                table = table.section(name)
            value = table.get(key)
            if type(value) is not type(fact) or value != fact:
                raise table.differs(key, fact, value)

    def section(self, key: str) -> "Reader":
        """Return a table inside this one."""
        value = self.found(key)
        if not isinstance(value, dict):
            raise self.fail(key, "table")
        return Reader(self.file, self.place(key), value, self.asked)

    def sections(self, key: str, is_needed: bool = True) -> list["Reader"]:
        """Return a list of tables inside this one, at least one if it is needed."""
        if not is_needed and key not in self.table:
            return []
        value = self.found(key)
        if not isinstance(value, list) or not value:
            raise self.fail(key, "tables")
        found = []
        for index, item in enumerate(value):
            if not isinstance(item, dict):
                raise self.fail(f"{key}[{index}]", "table")
            found.append(Reader(self.file, self.place(f"{key}[{index}]"), item, self.asked))
        return found

    def unread(self) -> list[str]:
        """List the keys, remarks aside, whose values nobody has asked for."""
        missed: list[str] = []
        for key, value in self.table.items():
            place = self.place(key)
            if key.endswith(REMARKS) or place in self.asked:
                continue
            if isinstance(value, dict):
                missed += self.section(key).unread()
            elif isinstance(value, list) and value and isinstance(value[0], dict):
                for part in self.sections(key):
                    missed += part.unread()
            else:
                missed.append(place)
        return missed

    def digest(self) -> str:
        """Return a fingerprint of the values, whatever the layout, comments, remarks and words."""
        canonical = json.dumps(without_remarks(self.table), sort_keys=True, separators=(",", ":"))
        return sha256(canonical.encode()).hexdigest()


def without_remarks(value: object) -> object:
    """Return a value without the keys that change no rule."""
    if isinstance(value, dict):
        return {
            key: without_remarks(item) for key, item in value.items() if not key.endswith(REMARKS)
        }
    return [without_remarks(item) for item in value] if isinstance(value, list) else value


def shown(value: object) -> str:
    """Write a value as the file's author would recognise it."""
    return json.dumps(value, ensure_ascii=False, default=str)


def read(path: Path, game: str) -> Reader:
    """Read the components file of a game."""
    name = path.name
    try:
        table = tomllib.loads(path.read_text("utf-8-sig"))
    except OSError as error:
        raise ComponentsError(str(path), "", "unreadable", cause=cause(error)) from error
    except UnicodeDecodeError as error:
        raise ComponentsError(name, "", "not-utf8") from error
    except RecursionError as error:
        raise ComponentsError(name, "", "too-deep") from error
    except ValueError as error:  # not only TOMLDecodeError: a number may be too long to read
        raise ComponentsError(name, "", "not-toml", line=line_of(error)) from error
    reader = Reader(name, "", table)
    check_values(reader)
    reader.choice("game", [game])
    return reader


def check_values(reader: Reader) -> None:
    """Insist on values that a material may have, before anybody works with them."""
    left: list[tuple[str, object, int]] = [("", reader.table, 0)]
    while left:
        place, value, depth = left.pop()
        if depth > DEEPEST:
            raise reader.fail(place, "too-deep")
        if isinstance(value, dict):
            for key, item in value.items():
                left.append((f"{place}.{key}" if place else str(key), item, depth + 1))
        elif isinstance(value, list):
            for index, item in enumerate(value):
                left.append((f"{place}[{index}]", item, depth + 1))
        elif isinstance(value, str):
            if len(value) > LONGEST_TEXT:
                raise reader.fail(place, "too-long", most=LONGEST_TEXT)
        elif isinstance(value, int):
            if abs(value) > LARGEST_NUMBER:
                raise reader.fail(place, "too-large", most=str(LARGEST_NUMBER))
        elif not isinstance(value, float) or not abs(value) <= LARGEST_NUMBER:
            raise reader.fail(place, "no-value", value=shown(value))
