"""Observation: what a seat may know as a row of numbers of fixed length, for programs that learn.

A game writes its view into an observation, field by field, always in the same order. Seats are
turned: the own seat comes first, then the others clockwise. The numbers are whole; a field says by
how much to divide them so that they are about as large as 1. Fields are only noted on request: in
the hot path there are numbers alone. Most of these are 0, so the room is laid out with zeros, a
field takes its part of it, and only what is not 0 is written.
"""

from typing import Final

from kontor.engine import i64, mypyc_attr

# What fits into a byte; numbers outside are remembered by their place.
BYTE: Final = 256

# The seats of a table, one of them first: by the number of seats and that one.
MOST_SEATS: Final = 8
TURNED: Final = [
    [(first + place) % seats for place in range(seats)]
    for seats in range(MOST_SEATS + 1)
    for first in range(MOST_SEATS)
]


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
    """The numbers one seat observes; with `fields`, also what they mean.

    Several may be written one behind the other; `room` is how many numbers they have in all, if
    that is known. `place` is where the next one comes.
    """

    def __init__(
        self, seat: int, seats: int, fields: list[Field] | None = None, room: int = 0
    ) -> None:
        self.seat: int = seat
        self.seats: int = seats
        self.numbers: list[int] = [0] * room
        self.place: i64 = 0
        # The places of numbers that do not fit into a byte.
        self.odd: list[int] = []
        self.fields: list[Field] | None = fields

    def note(self, name: str, labels: list[str], scale: int, kind: str) -> None:
        """Note what the numbers that follow mean."""
        if self.fields is not None:
            self.fields.append(Field(name, self.place, labels, scale, kind))

    def blank(self, size: i64) -> i64:
        """Leave so many numbers 0; return the place of the first."""
        start = self.place
        self.place = start + size
        if self.place > len(self.numbers):
            self.numbers.extend([0] * (self.place - len(self.numbers)))
        return start

    def add(self, value: i64) -> None:
        """Add a number of any size."""
        place = self.blank(1)
        if value:
            self.numbers[place] = value
            if not 0 <= value < BYTE:
                self.odd.append(place)

    def sit(self, seat: int) -> None:
        """Begin with the own seat, for answers name seats as the table does."""
        self.seat = seat
        if self.fields is not None:
            self.note("seat", [f"seat {number}" for number in range(self.seats)], 1, "one of")
        start = self.blank(self.seats)
        self.numbers[start + seat] = 1

    # Single numbers -----------------------------------------------------------------------

    def number(self, name: str, value: i64, scale: int) -> None:
        """Add a number."""
        if self.fields is not None:
            self.note(name, [""], scale, "number")
        self.add(value)

    def flag(self, name: str, is_so: bool) -> None:
        """Add a yes or no."""
        if self.fields is not None:
            self.note(name, [""], 1, "flag")
        start = self.blank(1)
        if is_so:
            self.numbers[start] = 1

    def one_of(self, name: str, index: i64, labels: list[str]) -> None:
        """Add one yes among noes; an index outside means all noes."""
        if self.fields is not None:
            self.note(name, labels, 1, "one of")
        size: i64 = len(labels)
        start = self.blank(size)
        if 0 <= index < size:
            self.numbers[start + index] = 1

    # Rows of them -------------------------------------------------------------------------

    def row(self, name: str, values: list[int], labels: list[str], scale: int) -> None:
        """Add a number for each label; those that are missing are 0."""
        if self.fields is not None:
            self.note(name, labels, scale, "numbers")
        size: i64 = len(labels)
        given: i64 = min(len(values), size)
        place: i64
        for place in range(given):
            self.add(values[place])
        self.blank(size - given)

    def flags(self, name: str, bits: i64, labels: list[str]) -> None:
        """Add a yes or no for each bit of a set."""
        if self.fields is not None:
            self.note(name, labels, 1, "flags")
        self.raise_flags(self.blank(len(labels)), bits)

    def raise_flags(self, place: i64, bits: i64) -> None:
        """Turn zeros into ones where a set has bits."""
        numbers = self.numbers
        while bits:
            if bits & 1:
                numbers[place] = 1
            bits >>= 1
            place += 1

    def zone(self, name: str, zone: i64, labels: list[str], scale: int) -> None:
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
        return TURNED[self.seats * MOST_SEATS + self.seat]

    def turned_place(self, start: i64, seat: i64) -> i64:
        """Return the place of a seat in a field that begins at a place."""
        own: i64 = self.seat
        if seat >= own:
            return start + seat - own
        seats: i64 = self.seats
        return start + seat - own + seats

    def one_seat(self, name: str, seat: i64) -> None:
        """Add which seat it is; none of them if it is below 0."""
        if self.fields is not None:
            self.note(name, self.seat_names(), 1, "one of")
        start = self.blank(self.seats)
        if seat >= 0:
            self.numbers[self.turned_place(start, seat)] = 1

    def seat_flags(self, name: str, bits: i64) -> None:
        """Add a yes or no for each seat of a set."""
        if self.fields is not None:
            self.note(name, self.seat_names(), 1, "flags")
        start = self.blank(self.seats)
        seat: i64 = 0
        while bits:
            if bits & 1:
                self.numbers[self.turned_place(start, seat)] = 1
            bits >>= 1
            seat += 1

    def by_seat(self, name: str, values: list[int], scale: int) -> None:
        """Add a number for each seat."""
        if self.fields is not None:
            self.note(name, self.seat_names(), scale, "numbers")
        for seat in self.turned():
            self.add(values[seat])

    def zone_by_seat(self, name: str, zone: i64, scale: int) -> None:
        """Add how many there are of each seat's pieces in a zone whose kinds are owners."""
        if self.fields is not None:
            self.note(name, self.seat_names(), scale, "counts")
        start = self.blank(self.seats)
        seat: i64 = 0
        while zone:
            if zone & 15:
                self.numbers[self.turned_place(start, seat)] = zone & 15
            zone >>= 4
            seat += 1
