"""The picture of Die Fugger: everything its templates draw, computed from one view.

Places on the price dial are polar: nine steps of 36 degrees, five on top, a gap below.
"""

from math import cos, radians, sin
from typing import Any, Final

from kontor.engine import zones
from kontor.engine.messages import Message
from kontor.engine.view import View
from kontor.games.fugger.board.history import MARKET_DAY, History
from kontor.games.fugger.rules.rules import Rules
from kontor.games.fugger.table import codes, market
from kontor.games.fugger.table.codes import HIDDEN, NOTHING
from kontor.games.fugger.table.material import Material
from kontor.games.fugger.table.view import FuggerView

CENTRE: Final = 240.0
STEP_DEGREES: Final = 36.0
TOP_STEP: Final = 5

# Where tokens stand within a step: distance from the centre and degrees aside, by their number.
TOKEN_PLACES: Final = {
    1: ((165, 0.0),),
    2: ((165, -9.0), (165, 9.0)),
    3: ((177, -10.5), (177, 10.5), (140, 0.0)),
    4: ((177, -10.5), (177, 10.5), (140, -11.0), (140, 11.0)),
    5: ((178, -12.0), (178, 12.0), (161, 0.0), (134, -10.0), (134, 10.0)),
}
CROWD: Final = 3
FORECAST_INSIDE: Final = 131
FORECAST_OUTSIDE: Final = 207
FORECASTS_ASIDE: Final = {
    1: (0.0,),
    2: (-6.5, 6.5),
    3: (-12.5, 0.0, 12.5),
    4: (-12.5, -4.2, 4.2, 12.5),
    5: (-13.0, -6.5, 0.0, 6.5, 13.0),
}
# Beside the number of a crowded step there is room on either side of it.
FORECASTS_BESIDE: Final = (-9.5, 9.5, -15.0, 15.0, 0.0)

# How a price moves, as the square shows it.
KINDS: Final = {
    "price-rose": "rise",
    "price-crashed": "crash",
    "price-fell": "fall",
    "price-stayed": "same",
}

ROAD_START: Final = 22.0
ROAD_LENGTH: Final = 360.0
ROAD_ROWS: Final = (11.0, 59.0)


