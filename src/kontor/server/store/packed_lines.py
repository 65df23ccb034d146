"""Packing: the lines of a journal as one compressed value, and back, without any loss."""

import zlib
from collections.abc import Sequence
from dataclasses import astuple

import msgspec

from kontor.server.store.rows import Entry


def packed(journal: Sequence[Entry]) -> bytes:
    """Write lines of a journal as one value."""
    return zlib.compress(msgspec.json.encode([astuple(entry) for entry in journal]), 9)


def unpacked(lines: bytes | None) -> list[Entry]:
    """Read what `packed` has written; nothing gives no lines."""
    if not lines:
        return []
    found: list[list[object]] = msgspec.json.decode(zlib.decompress(lines))
    return [msgspec.convert(dict(zip(FIELDS, values, strict=True)), Entry) for values in found]


FIELDS = tuple(Entry.__dataclass_fields__)
