"""The picture of Merchants of the Middle Ages: everything its templates draw, from one view."""

from functools import cache
from typing import Any, Final

from kontor.engine import zones
from kontor.engine.frames import NO_ANSWER, Frame
from kontor.engine.messages import Message
from kontor.engine.view import View
from kontor.games.merchants.board.dial import Station, stations
from kontor.games.merchants.board.history import History
from kontor.games.merchants.board.layout import HEIGHT, WAYBILL_ROW, WIDTH, Layout, waybills
from kontor.games.merchants.board.pieces import City, Investments, Player, Price, Standing, Wagon
from kontor.games.merchants.board.ramp import Ramp, open_ramp
from kontor.games.merchants.board.rides import Answer, Ride, Team, lanes, teams
from kontor.games.merchants.board.talks import Channel, Deals, conversation, open_channels
from kontor.games.merchants.table import cards, codes
from kontor.games.merchants.table.material import Material
from kontor.games.merchants.table.position import question
from kontor.games.merchants.table.view import MerchantsView

# What the desk shows, by kind of question.
KINDS: Final = [
    "buy",
    "cards",
    "bid",
    "load",
    "quote",
    "quote",
    "ship",
    "fee",
    "answer",
    "haggle",
    "axle",
    "move",
    "pick",
    "dial",
    "post",
    "sale",
    "bonus",
    "lot",
    "choose",
    "upkeep",
    "loan",
    "climb",
    "repay",
    "deal",
]
PHASES: Final = ("buying", "loading", "moving", "pricing", "unloading", "investing", "status")
# A fee to begin with when haggling: a part of what a good brings today.
FAIR_PART: Final = 4


@cache
def layout_of(material: Material) -> Layout:
    """Return the layout of a map; each is made once."""
    return Layout(material.roads)


