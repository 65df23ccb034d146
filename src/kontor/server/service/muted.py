"""Muted: the seats whose chat the host has silenced, as the journal tells it."""

from typing import Final

from kontor.server.store.rows import Entry

# After these lines somebody else has the seat.
CHANGES_HANDS: Final = ("claimed", "succeeds", "left", "bot", "removed")


class Muted(set[int]):
    """The silenced seats of a table."""

    def apply(self, entry: Entry) -> None:
        """Follow one line of the journal."""
        what = entry.text.partition(" ")[0]
        if entry.kind == "swap":
            places = {entry.seat: int(what), int(what): entry.seat}
            moved = {places.get(seat, seat) for seat in self}
            self.clear()
            self.update(moved)
        elif entry.kind == "mute":
            self.add(entry.seat)
        elif entry.kind == "unmute" or (entry.kind == "seat" and what in CHANGES_HANDS):
            self.discard(entry.seat)
