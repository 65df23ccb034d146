"""Board: every field once.

Written by `./kontor fields emperor` from `fields.toml`: edit that, not this.
"""

from typing import Any

from kontor.engine import seat_numbers, zones
from kontor.games.emperor.table.agreed import TableRules
from kontor.games.emperor.table.codes import NOBODY, NOWHERE, SETTING_UP


class BoardFields:
    """What lies on the table: copied, saved and restored."""

    nobles: list[int]
    knights: list[int]
    castles: list[int]
    cities: list[int]
    imperial: list[int]
    last_holders: list[int]
    aristocrats: list[int]
    knight_supply: list[int]
    city_supply: list[int]
    thalers: list[int]
    chips: list[int]
    points: list[int]
    rows: list[int]

    def __init__(self, rules: TableRules) -> None:
        self.rules: TableRules = rules
        # The round: who is on turn, who reigns, what has been used.
        self.round: int = 1
        self.phase: int = SETTING_UP
        self.step: int = 0
        self.active: int = NOBODY
        self.emperor: int = NOBODY
        self.throne: int = NOWHERE
        self.rival: int = NOBODY
        self.out: int = 0
        self.used: int = 0
        self.closed: int = 0
        self.eminence: int = NOWHERE
        self.imperial_beside: int = 0
        self.church: int = NOWHERE
        self.ban: int = NOWHERE
        self.mainz_before: int = NOBODY
        self.last: int = NOWHERE
        self.loyal: int = 0
        self.stacks: int = 0
        # What stands in the electorates, and what players own.
        self.noble_room: int = 0
        self.castle_room: int = 0
        self.city_room: int = 0
        self.electors: int = 0
        # In which electorates each player has somebody, a set by seat.
        self.noble_sites: int = 0
        self.knight_sites: int = 0
        self.castle_sites: int = 0

    def copy_to(self, twin: "BoardFields") -> None:
        """Make another one equal to this one, sharing nothing that changes."""
        twin.round = self.round
        twin.phase = self.phase
        twin.step = self.step
        twin.active = self.active
        twin.emperor = self.emperor
        twin.throne = self.throne
        twin.rival = self.rival
        twin.out = self.out
        twin.used = self.used
        twin.closed = self.closed
        twin.eminence = self.eminence
        twin.imperial_beside = self.imperial_beside
        twin.church = self.church
        twin.ban = self.ban
        twin.mainz_before = self.mainz_before
        twin.last = self.last
        twin.loyal = self.loyal
        twin.stacks = self.stacks
        twin.nobles = self.nobles[:]
        twin.knights = self.knights[:]
        twin.castles = self.castles[:]
        twin.cities = self.cities[:]
        twin.imperial = self.imperial[:]
        twin.noble_room = self.noble_room
        twin.castle_room = self.castle_room
        twin.city_room = self.city_room
        twin.electors = self.electors
        twin.last_holders = self.last_holders[:]
        twin.aristocrats = self.aristocrats[:]
        twin.knight_supply = self.knight_supply[:]
        twin.city_supply = self.city_supply[:]
        twin.thalers = self.thalers[:]
        twin.chips = self.chips[:]
        twin.points = self.points[:]
        twin.rows = self.rows[:]
        twin.noble_sites = self.noble_sites
        twin.knight_sites = self.knight_sites
        twin.castle_sites = self.castle_sites

    def data(self) -> tuple[object, ...]:
        """Return everything that distinguishes this one, as plain data."""
        return (
            (
                self.round,
                self.phase,
                self.step,
                self.active,
                self.emperor,
                self.throne,
                self.rival,
                self.out,
                self.used,
                self.closed,
                self.eminence,
                self.imperial_beside,
                self.church,
                self.ban,
                self.mainz_before,
                self.last,
                self.loyal,
                self.stacks,
            ),
            (
                tuple(self.nobles),
                tuple(self.knights),
                tuple(self.castles),
                tuple(self.cities),
                tuple(self.imperial),
                tuple(zones.counts(self.noble_room, 7)),
                tuple(zones.counts(self.castle_room, 7)),
                tuple(zones.counts(self.city_room, 7)),
                tuple(seat_numbers.listed(self.electors, 7, -1)),
                tuple(self.last_holders),
                tuple(self.aristocrats),
                tuple(self.knight_supply),
                tuple(self.city_supply),
                tuple(self.thalers),
                tuple(self.chips),
                tuple(self.points),
                tuple(self.rows),
            ),
        )

    def refill(self, saved: list[Any]) -> None:
        """Put everything back as `data` has told it, behind the header."""
        self.round = saved[0][0]
        self.phase = saved[0][1]
        self.step = saved[0][2]
        self.active = saved[0][3]
        self.emperor = saved[0][4]
        self.throne = saved[0][5]
        self.rival = saved[0][6]
        self.out = saved[0][7]
        self.used = saved[0][8]
        self.closed = saved[0][9]
        self.eminence = saved[0][10]
        self.imperial_beside = saved[0][11]
        self.church = saved[0][12]
        self.ban = saved[0][13]
        self.mainz_before = saved[0][14]
        self.last = saved[0][15]
        self.loyal = saved[0][16]
        self.stacks = saved[0][17]
        self.nobles = saved[1][0]
        self.knights = saved[1][1]
        self.castles = saved[1][2]
        self.cities = saved[1][3]
        self.imperial = saved[1][4]
        self.noble_room = zones.pack(saved[1][5])
        self.castle_room = zones.pack(saved[1][6])
        self.city_room = zones.pack(saved[1][7])
        self.electors = seat_numbers.pack(saved[1][8], -1)
        self.last_holders = saved[1][9]
        self.aristocrats = saved[1][10]
        self.knight_supply = saved[1][11]
        self.city_supply = saved[1][12]
        self.thalers = saved[1][13]
        self.chips = saved[1][14]
        self.points = saved[1][15]
        self.rows = saved[1][16]
        self.follow()

    def follow(self) -> None:
        """Find what follows from the other fields."""
        raise NotImplementedError
