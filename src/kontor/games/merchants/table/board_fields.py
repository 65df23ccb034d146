"""Board: every field once.

Written by `./kontor fields merchants` from `fields.toml`: edit that, not this.
"""

from typing import Any

from kontor.games.merchants.table.agreed import TableRules
from kontor.games.merchants.table.codes import NOBODY


class BoardFields:
    """What lies on the table: copied, saved and restored."""

    prices: list[int]
    bonuses: list[int]
    wagon_at: list[int]
    headings: list[int]
    masters: list[int]
    status: list[int]
    loans: list[int]
    tiles: list[int]
    hand_sizes: list[int]
    investments: list[int]
    warehouses: list[int]
    rows: list[int]

    def __init__(self, rules: TableRules) -> None:
        self.rules: TableRules = rules
        # How far the game has got, and what is counted.
        self.round: int = 1
        self.first_player: int = 0
        self.step: int = 0
        self.cursor: int = 0
        self.channel: int = 0
        self.arrivals: int = 0
        self.courier: int = 0
        self.supply: int = 0
        self.played: int = 0
        self.pile_size: int = 0
        self.arrived: int = 0
        self.blocked: int = 0
        self.bonus_sellers: int = 0
        self.buyers: int = 0
        self.passed: int = 0
        self.opener: int = 0
        # What lies on the board, by good, city, wagon, seat or card.
        self.channels: list[int] = []
        self.latest: list[int] = []
        # Deals (R12, see `language`).
        self.active: int = NOBODY
        self.proposals: tuple[tuple[int, ...], ...] = ()
        self.promises: tuple[tuple[int, ...], ...] = ()
        self.known: tuple[int, ...] = ()

    def copy_to(self, twin: "BoardFields") -> None:
        """Make another one equal to this one, sharing nothing that changes."""
        twin.round = self.round
        twin.first_player = self.first_player
        twin.step = self.step
        twin.cursor = self.cursor
        twin.channel = self.channel
        twin.arrivals = self.arrivals
        twin.courier = self.courier
        twin.supply = self.supply
        twin.played = self.played
        twin.pile_size = self.pile_size
        twin.arrived = self.arrived
        twin.blocked = self.blocked
        twin.bonus_sellers = self.bonus_sellers
        twin.buyers = self.buyers
        twin.passed = self.passed
        twin.opener = self.opener
        twin.prices = self.prices[:]
        twin.bonuses = self.bonuses[:]
        twin.wagon_at = self.wagon_at[:]
        twin.headings = self.headings[:]
        twin.masters = self.masters[:]
        twin.status = self.status[:]
        twin.loans = self.loans[:]
        twin.tiles = self.tiles[:]
        twin.hand_sizes = self.hand_sizes[:]
        twin.investments = self.investments[:]
        twin.warehouses = self.warehouses[:]
        twin.rows = self.rows[:]
        twin.channels = self.channels[:]
        twin.latest = self.latest[:]
        if self.known:
            twin.active = self.active
            twin.proposals = self.proposals
            twin.promises = self.promises
            twin.known = self.known

    def data(self) -> tuple[object, ...]:
        """Return everything that distinguishes this one, as plain data."""
        saved: tuple[object, ...] = (
            (
                self.round,
                self.first_player,
                self.step,
                self.cursor,
                self.channel,
                self.arrivals,
                self.courier,
                self.supply,
                self.played,
                self.pile_size,
                self.arrived,
                self.blocked,
                self.bonus_sellers,
                self.buyers,
                self.passed,
                self.opener,
            ),
            (
                tuple(self.prices),
                tuple(self.bonuses),
                tuple(self.wagon_at),
                tuple(self.headings),
                tuple(self.masters),
                tuple(self.status),
                tuple(self.loans),
                tuple(self.tiles),
                tuple(self.hand_sizes),
                tuple(self.investments),
                tuple(self.warehouses),
                tuple(self.rows),
                tuple(self.channels),
                tuple(self.latest),
            ),
        )
        if self.known:
            saved = (
                *saved,
                self.active,
                self.proposals,
                self.promises,
                self.known,
            )
        return saved

    def refill(self, saved: list[Any]) -> None:
        """Put everything back as `data` has told it, behind the header."""
        self.round = saved[0][0]
        self.first_player = saved[0][1]
        self.step = saved[0][2]
        self.cursor = saved[0][3]
        self.channel = saved[0][4]
        self.arrivals = saved[0][5]
        self.courier = saved[0][6]
        self.supply = saved[0][7]
        self.played = saved[0][8]
        self.pile_size = saved[0][9]
        self.arrived = saved[0][10]
        self.blocked = saved[0][11]
        self.bonus_sellers = saved[0][12]
        self.buyers = saved[0][13]
        self.passed = saved[0][14]
        self.opener = saved[0][15]
        self.prices = saved[1][0]
        self.bonuses = saved[1][1]
        self.wagon_at = saved[1][2]
        self.headings = saved[1][3]
        self.masters = saved[1][4]
        self.status = saved[1][5]
        self.loans = saved[1][6]
        self.tiles = saved[1][7]
        self.hand_sizes = saved[1][8]
        self.investments = saved[1][9]
        self.warehouses = saved[1][10]
        self.rows = saved[1][11]
        self.channels = saved[1][12]
        self.latest = saved[1][13]
        if len(saved) > 2:
            self.active = saved[2]
            self.proposals = tuple(tuple(row) for row in saved[3])
            self.promises = tuple(tuple(row) for row in saved[4])
            self.known = tuple(saved[5])
