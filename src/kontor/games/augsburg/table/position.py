"""A position of Augsburg 1520: what lies on the table, and what follows from it alone."""

from kontor.engine import i64
from kontor.engine.frames import Frame
from kontor.games.augsburg.table import codes, player_sheets
from kontor.games.augsburg.table.packing import NO_CARD
from kontor.games.augsburg.table.position_fields import PositionFields


class Position(PositionFields):
    """All that lies on the table, in hands and under it; the rules of play are in `rules`."""

    def ask_only(self, frame: Frame) -> None:
        """Let a question be the only one that is open."""
        if len(self.stack) == 1:
            self.stack[0] = frame
        elif self.stack:
            self.stack = [frame]
        else:  # where it lies, for it has room for one
            self.stack.append(frame)

    def level(self, seat: i64, category: i64) -> int:
        """Return a player's level in a category, 1 to 4."""
        return self.levels[seat * len(codes.CATEGORIES) + category]

    def supply(self, category: int, level: int) -> int:
        """Count the step cards of a level that lie in the supply."""
        return player_sheets.supply(self.rules, self.levels, category, level)

    def tile(self, seat: i64, kind: i64) -> int:
        """Return the number on a player's tile of a kind, 0 without one."""
        return self.tiles[seat * len(codes.RIGHTS) + kind]

    def top_tile(self, kind: int) -> int:
        """Return the number on the top tile of a pile, 0 if none is left."""
        return player_sheets.top_tile(self.rules.material, self.taken, kind)

    def may_lack(self, seat: int, kind: int) -> bool:
        """Tell whether a player has yet to get a tile that is still there (R8.13)."""
        return self.top_tile(kind) > 0 and not self.tile(seat, kind)

    def may_build(self, seat: int, kind: int) -> bool:
        """Tell whether a player lacks a building and can pay it now (R8.6, R8.7, R8.12)."""
        return self.may_lack(seat, kind) and self.top_tile(kind) <= self.money[seat]

    def deck_size(self) -> int:
        """Count the draw pile, its top card included."""
        return len(self.deck) + (self.top != NO_CARD)

    def names(self, cards: list[int]) -> list[str]:
        """Return the names of notes, for events."""
        known = self.rules.material.cards
        return [known[card] for card in cards]