class Picture:
    """Everything the templates draw."""

    # What its methods read of it; one that is not named here reads everything.
    reads: Final[dict[str, tuple[str, ...]]] = {
        "starting": (),
        "lanes": (),
        "amounts": (),
        "parts": (),
        "events": (),
    }

    # The events that scenes are made from.
    scenes: Final = (
        "bid-revealed",
        "wagon-won",
        "wagon-unwanted",
        "dial-revealed",
        "dial-doubled",
        "dial-unused",
        "price-changed",
        "sold",
        "unloaded",
    )

    def __init__(self, view: MerchantsView, told: list[Message]) -> None:
        board = view.board
        material = view.rules.material
        seats = view.rules.seats
        self.view: MerchantsView = view
        self.me: int = view.seat
        self.layout: Layout = layout_of(material)
        self.size: tuple[int, int] = (WIDTH, HEIGHT)
        self.round: int = board.round
        self.phase: int = view.phase
        self.phases: tuple[str, ...] = PHASES
        self.present: str = "" if view.is_over else PHASES[view.phase - 1]
        self.arrivals: int = board.arrivals
        self.goal: int = view.rules.last_arrivals
        self.climb_cost: int = board.climb_cost()
        self.track: list[int] = material.climb_costs
        self.is_over: bool = view.is_over
        self.may_end: bool = board.arrivals >= self.goal and not view.is_over
        self.headings: tuple[str, ...] = ("round-began",)
        self.frame: Frame | None = question(view.frames) if view.frames else None
        self.kind: str = self.kind_now()
        self.wagon: int = self.wagon_now()
        self.lit_city: int = board.city_of(self.wagon) if self.wagon >= 0 else -1
        self.goods: list[str] = material.goods
        self.levels: list[tuple[int, int]] = list(
            zip(material.buy_prices, material.sell_prices, strict=True)
        )
        self.ramp: Ramp | None = open_ramp(view, self.wagon)
        self.barred: list[str] = self.ramp.barred() if self.ramp else []
        asked = self.goods_now()
        self.cities: list[City] = [
            City(view, self.layout, city, asked) for city in range(len(material.cities))
        ]
        bills = waybills(self.layout, tuple(board.wagon_at), board.courier, seats)
        self.bill_height: int = WAYBILL_ROW * seats + 18
        self.wagons: list[Wagon] = [
            Wagon(view, self.layout, wagon, bills[wagon]) for wagon in range(material.wagons)
        ]
        self.courier: tuple[int, int] = self.layout.spots[board.courier]
        self.courier_node: str = material.roads.nodes[board.courier]
        self.stations: list[Station] = stations(view)
        self.prices: list[Price] = [Price(view, good) for good in range(len(material.goods))]
        self.players: list[Player] = [Player(view, seat) for seat in range(seats)]
        self.ladder: list[Standing] = [
            Standing(one.seat, one.level, one.rank, one.upkeep) for one in self.players
        ]
        self.upkeep: list[int] = material.upkeep
        self.ranks: list[str] = material.levels
        self.investments: Investments = Investments(view)
        self.pile: int = board.pile_size
        self.hand: list[str] = [cards.INFLUENCES[card] for card in zones.cards(view.hand)]
        self.deals: Deals | None = Deals(view) if view.rules.deals else None
        self.channels: list[Channel] = open_channels(view) if self.kind == "haggle" else []
        self.talk: list[Message] = (
            conversation(told, material.wagon_names[self.wagon])
            if self.kind in ("quote", "ship", "fee", "answer", "haggle")
            else []
        )
        self.history: History = History(view, told)
        self.drives: list[str] = [self.drive(wagon) for wagon in material.wagon_names]

    def kind_now(self) -> str:
        """Say what the desk is about."""
        if not self.view.frames:
            return "over"
        if self.view.frames[-1].kind == codes.ASK_DEAL:
            return "deal"
        return KINDS[self.view.frames[-1].kind]

    def wagon_now(self) -> int:
        """Return the wagon that the open question is about, or -1."""
        frame = self.frame
        if frame is None:
            return -1
        is_about = codes.ASK_BLIND_BID <= frame.kind <= codes.ASK_LIVE
        return (
            frame.about[0]
            if is_about or frame.kind in (codes.ASK_INFLUENCE, codes.ASK_BONUS)
            else -1
        )

    def goods_now(self) -> list[int]:
        """List the own goods that the open question may load."""
        frame = self.frame
        if (
            self.me < 0
            or frame is None
            or not codes.ASK_MASTER_LOAD <= frame.kind <= codes.ASK_LIVE
        ):
            return []
        city = self.view.board.city_of(frame.about[0])
        return zones.kinds(self.view.board.warehouse(self.me, city))

    def drive(self, wagon: str) -> str:
        """Write the places that a wagon came through on its last drive."""
        nodes = self.view.rules.material.roads.nodes
        path = self.history.drives.get(wagon, [])
        spots = [self.layout.spots[nodes.index(node)] for node in path]
        return " ".join(f"{x},{y}" for x, y in spots)

    def teams(self, options: list[Answer]) -> list[Team]:
        """Sort moves by wagon."""
        return teams(self.view, self.layout, options)

    def lanes(self, found: list[Team]) -> list[Ride]:
        """List the roads on which to leave the junctions to be reached."""
        return lanes(found)

    def starting(self, *beginnings: str, options: list[Any]) -> list[Any]:
        """List the answers whose words begin so."""
        return [option for option in options if option.word.startswith(beginnings)]

    def amounts(self, beginning: str, options: list[Any]) -> list[Any]:
        """List the answers that are an amount: bids, fees, florins of a deal."""
        found = [option for option in options if option.word.startswith(beginning)]
        return [option for option in found if option.word[len(beginning) :].isdigit()]

    def beginning_with(self, options: list[Any], wanted: int) -> int:
        """Return the place of the amount to begin with: one's own under seal, or the nearest."""
        if self.view.answer != NO_ANSWER:
            for place, option in enumerate(options):
                if option.code == self.view.answer:
                    return place
        values = [int(option.word.split(":")[-1]) for option in options]
        return min(range(len(values)), key=lambda place: abs(values[place] - wanted))

    def beginning_with_dial(self, options: list[Any]) -> int:
        """Return the place of the dial to begin with: one's own under seal, or the arms."""
        for place, option in enumerate(options):
            if option.code == self.view.answer:
                return place
        return len(options) - 1

    def fair(self, number: int) -> int:
        """Return a fee to begin with: a part of what so many goods bring today."""
        prices = self.view.board.prices
        material = self.view.rules.material
        usual = sum(material.sell_prices[level] for level in prices) // len(prices)
        return number * usual // FAIR_PART // material.unit * material.unit

    def quote(self) -> tuple[int | None, int | None]:
        """Return what the master asks of the shipper who is asked: for one good, for two."""
        if self.frame is None or self.frame.kind != codes.ASK_SHIPPER:
            return (None, None)
        unit = self.view.rules.material.unit
        one, two = (None if coins < 0 else coins * unit for coins in self.frame.about[3:5])
        return (one, two)

    def lot(self) -> tuple[int, int]:
        """Return the standing bid for an investment card and who made it."""
        if self.frame is None or self.frame.kind != codes.ASK_LOT or self.frame.about[1] < 0:
            return (0, -1)
        return (self.frame.about[0] * self.view.rules.material.unit, self.frame.about[1])

    def parts(self, options: list[Any]) -> dict[str, list[Any]]:
        """Sort the next parts of a proposal by what they are: florins, cards, promises."""
        found: dict[str, list[Any]] = {}
        for option in options:
            words = option.word.split(":")
            if words[0] == "deal" and words[1] in ("give", "take", "mine", "theirs"):
                is_card = words[1] in ("give", "take") and not words[2].isdigit()
                found.setdefault(f"{words[1]}-card" if is_card else words[1], []).append(option)
        return found

    def events(self, options: list[Any]) -> dict[str, list[Any]]:
        """Sort the events that a payment may wait for by the piece they watch."""
        found: dict[str, list[Any]] = {}
        for option in options:
            if option.word.startswith("deal:when:"):
                found.setdefault(option.word.split(":")[2], []).append(option)
        return found


def shown(view: View) -> dict[str, int]:
    """Return the numbers on the page that previews change: the own purse, and what goods bring."""
    assert isinstance(view, MerchantsView)
    goods = view.rules.material.goods
    return {"purse": view.florins[view.seat]} | {
        f"sell-{good}": view.board.sell_price(index) for index, good in enumerate(goods)
    }


def picture(view: View, told: list[Message]) -> Picture:
    """Return the picture of a view and of what its reader has been told."""
    assert isinstance(view, MerchantsView)
    return Picture(view, told)
