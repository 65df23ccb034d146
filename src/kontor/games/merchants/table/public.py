"""The board: everything that all players see, and what follows from it alone.

Only purses, hands, piles and answers under seal are not on the board. A view may therefore show
a copy of it to anybody.
"""

from kontor.engine import i64, menu, zones
from kontor.games.merchants.table import cards, codes
from kontor.games.merchants.table.board_fields import BoardFields
from kontor.games.merchants.table.roads import Path, sign


class Board(BoardFields):
    """The public part of a game in progress; the fields stand in `fields.toml`."""

    def clone(self) -> "Board":
        """Return an independent copy."""
        twin = Board(self.rules)
        self.copy_to(twin)
        return twin

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
        if self.investments[cards.CHEAP_PURCHASE] != seat:
            return self.buy_price(good)
        paid = bought if self.rules.version < 2 else (self.buyers >> seat) & 1
        return 0 if paid else self.rules.material.flat_purchase

    def payable(self, seat: int, florins: int, bought: int) -> i64:
        """Return, as bits, the goods that a buyer has the florins for (R0.6, R2.6)."""
        if self.investments[cards.CHEAP_PURCHASE] == seat:
            return codes.EVERY_GOOD if self.purchase_price(seat, 0, bought) <= florins else 0
        prices = self.rules.material.buy_prices
        goods: i64 = 0
        bit: i64 = 1
        for level in self.prices:
            if prices[level] <= florins:
                goods |= bit
            bit += bit
        return goods

    def sell_price(self, good: int) -> int:
        """Return what the bank pays for a good from a wagon."""
        return self.rules.material.sell_prices[self.prices[good]]

    def raised(self, good: int, notches: int = 1) -> int:
        """Return the level to which pointers take a good, from the top to the bottom (R6.2)."""
        return (self.prices[good] + notches) % self.rules.material.price_levels

    def raise_good(self, good: i64) -> None:
        """Let a pointer raise a good by a level, from the top to the bottom (R6.2)."""
        if good < len(self.prices):  # not one's own arms
            level: i64 = self.prices[good]
            level += 1
            self.prices[good] = 0 if level == self.rules.material.price_levels else level

    def adjusted(self, option: int) -> int:
        """Return the level a trading post takes a good to, round the ends if need be (R6.4)."""
        step = (option - codes.ADJUST) % 12
        good = step // 2
        down = step % 2
        levels = self.rules.material.price_levels
        return (self.prices[good] + (levels - 1 if down else 1)) % levels

    def bonus(self, city: int) -> int:
        """Return the value under a city's bonus cube."""
        return self.rules.material.bonuses[self.bonuses[city]]

    def proceeds(self, good: int, city: int, always_bonus: bool = False) -> int:
        """Return what a good brings in a city: its price, and the bonus if it is foreign (R7.4)."""
        price = self.sell_price(good)
        if always_bonus or good not in self.rules.material.markets[city]:
            price += self.bonus(city)
        return price

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
        return node if node < len(self.bonuses) else codes.NOWHERE

    def is_free(self, wagon: int) -> bool:
        """Tell whether a wagon stands in a city without a loading master (R3.2)."""
        return self.wagon_at[wagon] < len(self.bonuses) and self.masters[wagon] == codes.NOBODY

    def monopoly(self, wagon: int) -> int:
        """Return the goods that only the loading master may load, as a mask of a zone (R4.3)."""
        master = self.masters[wagon]
        if master == codes.NOBODY:
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
        singles = menu.listed(0, self.single_shipments(wagon, seat))
        return singles + menu.listed(0, self.double_shipments(wagon, seat))

    def single_shipments(self, wagon: int, seat: int) -> i64:
        """Return the single goods a shipper may load now, as bits."""
        zone: i64 = self.shipper_goods(wagon, seat)
        sets: i64 = 0
        bit: i64 = 1 << codes.NO_GOOD
        while zone:
            if zone & 15:
                sets |= bit
            zone >>= 4
            bit <<= codes.PAIR
        return sets

    def double_shipments(self, wagon: int, seat: int) -> i64:
        """Return the pairs of goods a shipper may load now, as bits."""
        if self.room(wagon, seat) < 2:
            return 0
        zone: i64 = self.shipper_goods(wagon, seat)
        others: i64 = zones.kinds_set(zone)
        sets: i64 = 0
        place: i64 = 0
        lowest: i64 = 1
        while zone:
            if zone & 15:
                if zone & 15 == 1:
                    others &= ~lowest
                sets |= others << place
                others &= ~lowest
            zone >>= 4
            place += codes.PAIR
            lowest += lowest
        return sets

    # Roads --------------------------------------------------------------------------------

    def is_occupied(self, node: int, wagon: int) -> bool:
        """Tell whether another wagon stands on a node (R5.1)."""
        return any(place == node and other != wagon for other, place in enumerate(self.wagon_at))

    def note_answer(self, kind: int, seat: int, option: int) -> None:
        """Note the latest answer, where the one before it stood."""
        latest = self.latest
        if len(latest) == 3:
            latest[0] = kind
            latest[1] = seat
            latest[2] = option
        else:
            self.latest = [kind, seat, option]

    def outcomes(self, wagon: int, points: int) -> list[Path]:
        """List the ways a wagon may really move: the spaces driven, then the new heading.

        Every drive goes as far as points and obstacles allow (R5.5 to R5.8, R5.14); drives that
        come to the same are listed once, those that move nothing are left out.
        """
        roads = self.rules.material.roads
        way = roads.way(points, self.wagon_at[wagon], self.headings[wagon])
        if not self.is_hindered(wagon, roads.ends[way]):
            return roads.outcomes[way]
        others = [node for other, node in enumerate(self.wagon_at) if other != wagon]
        return roads.hindered(points, self.wagon_at[wagon], self.headings[wagon], others)

    def number_of_outcomes(self, wagon: i64, points: i64, standing: i64) -> i64:
        """Count the ways a wagon may move while wagons stand on nodes with these signs."""
        roads = self.rules.material.roads
        way = roads.way(points, self.wagon_at[wagon], self.headings[wagon])
        signs: i64 = roads.end_signs[way]
        if signs & standing:
            return len(self.outcomes(wagon, points))
        return len(roads.outcomes[way])

    def standing(self) -> i64:
        """Return the signs of the nodes where wagons stand."""
        signs: i64 = 0
        for node in self.wagon_at:
            signs |= sign(node)
        return signs

    def is_hindered(self, wagon: int, ends: bytes) -> bool:
        """Tell whether another wagon stands where a drive would end (R5.7)."""
        here: i64 = wagon
        places = self.wagon_at
        other: i64
        for other in range(len(places)):  # noqa: SIM110 - quicker than a generator
            if other != here and ends[places[other]]:
                return True
        return False