class Card:
    """One card on the table or in a hand: its name, its good, its seal, and a stable key."""

    def __init__(self, material: Material, kind: int, key: str) -> None:
        self.kind: int = kind
        self.name: str = material.cards[kind]
        self.good: str = "merchant" if kind == material.merchant else material.goods[kind // 2]
        self.sealed: bool = kind != material.merchant and kind % 2 == 1
        self.key: str = key


class Mark:
    """A token or a forecast on the dial."""

    def __init__(self, good: str, price: int, place: tuple[int, float], small: bool) -> None:
        angle = radians(-90.0 + (price - TOP_STEP) * STEP_DEGREES + place[1])
        self.good: str = good
        self.price: int = price
        self.x: float = round(CENTRE + place[0] * cos(angle), 1)
        self.y: float = round(CENTRE + place[0] * sin(angle), 1)
        self.scale: float = 0.78 if small else 1.0
        # The letter hangs on the side that looks away from the number of the step.
        self.aside: int = -1 if self.x > CENTRE and self.y > CENTRE else 1
        self.at: str = f"translate({self.x} {self.y})"
        # A forecast of a price that does not move is not shown.
        self.kind: str = "moves"


class Stall:
    """One good on the market square: who offers it, its price, and what would become of it."""

    def __init__(self, view: FuggerView, index: int, wanted: list[int]) -> None:
        material = view.rules.material
        self.good: str = material.goods[index]
        self.price: int = view.prices[index]
        self.demand: int = wanted[index]
        self.places: int = material.trigger_cards
        self.next: int = market.new_price(material, view.prices, wanted, index)
        self.change: int = self.next - self.price
        self.movement: str = market.movement(material, wanted, self.price, self.next, index)
        self.kind: str = KINDS[self.movement]
        self.crates: list[tuple[int, Card]] = []
        owners = [*enumerate(view.displays), (NOTHING, view.jakob)]
        for seat, zone in owners:
            for kind in (2 * index, 2 * index + 1):
                for copy in range(zones.count(zone, kind)):
                    key = f"crate-{seat}-{material.cards[kind]}-{copy}"
                    self.crates.append((seat, Card(material, kind, key)))
        self.is_hot: bool = self.demand == self.places - 1 and not view.is_over
        closing = wanted[:]
        closing[index] = self.places
        self.fifth: int = market.new_price(material, view.prices, closing, index)


class Delivery:
    """A place for a delivery: empty, hidden, or a card its reader knows."""

    def __init__(self, view: FuggerView, seat: int, round_number: int) -> None:
        kind = view.delivery(seat, round_number)
        self.round: int = round_number
        self.is_empty: bool = kind == NOTHING
        self.is_open: bool = view.is_over
        key = f"delivery-{seat}-{round_number}"
        self.key: str = key
        self.card: Card | None = (
            None if kind in (NOTHING, HIDDEN) else Card(view.rules.material, kind, key)
        )


class Counter:
    """A player's counter: florins, hand, display, deliveries and the sale to be expected."""

    def __init__(self, view: FuggerView, seat: int, sale: int, row: float) -> None:
        material = view.rules.material
        self.seat: int = seat
        self.florins: int = view.florins[seat]
        self.hand_size: int = view.hand_sizes[seat]
        self.sale: int = sale
        self.display: list[Card] = open_cards(material, view.displays[seat], f"shown-{seat}")
        self.deliveries: list[Delivery] = [
            Delivery(view, seat, number + 1) for number in range(material.delivery_rounds)
        ]
        self.row: float = row


class HandCard:
    """A kind of card in the reader's hand, and what offering it would do at once."""

    def __init__(self, view: FuggerView, kind: int, number: int) -> None:
        material = view.rules.material
        self.card: Card = Card(material, kind, f"hand-{material.cards[kind]}")
        self.count: int = zones.count(view.hand, kind)
        self.number: int = number
        self.closes: bool = False
        self.demand: int = 0
        self.bonus: int = 0
        self.bonus_before: int = 0
        # Its good: the price, and the next one if the round ended now.
        self.price: int = 0
        self.next: int = 0
        if kind == material.merchant:
            merchants = view.merchants()
            if merchants < material.merchants_in_front:
                self.bonus_before = material.merchant_bonus[merchants]
                self.bonus = material.merchant_bonus[merchants + 1]
            return
        good = material.good_of(kind)
        self.demand = market.demand(view.open_cards(), good) + 1
        self.closes = self.demand >= material.trigger_cards
        self.price = view.prices[good]
        wanted = market.demands(material, view.open_cards())
        self.next = market.new_price(material, view.prices, wanted, good)


class Picture:
    """Everything the templates draw."""

    headings: Final = ("market-day", "new-round", "final-reckoning")
    # The events of which scenes are made.
    scenes: Final = (*MARKET_DAY, "final-reckoning", "delivery-paid", "final-score")
    # What its methods read of it; one that is not named here reads everything.
    reads: Final[dict[str, tuple[str, ...]]] = {"road_x": ("road_end",)}

    def __init__(self, view: FuggerView, history: History) -> None:
        material = view.rules.material
        self.history: History = history
        self.view: FuggerView = view
        self.material: Material = material
        self.goal: int = material.florins_to_end
        self.deliveries_open: bool = view.round <= material.delivery_rounds and not view.is_over
        # R5.2: the reader has used the chance of this round.
        self.has_delivered: bool = (
            self.deliveries_open
            and view.seat >= 0
            and view.delivery(view.seat, view.round) != NOTHING
        )
        self.may_deliver: bool = (
            self.deliveries_open
            and not self.has_delivered
            and bool(view.hand & material.goods_cards)
        )
        self.discard_size: int = zones.size(view.discard)
        self.discard_top: Card | None = (
            None
            if view.discard_top == NOTHING
            else Card(material, view.discard_top, f"discard-{self.discard_size}")
        )
        self.discard: list[tuple[Card, int]] = (
            [
                (Card(material, kind, ""), zones.count(view.discard, kind))
                for kind in zones.kinds(view.discard)
            ]
            if view.rules.discard_is_open
            else []
        )
        table = view.open_cards()
        wanted = market.demands(material, table)
        prices = market.new_prices(material, view.prices, table)
        sales = [market.sale(material, prices, table, display) for display in view.displays]
        self.stalls: list[Stall] = [
            Stall(view, index, wanted) for index in range(len(material.goods))
        ]
        self.tokens: list[Mark] = tokens(material, view.prices)
        self.forecasts: list[Mark] = (
            [] if view.is_over else forecasts(material, view.prices, prices)
        )
        self.jakob: list[Card] = open_cards(material, view.jakob, "jakob")
        first, last = ROAD_ROWS
        gap = (last - first) / max(1, len(view.florins) - 1)
        self.counters: list[Counter] = [
            Counter(view, seat, sale, round(first + gap * seat, 1))
            for seat, sale in enumerate(sales)
        ]
        coming = [0] * len(sales) if view.is_over else sales
        furthest = max(florins + sale for florins, sale in zip(view.florins, coming, strict=True))
        self.road_end: int = max(self.goal, -(-furthest // 10) * 10)
        # R10.1: whoever has a hundred florins after the sales ends the game.
        self.may_end: bool = not view.is_over and furthest >= self.goal
        self.hand: list[HandCard] = []
        if view.seat >= 0:
            kinds = zones.kinds(view.hand)
            self.hand = [HandCard(view, kind, n + 1) for n, kind in enumerate(kinds)]
        # R13: with two players Jakob takes a card after every pair of turns.
        every = view.rules.jakob_card_every_n_turns
        self.jakob_every: int = every
        self.jakob_turns: int = view.turns % every if every else 0

    def road_x(self, florins: int) -> float:
        """Return where a number of florins lies on the road."""
        return round(ROAD_START + ROAD_LENGTH * florins / self.road_end, 1)


def open_cards(material: Material, zone: int, prefix: str) -> list[Card]:
    """List the cards of an open zone, goods first, each with a stable key."""
    row = []
    for kind in zones.kinds(zone):
        for copy in range(zones.count(zone, kind)):
            row.append(Card(material, kind, f"{prefix}-{material.cards[kind]}-{copy}"))
    return row


def tokens(material: Material, prices: list[int]) -> list[Mark]:
    """Place the tokens of all goods on the dial."""
    found = []
    for index, good in enumerate(material.goods):
        here = [other for other, price in enumerate(prices) if price == prices[index]]
        places = TOKEN_PLACES[min(len(here), len(TOKEN_PLACES))]
        place = places[here.index(index) % len(places)]
        found.append(Mark(good, prices[index], place, len(here) > CROWD))
    return found


def forecasts(material: Material, prices: list[int], coming: list[int]) -> list[Mark]:
    """Place a hollow mark where a good would stand if the round ended now."""
    moving = [index for index in range(len(prices)) if coming[index] != prices[index]]
    found: list[Mark] = []
    for index in range(len(prices)):
        price = coming[index]
        if index not in moving:
            found.append(Mark(material.goods[index], price, (FORECAST_INSIDE, 0.0), False))
            found[-1].kind = "still"
            continue
        here = [other for other in moving if coming[other] == price]
        crowded = prices.count(price) >= CROWD
        distance = FORECAST_OUTSIDE if crowded else FORECAST_INSIDE
        asides = FORECASTS_BESIDE if crowded else FORECASTS_ASIDE[len(here)]
        place = (distance, asides[here.index(index)])
        found.append(Mark(material.goods[index], price, place, False))
    return found


def shown(view: View) -> dict[str, Any]:
    """Return what previews change on the page: prices, sales and the dial if the round ended now.

    `change-` says how a price would move, and by how much; `ends` whether the game would end.
    """
    assert isinstance(view, FuggerView)
    material = view.rules.material
    table = view.open_cards()
    wanted = market.demands(material, table)
    prices = market.new_prices(material, view.prices, table)
    sales = [market.sale(material, prices, table, display) for display in view.displays]
    found: dict[str, Any] = {f"sale-{seat}": sale for seat, sale in enumerate(sales)}
    for index, mark in enumerate(forecasts(material, view.prices, prices)):
        old, new = view.prices[index], prices[index]
        moved = market.movement(material, wanted, old, new, index)
        found[f"price-{mark.good}"] = new
        found[f"change-{mark.good}"] = (moved, new - old)
        found[f"kind-{mark.good}"] = KINDS[moved]
        found[f"at-{mark.good}"] = mark.at
        found[f"moves-{mark.good}"] = mark.kind
    found["ends"] = view.ends_game(sales)
    return found


def given(world: Rules, seat: int, code: int) -> None:
    """Give an answer to a copy; a card that is laid open only lies there, and nothing follows."""
    if codes.PLAY <= code < codes.DELIVER:
        world.lay_open(seat, code - codes.PLAY)
    else:
        world.play(seat, code)


def picture(view: View, told: list[Message]) -> Picture:
    """Return the picture of a view and of what its reader has been told."""
    assert isinstance(view, FuggerView)
    return Picture(view, History(told, len(view.florins)))
