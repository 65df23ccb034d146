"""Files of rows: CSV, or Parquet where pyarrow is installed, written as the rows come."""

import csv
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Protocol

from kontor.arena.contest import ContestError
from kontor.arena.game_rows import Columns, Row
from kontor.engine.file_errors import refused

# So many rows make one group of a Parquet file.
GROUP: Final = 50_000
ARROW_TYPES: Final = {int: "int64", float: "float64", str: "string"}


class RowFile(Protocol):
    """Takes rows, some now, some later."""

    def add(self, rows: Iterable[Row]) -> None:
        """Take some rows."""

    def close(self) -> None:
        """Write what is left."""


class CsvFile:
    """Writes rows as comma-separated values in UTF-8."""

    def __init__(self, file: Path, columns: Columns) -> None:
        self.stream = file.open("w", encoding="utf-8", newline="")
        self.writer = csv.DictWriter(self.stream, list(columns), lineterminator="\n")
        self.writer.writeheader()

    def add(self, rows: Iterable[Row]) -> None:
        """Write some rows."""
        self.writer.writerows(rows)

    def close(self) -> None:
        """Write what is left."""
        self.stream.close()


class ParquetFile:
    """Writes rows in groups as Parquet."""

    def __init__(self, file: Path, columns: Columns) -> None:
        self.arrow = arrow()
        self.schema = self.arrow.schema(
            [(name, getattr(self.arrow, ARROW_TYPES[kind])()) for name, kind in columns.items()]
        )
        self.writer = import_module("pyarrow.parquet").ParquetWriter(file, self.schema)
        self.kept: list[Row] = []

    def add(self, rows: Iterable[Row]) -> None:
        """Keep some rows, and write them when they make a group."""
        self.kept += rows
        if len(self.kept) >= GROUP:
            self.write()

    def write(self) -> None:
        """Write what is kept as a group."""
        self.writer.write_table(self.arrow.Table.from_pylist(self.kept, self.schema))
        self.kept = []

    def close(self) -> None:
        """Write what is left."""
        if self.kept:
            self.write()
        self.writer.close()


KINDS: Final[dict[str, type[CsvFile] | type[ParquetFile]]] = {
    ".csv": CsvFile,
    ".parquet": ParquetFile,
}


def arrow() -> Any:
    """Return the library that writes Parquet."""
    try:
        return import_module("pyarrow")
    except ImportError as error:
        raise ContestError("rows-no-pyarrow") from error


def check(file: Path | None) -> None:
    """Raise ContestError, before hours of play, if rows could not be written to a file."""
    if file is None:
        return
    if file.suffix not in KINDS:
        raise ContestError(
            "rows-unknown-kind", file=str(file), known="/".join(kind.lstrip(".") for kind in KINDS)
        )
    if file.suffix == ".parquet":
        arrow()


@contextmanager
def writing(file: Path | None, columns: Columns) -> Iterator[RowFile | None]:
    """Open a file of rows. What was added is there in the end, even after an interruption."""
    if file is None:
        yield None
        return
    unfinished = file.with_name(f"{file.name}.part")
    try:
        rows = KINDS[file.suffix](unfinished, columns)
        try:
            yield rows
        finally:
            rows.close()
            unfinished.replace(file)
    except OSError as error:
        raise ContestError("arena-bad-file", refused(error), file=str(file)) from error
