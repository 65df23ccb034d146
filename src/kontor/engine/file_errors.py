"""Errors of files: what is wrong with one, by name and facts; words are made where it is shown."""

import re
from errno import errorcode
from typing import Final

from kontor.engine import mypyc_attr
from kontor.engine.messages import Fact, Message

PREFIX: Final = "problem-"
LINE: Final = re.compile(r"\(at line (\d+), ")


@mypyc_attr(allow_interpreted_subclasses=True)
class FileError(Exception):
    """A file cannot be used; the problem is a message with the file and the place in it."""

    def __init__(self, file: str, place: str, name: str, **facts: Fact) -> None:
        self.problem: Message = Message(PREFIX + name, {"file": file, "place": place, **facts})
        where = f"{file}: {place}" if place else file
        super().__init__(f"{where}: {name}" + "".join(f" {k}={v}" for k, v in facts.items()))


def cause(error: OSError) -> str:
    """Return the name of what went wrong with a file, as operating systems call it."""
    return errorcode.get(error.errno or 0, "other")


def refused(error: OSError) -> Message:
    """Return why the system refuses something, as a problem of its own."""
    return Message(PREFIX + "cause", {"cause": cause(error)})


def line_of(error: ValueError) -> int:
    """Return the line where a text stops being TOML, or 0 if it cannot be told."""
    found = LINE.search(str(error))
    return int(found[1]) if found else 0
