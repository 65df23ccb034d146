"""Observation: what a seat may know as a row of numbers of fixed length, for programs that learn.

A game writes its view into an observation, field by field, always in the same order. Seats are
turned: the own seat comes first, then the others clockwise. The numbers are whole; a field says by
how much to divide them so that they are about as large as 1. Fields are only noted on request: in
the hot path there are numbers alone. Nearly all of these are small, so eight of them lie in one
word, a byte each; those that are not stand aside. Most are 0: a field takes its places, and only
what is not 0 is written, from the first place to the last.
"""

from typing import Final

from kontor.engine import i64

# So many numbers lie in a word; those that are not below SMALL stand aside.
IN_WORD: Final = 8
SMALL: Final = 128
WHOLE_WORD: Final = 0x7FFF_FFFF_FFFF_FFFF
# The first eight kinds of a zone.
LOWER_KINDS: Final = 0xFFFF_FFFF

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


class Observation:
    """The numbers one seat observes; with `fields`, also what they mean.

    Several may be written one behind the other; `place` is where the next one comes. `finish`
    before `words` are read: only those are kept that are not 0, with `word_places`, which count
    words.
    """

    def __init__(self, seat: int, seats: int, fields: list[Field] | None = None) -> None:
        self.seat: i64 = seat
        self.seats: i64 = seats
        self.fields: list[Field] | None = fields
        self.place: i64 = 0
        self.words: list[int] = []
        self.word_places: list[int] = []
        # The word that is being written, and its place.
        self.word: i64 = 0
        self.open: i64 = 0
        self.whole: i64 = WHOLE_WORD
        # The numbers that are not small, and their places.
        self.odd_places: list[int] = []
        self.odd_numbers: list[int] = []

    def note(self, name: str, labels: list[str], scale: int, kind: str) -> None:
        """Note what the numbers that follow mean."""
        if self.fields is not None:
            self.fields.append(Field(name, self.place, labels, scale, kind))

    def blank(self, size: i64) -> i64:
        """Leave so many numbers 0; return the place of the first."""
        start = self.place
        self.place = start + size
        return start

    def put(self, place: i64, numbers: i64) -> None:
        """Write up to eight small numbers, a byte each, from a place of the latest field on."""
        which = place >> 3
        if which != self.open:
            self.turn_to(which)
        taken = 8 * (place & 7)
        self.word |= (numbers << taken) & self.whole
        if taken and numbers >> (64 - taken):
            self.turn_to(which + 1)
            self.word |= numbers >> (64 - taken)

    def turn_to(self, which: i64) -> None:
        """Lay the open word down and begin a later one."""
        if which < self.open:
            raise ValueError("an observation is written from the first place to the last")
        self.finish()
        self.open = which

    def finish(self) -> None:
        """Lay the open word down."""
        if self.word:
            self.words.append(self.word)
            self.word_places.append(self.open)
            self.word = 0

    def listed(self) -> list[int]:
        """List all numbers."""
        self.finish()
        found = [0] * self.place
        for start, numbers in zip(self.word_places, self.words, strict=True):
            place: i64 = IN_WORD * start
            word: i64 = numbers
            while word:
                found[place] = word & (SMALL - 1)
                word >>= 8
                place += 1
        for odd, number in zip(self.odd_places, self.odd_numbers, strict=True):
            found[odd] = number
        return found

    def add(self, number: i64) -> None:
        """Add a number of any size."""
        place = self.place
        self.place = place + 1
        if 0 <= number < SMALL:
            if number:
                self.put(place, number)
        else:
            self.odd_places.append(place)
            self.odd_numbers.append(number)

    def sit(self, seat: int) -> None:
        """Begin with the own seat, for answers name seats as the table does."""
        self.seat = seat
        if self.fields is not None:
            self.note("seat", [f"seat {number}" for number in range(self.seats)], 1, "one of")
        self.put(self.blank(self.seats) + seat, 1)

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
            self.put(start, 1)

    def one_of(self, name: str, index: i64, labels: list[str]) -> None:
        """Add one yes among noes; an index outside means all noes."""
        if self.fields is not None:
            self.note(name, labels, 1, "one of")
        size: i64 = len(labels)
        start = self.blank(size)
        if 0 <= index < size:
            self.put(start + index, 1)

    # Rows of them -------------------------------------------------------------------------

    def row(self, name: str, values: list[int], labels: list[str], scale: int) -> None:
        """Add a number for each label; those that are missing are 0."""
        if self.fields is not None:
            self.note(name, labels, scale, "numbers")
        size: i64 = len(labels)
        end = self.place + size
        for value in values:
            if self.place < end:
                self.add(value)
        self.place = end

    def flags(self, name: str, bits: i64, labels: list[str]) -> None:
        """Add a yes or no for each bit of a set."""
        if self.fields is not None:
            self.note(name, labels, 1, "flags")
        self.raise_flags(self.blank(len(labels)), bits)

    def raise_flags(self, place: i64, bits: i64) -> None:
        """Turn zeros of the latest field into ones where a set has bits."""
        while bits:
            if bits & 255:
                self.put(place, bits_apart(bits & 255))
            bits >>= 8
            place += 8

    def zone(self, name: str, zone: i64, labels: list[str], scale: int) -> None:
        """Add how many there are of each kind of a zone (four bits a kind)."""
        if self.fields is not None:
            self.note(name, labels, scale, "counts")
        place = self.blank(len(labels))
        if zone & LOWER_KINDS:
            self.put(place, counts_apart(zone & LOWER_KINDS))
        if zone >> 32:
            self.put(place + 8, counts_apart(zone >> 32))

    # By seat, the own first ---------------------------------------------------------------

    def seat_names(self) -> list[str]:
        """Name the seats as an observation turns them."""
        return ["own", *[f"left {place}" for place in range(1, self.seats)]]

    def turned(self) -> list[int]:
        """List the seats, the own first, then clockwise."""
        return TURNED[self.seats * MOST_SEATS + self.seat]

    def one_seat(self, name: str, seat: i64) -> None:
        """Add which seat it is; none of them if it is below 0."""
        if self.fields is not None:
            self.note(name, self.seat_names(), 1, "one of")
        start = self.blank(self.seats)
        if seat >= 0:
            seat -= self.seat
            self.put(start + seat if seat >= 0 else start + seat + self.seats, 1)

    def seat_flags(self, name: str, bits: i64) -> None:
        """Add a yes or no for each seat of a set."""
        if self.fields is not None:
            self.note(name, self.seat_names(), 1, "flags")
        start = self.blank(self.seats)
        if bits:
            # Those before the own seat come behind the others.
            before = bits & ~(-1 << self.seat)
            self.put(start, bits_apart((bits >> self.seat) | (before << (self.seats - self.seat))))

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
        if zone:
            own = 4 * self.seat
            before = zone & ~(-1 << own)
            self.put(start, counts_apart((zone >> own) | (before << (4 * self.seats - own))))


def bits_apart(bits: i64) -> i64:
    """Return eight bits as eight numbers, a byte each."""
    # The upper half moves away from the lower; so do the halves of both, and theirs.
    bits = (bits | (bits << 28)) & 0x0000_000F_0000_000F
    bits = (bits | (bits << 14)) & 0x0003_0003_0003_0003
    return (bits | (bits << 7)) & 0x0101_0101_0101_0101


def counts_apart(zone: i64) -> i64:
    """Return the counts of eight kinds (four bits each) as eight numbers, a byte each."""
    zone = (zone | (zone << 16)) & 0x0000_FFFF_0000_FFFF
    zone = (zone | (zone << 8)) & 0x00FF_00FF_00FF_00FF
    return (zone | (zone << 4)) & 0x0F0F_0F0F_0F0F_0F0F
