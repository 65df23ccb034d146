"""The land: everything that all players see, and what follows from it alone.

Only purses, hands, piles and answers under seal are not on the board. A view may therefore show
a copy of it to anybody.
"""

from typing import Any, Final

from kontor.engine import zones
from kontor.games.merchants.codes import NO_GOOD, PAIR
from kontor.games.merchants.material import CHEAP_PURCHASE
from kontor.games.merchants.roads import CITY, JUNCTION, NOWHERE, Path
from kontor.games.merchants.tablerules import TableRules

NOBODY: Final = -1
# Where an investment card lies if nobody owns it.
FACE_UP: Final = -1
IN_PILE: Final = -2
OUT_OF_GAME: Final = -3


class Board:
    """The public part of a game in progress."""

    def __init__(self, rules: TableRules) -> None:
        self.rules: TableRules = rules
        self.round: int = 1
        self.first_player: int = 0
        # The step of the round, and how far it has got (see `rules`).
        self.step: int = 0
        self.cursor: int = 0
        self.channel: int = 0
        self.arrivals: int = 0
        self.courier: int = 0
        self.supply: int = 0
        self.played: int = 0
        self.pile_size: int = 0
        # Wagons, as bits: arrived this round (R5.9), under a broken axle (R5.10).
        self.arrived: int = 0
        self.blocked: int = 0
        # Seats, as bits: played Bonus Sale for the wagon being unloaded (R7.5), bought in this
        # phase goods (R2.6) or an investment card (R8.2), passed for this phase (R8.4).
        self.bonus_sellers: int = 0
        self.buyers: int = 0
        self.passed: int = 0
        self.opener: int = 0
        self.prices: list[int] = []
        self.bonuses: list[int] = []
        self.wagon_at: list[int] = []
        self.headings: list[int] = []
        self.masters: list[int] = []
        # Per seat: rank, loans, face-up movement tiles (bits), number of influence cards.
        self.status: list[int] = []
        self.loans: list[int] = []
        self.tiles: list[int] = []
        self.hand_sizes: list[int] = []
        self.investments: list[int] = []
        # Goods as zones: warehouses by seat and city, rows by wagon and seat.
        self.warehouses: list[int] = []
        self.rows: list[int] = []
        # The channels of a live negotiation (see `haggling`); empty otherwise.
        self.channels: list[int] = []
        # The latest public answer: kind of question, who gave it, what; or all revealed answers.
        self.latest: list[int] = []
        # Deals (R12, see `promises`): who is active, proposals, promises in force, and per seat
        # the influence cards that a deal has disclosed. All empty without deals.
        self.active: int = NOBODY
        self.proposals: tuple[tuple[int, ...], ...] = ()
        self.promises: tuple[tuple[int, ...], ...] = ()
        self.known: tuple[int, ...] = ()

    def clone(self) -> "Board":
        """Return an independent copy."""
        twin = Board(self.rules)
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
        twin.active = self.active
        twin.proposals = self.proposals
        twin.promises = self.promises
        twin.known = self.known
        return twin

    def numbers(self) -> tuple[int, ...]:
        """Return the single numbers of the board in a fixed order."""
        return (
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
        )

    def lists(self) -> tuple[list[int], ...]:
        """Return the lists of the board in a fixed order."""
        return (
            self.prices,
            self.bonuses,
            self.wagon_at,
            self.headings,
            self.masters,
            self.status,
            self.loans,
            self.tiles,
            self.hand_sizes,
            self.investments,
            self.warehouses,
            self.rows,
            self.channels,
            self.latest,
        )

    def data(self) -> tuple[object, ...]:
        """Return the board as plain data; `restored` reads it."""
        rows = tuple(tuple(row) for row in self.lists())
        if not self.known:
            return (self.numbers(), rows)
        return (self.numbers(), rows, self.active, self.proposals, self.promises, self.known)

    def disclose(self, seat: int, cards: int) -> None:
        """Note influence cards that all now know to be in a hand (R12.3)."""
        known = list(self.known)
        for card in zones.kinds(cards):
            missing = zones.count(cards, card) - zones.count(known[seat], card)
            known[seat] += max(0, missing) * zones.one(card)
        self.known = tuple(known)

    def forget(self, seat: int, cards: int) -> None:
        """Note that disclosed influence cards have left a hand."""
        known = list(self.known)
        known[seat] -= cards
        self.known = tuple(known)

    # Turn order ---------------------------------------------------------------------------

    def seat_at(self, turn: int) -> int:
        """Return who comes at a place in turn order: clockwise from the first player (R0.3)."""
        return (self.first_player + turn) % self.rules.seats

    def turn_of(self, seat: int) -> int:
        """Return the place of a seat in turn order (R0.3)."""
        return (seat - self.first_player) % self.rules.seats

    # Prices and markets -------------------------------------------------------------------

    def buy_price(self, good: int) -> int:
        """Return what the bank asks for a good."""
        return self.rules.material.buy_prices[self.prices[good]]

    def purchase_price(self, seat: int, good: int, bought: int) -> int:
        """Return what the next good costs a buyer: Cheap Purchase is paid once a round (R2.6)."""
        if self.investments[CHEAP_PURCHASE] != seat:
            return self.buy_price(good)
        paid = bought if self.rules.version < 2 else (self.buyers >> seat) & 1
        return 0 if paid else self.rules.material.flat_purchase

    def sell_price(self, good: int) -> int:
        """Return what the bank pays for a good from a wagon."""
        return self.rules.material.sell_prices[self.prices[good]]

    def bonus(self, city: int) -> int:
        """Return the value under a city's bonus cube."""
        return self.rules.material.bonuses[self.bonuses[city]]

    def climb_cost(self) -> int:
        """Return the price of one level now (R9.7)."""
        return self.rules.material.climb_cost(self.arrivals)

    # Wagons and their cargo ---------------------------------------------------------------

    def warehouse(self, seat: int, city: int) -> int:
        """Return the goods in a warehouse."""
        return self.warehouses[seat * len(self.bonuses) + city]

    def row(self, wagon: int, seat: int) -> int:
        """Return the goods on a loading row."""
        return self.rows[wagon * self.rules.seats + seat]

    def city_of(self, wagon: int) -> int:
        """Return the city where a wagon stands, or NOWHERE on the road."""
        node = self.wagon_at[wagon]
        return node if node < len(self.bonuses) else NOWHERE

    def is_free(self, wagon: int) -> bool:
        """Tell whether a wagon stands in a city without a loading master (R3.2)."""
        return self.wagon_at[wagon] < len(self.bonuses) and self.masters[wagon] == NOBODY

    def monopoly(self, wagon: int) -> int:
        """Return the goods that only the loading master may load, as a mask of a zone (R4.3)."""
        master = self.masters[wagon]
        if master == NOBODY:
            return 0
        zone = self.row(wagon, master)  # R4.4: no goods, no monopoly
        return 15 * zones.one(zones.kinds(zone)[0]) if zone else 0

    def master_goods(self, wagon: int) -> int:
        """Return the goods the loading master may load now (R4.1, R4.2, R4.5, R4.9)."""
        master = self.masters[wagon]
        here = self.warehouse(master, self.wagon_at[wagon])
        own = self.row(wagon, master)
        if own:
            if zones.size(own) >= self.rules.material.master_row:
                return 0
            return here & self.monopoly(wagon)
        taken = 0
        for seat in range(self.rules.seats):
            for good in zones.kinds(self.row(wagon, seat)):
                taken |= 15 * zones.one(good)
        return here & ~taken

    def room(self, wagon: int, seat: int) -> int:
        """Return how many goods a player may still add to the own row (R4.2, R4.6)."""
        material = self.rules.material
        most = material.master_row if self.masters[wagon] == seat else material.other_row
        return most - zones.size(self.row(wagon, seat))

    def shipper_goods(self, wagon: int, seat: int) -> int:
        """Return the goods another player may load: his own there, no monopoly (R4.1, R4.6)."""
        if self.masters[wagon] == seat or self.room(wagon, seat) <= 0:
            return 0
        return self.warehouse(seat, self.wagon_at[wagon]) & ~self.monopoly(wagon)

    def most_shipped(self, wagon: int, seat: int) -> int:
        """Return how many goods a shipper could load at once."""
        return min(self.room(wagon, seat), zones.size(self.shipper_goods(wagon, seat)))

    def shipments(self, wagon: int, seat: int) -> list[int]:
        """List the sets of goods a shipper may load now, one or two pieces (R4.6)."""
        zone = self.shipper_goods(wagon, seat)
        kinds = zones.kinds(zone)
        sets = [good * PAIR + NO_GOOD for good in kinds]
        if self.room(wagon, seat) >= 2:
            for place, one in enumerate(kinds):
                if zones.count(zone, one) >= 2:
                    sets.append(one * PAIR + one)
                for other in kinds[place + 1 :]:
                    sets.append(one * PAIR + other)
        return sets

    # Roads --------------------------------------------------------------------------------

    def is_occupied(self, node: int, wagon: int) -> bool:
        """Tell whether another wagon stands on a node (R5.1)."""
        return any(place == node and other != wagon for other, place in enumerate(self.wagon_at))

    def outcomes(self, wagon: int, points: int) -> list[Path]:
        """List the ways a wagon may really move: the spaces driven, then the new heading.

        Every drive goes as far as points and obstacles allow (R5.5 to R5.8, R5.14); drives that
        come to the same are listed once, those that move nothing are left out.
        """
        roads = self.rules.material.roads
        node = self.wagon_at[wagon]
        found: list[Path] = []
        for place in roads.headings(node, self.headings[wagon]):
            for drive in roads.drives[points][node][place]:
                end = len(drive)
                while end and self.is_occupied(drive[end - 1], wagon):
                    end -= 1
                if not end:
                    continue
                last = drive[end - 1]
                kind = roads.kinds[last]
                driven = drive[:end]
                if kind == CITY:
                    outcome = (*driven, NOWHERE)
                    if outcome not in found:
                        found.append(outcome)
                    continue
                before = drive[end - 2] if end > 1 else node
                for heading in roads.exits(last, before):
                    outcome = (*driven, heading)
                    if outcome not in found:
                        found.append(outcome)
                    if kind != JUNCTION:
                        break
        return found


def restored(rules: TableRules, data: list[int], rows: list[list[int]], deals: list[Any]) -> Board:
    """Return a board from plain data."""
    board = Board(rules)
    if deals:
        board.active = deals[0]
        board.proposals = tuple(tuple(proposal) for proposal in deals[1])
        board.promises = tuple(tuple(promise) for promise in deals[2])
        board.known = tuple(deals[3])
    (
        board.round,
        board.first_player,
        board.step,
        board.cursor,
        board.channel,
        board.arrivals,
        board.courier,
        board.supply,
        board.played,
        board.pile_size,
        board.arrived,
        board.blocked,
        board.bonus_sellers,
        board.buyers,
        board.passed,
        board.opener,
    ) = data
    (
        board.prices,
        board.bonuses,
        board.wagon_at,
        board.headings,
        board.masters,
        board.status,
        board.loans,
        board.tiles,
        board.hand_sizes,
        board.investments,
        board.warehouses,
        board.rows,
        board.channels,
        board.latest,
    ) = rows
    return board
