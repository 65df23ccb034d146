"""Digests: short marks of values that pieces read; equal digests, equal values."""

from collections.abc import Callable
from functools import cached_property
from hashlib import blake2b
from typing import Any, Final

import msgspec
from jinja2 import Undefined
from markupsafe import Markup
from msgspec import structs

from kontor.engine.messages import Message
from kontor.engine.view import View
from kontor.server.page.desk import Desk
from kontor.server.service.sight import SeatSight, TableSight

# Bytes that are fewer stand for themselves.
SHORT: Final = 160
# How msgpack begins a digest.
BYTES: Final = msgspec.msgpack.encode(bytes(16))[:2]


class Whole:
    """Everything a reader sees of the game and has been told, as one value."""

    def __init__(self, sight: TableSight) -> None:
        self.sight = sight

    @cached_property
    def digest(self) -> bytes:
        """Return its digest."""
        return digest_of(msgspec.json.encode((self.sight.view, self.sight.events)))


class EverNew:
    """Stands for what changes by itself: it has no digest."""

    __slots__ = ()


class Digester:
    """Writes values as bytes: equal bytes, equal values. Parts of a picture are written once."""

    def __init__(self, whole: Whole, desk: Desk) -> None:
        self.whole = whole
        self.desk = desk
        self.encode = msgspec.msgpack.Encoder(enc_hook=self.part).encode
        self.parts: dict[int, tuple[object, msgspec.Raw]] = {}

    def close(self) -> None:
        """Let go of the encoder, which refers back to this."""
        del self.encode
        self.parts.clear()

    def part(self, value: Any) -> msgspec.Raw:
        """Write by its contents what is no plain data."""
        known = self.parts.get(id(value))
        if known is None:
            kind = type(value)
            contents = HOW.get(kind)
            if contents is None:
                contents = HOW[kind] = contents_of(kind)
            raw = self.encode(contents(self, value))
            known = (value, msgspec.Raw(raw if len(raw) < SHORT else BYTES + digest_of(raw)))
            self.parts[id(value)] = known
        return known[1]

    @cached_property
    def open_question(self) -> bytes:
        """Return a digest of all that the desk hands out."""
        return digest_of(msgspec.json.encode((self.desk.options, self.desk.refusals)))

    def digest(self, values: object) -> bytes:
        """Return a digest of values."""
        return digest_of(self.encode(values))

    def key(self, values: object) -> bytes:
        """Return what tells values apart: their bytes if they are few, otherwise a digest."""
        raw: bytes = self.encode(values)
        return raw if len(raw) < SHORT else digest_of(raw)


Contents = Callable[[Digester, Any], object]
HOW: dict[type, Contents] = {}


def contents_of(kind: type) -> Contents:
    """Return how to tell what values of a type consist of."""
    if issubclass(kind, Message):
        return lambda _, value: (value.name, value.facts)
    if issubclass(kind, Markup):
        return lambda _, value: ("html", str(value))
    if issubclass(kind, View | Whole):
        return lambda digester, _: digester.whole.digest
    if issubclass(kind, Desk):
        return lambda digester, _: digester.open_question
    if issubclass(kind, Undefined):
        return lambda *_: None
    if issubclass(kind, type):
        return lambda _, value: value.__qualname__
    if issubclass(kind, range):
        return lambda _, value: (value.start, value.stop, value.step)
    if issubclass(kind, Callable):  # type: ignore[arg-type]
        return refused
    return lambda _, value: vars(value)


def refused(_: Digester, value: object) -> object:
    """Refuse what changes, or what is used up when it is read."""
    raise TypeError(type(value))


def without_since(seats: list[SeatSight]) -> list[SeatSight]:
    """Return seats without since when they are awaited: that shows only in words of time."""
    return [structs.replace(seat, since=0.0) if seat.since else seat for seat in seats]


def digest_of(raw: bytes) -> bytes:
    """Return a digest of bytes."""
    return blake2b(raw, digest_size=16).digest()
