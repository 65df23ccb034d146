"""Observation: what a seat may know as a row of numbers of fixed length, for programs that learn.

A game writes its view into an observation, field by field, always in the same order. Seats are
turned: the own seat comes first, then the others clockwise. The numbers are whole; a field says by
how much to divide them so that they are about as large as 1. Fields are only noted on request: in
the hot path there are numbers alone. Most of these are 0, so a field lays zeros first.
"""

from typing import Final

from kontor.engine import mypyc_attr

LONGEST: Final = 512
ZEROS: Final = [[0] * size for size in range(LONGEST)]
# What fits into a byte; numbers outside are remembered by their place.
BYTE: Final = 256


class Field:
    """One part of an observation: where it begins, what each of its numbers stands for."""

    def __init__(self, name: str, start: int, labels: list[str], scale: int, kind: str) -> None:
        self.name: str = name
        self.start: int = start
        self.labels: list[str] = labels
        self.scale: int = scale
        self.kind: str = kind


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation:
    """The numbers one seat observes; with `fields`, also what they mean."""

    def __init__(self, seat: int, seats: int, fields: list[Field] | None = None) -> None:
        self.seat: int = seat
        self.seats: int = seats
        self.numbers: list[int] = []
        # The places of numbers that do not fit into a byte.
        self.odd: list[int] = []
        self.fields: list[Field] | None = fields

    def note(self, name: str, labels: list[str], scale: int, kind: str) -> None:
        """Note what the numbers that follow mean."""
        if self.fields is not None:
            self.fields.append(Field(name, len(self.numbers), labels, scale, kind))

    def blank(self, size: int) -> int:
        """Lay so many zeros; return the place of the first."""
        start = len(self.numbers)
        self.numbers.extend(ZEROS[size])
        return start

    def add(self, value: int) -> None:
        """Add a number of any size."""
        if not 0 <= value < BYTE:
            self.odd.append(len(self.numbers))
        self.numbers.append(value)

    def sit(self, seat: int) -> None:
        """Begin with the own seat, for answers name seats as the table does."""
        self.seat = seat
        if self.fields is not None:
            self.note("seat", [f"seat {number}" for number in range(self.seats)], 1, "one of")
        start = self.blank(self.seats)
        self.numbers[start + seat] = 1

    # Single numbers -----------------------------------------------------------------------

    def number(self, name: str, value: int, scale: int) -> None:
        """Add a number."""
        if self.fields is not None:
            self.note(name, [""], scale, "number")
        self.add(value)

    def flag(self, name: str, is_so: bool) -> None:
        """Add a yes or no."""
        if self.fields is not None:
            self.note(name, [""], 1, "flag")
        self.numbers.append(1 if is_so else 0)

    def one_of(self, name: str, index: int, labels: list[str]) -> None:
        """Add one yes among noes; an index outside means all noes."""
        if self.fields is not None:
            self.note(name, labels, 1, "one of")
        size = len(labels)
        start = self.blank(size)
        if 0 <= index < size:
            self.numbers[start + index] = 1

    # Rows of them -------------------------------------------------------------------------

    def row(self, name: str, values: list[int], labels: list[str], scale: int) -> None:
        """Add a number for each label; those that are missing are 0."""
        if self.fields is not None:
            self.note(name, labels, scale, "numbers")
        size = len(labels)
        given = len(values)
        for place in range(size):
            self.add(values[place] if place < given else 0)

    def flags(self, name: str, bits: int, labels: list[str]) -> None:
        """Add a yes or no for each bit of a set."""
        if self.fields is not None:
            self.note(name, labels, 1, "flags")
        self.raise_flags(self.blank(len(labels)), bits)

    def raise_flags(self, place: int, bits: int) -> None:
        """Turn zeros into ones where a set has bits."""
        numbers = self.numbers
        while bits:
            if bits & 1:
                numbers[place] = 1
            bits >>= 1
            place += 1

    def zone(self, name: str, zone: int, labels: list[str], scale: int) -> None:
        """Add how many there are of each kind of a zone (four bits a kind)."""
        if self.fields is not None:
            self.note(name, labels, scale, "counts")
        place = self.blank(len(labels))
        numbers = self.numbers
        while zone:
            if zone & 15:
                numbers[place] = zone & 15
            zone >>= 4
            place += 1

    # By seat, the own first ---------------------------------------------------------------

    def seat_names(self) -> list[str]:
        """Name the seats as an observation turns them."""
        return ["own", *[f"left {place}" for place in range(1, self.seats)]]

    def turned(self) -> list[int]:
        """List the seats, the own first, then clockwise."""
        return [(self.seat + place) % self.seats for place in range(self.seats)]

    def one_seat(self, name: str, seat: int) -> None:
        """Add which seat it is; none of them if it is below 0."""
        if self.fields is not None:
            self.note(name, self.seat_names(), 1, "one of")
        start = self.blank(self.seats)
        if seat >= 0:
            self.numbers[start + (seat - self.seat) % self.seats] = 1

    def seat_flags(self, name: str, bits: int) -> None:
        """Add a yes or no for each seat of a set."""
        if self.fields is not None:
            self.note(name, self.seat_names(), 1, "flags")
        start = self.blank(self.seats)
        seat = 0
        while bits:
            if bits & 1:
                self.numbers[start + (seat - self.seat) % self.seats] = 1
            bits >>= 1
            seat += 1

    def by_seat(self, name: str, values: list[int], scale: int) -> None:
        """Add a number for each seat."""
        if self.fields is not None:
            self.note(name, self.seat_names(), scale, "numbers")
        own = self.seat
        seats = self.seats
        for seat in range(own, seats):
            self.add(values[seat])
        for seat in range(own):
            self.add(values[seat])

    def zone_by_seat(self, name: str, zone: int, scale: int) -> None:
        """Add how many there are of each seat's pieces in a zone whose kinds are owners."""
        if self.fields is not None:
            self.note(name, self.seat_names(), scale, "counts")
        start = self.blank(self.seats)
        seat = 0
        while zone:
            if zone & 15:
                self.numbers[start + (seat - self.seat) % self.seats] = zone & 15
            zone >>= 4
            seat += 1
