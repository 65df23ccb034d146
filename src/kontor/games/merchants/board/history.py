"""What has happened, read from the events: the last unloading, and florins by their source."""

from typing import Final

from kontor.engine.messages import Message
from kontor.games.merchants.table import steps
from kontor.games.merchants.table.view import MerchantsView

# Where florins come from and go to: the event, the fact with the amount, the source, its sign.
FLOWS: Final = {
    "sold": ("earned", "sales", 1),
    "warehouse-sold": ("price", "stock", 1),
    "special-sold": ("price", "stock", 1),
    "bought": ("price", "goods", -1),
    "wagon-won": ("amount", "wagons", -1),
    "master-card-played": ("price", "wagons", -1),
    "lot-won": ("amount", "cards", -1),
    "pair-dealt": ("price", "cards", -1),
    "upkeep-paid": ("amount", "upkeep", -1),
    "dropped": ("amount", "upkeep", -1),
    "keeper-played": ("price", "upkeep", -1),
    "climbed": ("price", "climbing", -1),
    "loan-taken": ("amount", "loans", 1),
    "loan-repaid": ("amount", "loans", -1),
    "deal-paid": ("amount", "deals", -1),
    "escrow-laid": ("amount", "deals", -1),
    "escrow-paid": ("amount", "deals", 1),
    "escrow-returned": ("amount", "deals", 1),
}
UNLOADING: Final = steps.PHASES[steps.UNLOADING]
CLAUSES: Final = {
    "sales": "R7.4",
    "stock": "R6.6",
    "fees": "R4.7",
    "goods": "R2.1",
    "wagons": "R3.7",
    "cards": "R8.5",
    "upkeep": "R9.1",
    "climbing": "R9.7",
    "loans": "R9.4",
    "deals": "R12.3",
}


class Slip:
    """What one player sold from one wagon."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.sales: list[Message] = []
        self.earned: int = 0


class Unloading:
    """One wagon unloaded in a city."""

    def __init__(self, wagon: str, city: str, slips: list[Slip]) -> None:
        self.wagon: str = wagon
        self.city: str = city
        self.slips: list[Slip] = slips


class Evening:
    """Phases 4 and 5 of a round: dials, price changes, wagons unloaded, bonuses."""

    def __init__(self, number: int) -> None:
        self.number: int = number
        self.dials: list[Message] = []
        self.prices: list[Message] = []
        self.wagons: list[Unloading] = []
        self.bonuses: list[Message] = []
        self.open: dict[int, Slip] = {}

    def note(self, event: Message) -> None:
        """Add an event."""
        if event.name in ("dial-revealed", "dial-doubled", "dial-unused"):
            self.dials.append(event)
        elif event.name in ("price-changed", "price-adjusted"):
            self.prices.append(event)
        elif event.name == "sold":
            slip = self.open.setdefault(number(event, "seat"), Slip(number(event, "seat")))
            slip.sales.append(event)
            slip.earned += number(event, "earned")
        elif event.name == "unloaded":
            wagon, city = str(event.facts["wagon"]), str(event.facts["city"])
            self.wagons.append(Unloading(wagon, city, list(self.open.values())))
            self.open = {}
        elif event.name == "bonus-changed":
            self.bonuses.append(event)


class History:
    """The last round with an unloading, and all florins by source and player."""

    def __init__(self, view: MerchantsView, told: list[Message]) -> None:
        seats = view.rules.seats
        self.evening: Evening | None = None
        self.flows: dict[str, list[int]] = {source: [0] * seats for source in CLAUSES}
        self.clauses: dict[str, str] = CLAUSES
        # The nodes of each wagon's last drive.
        self.drives: dict[str, list[str]] = {}
        evening = Evening(1)
        for event in told:
            self.count(event)
            if event.name == "round-began":
                evening = Evening(number(event, "round"))
            evening.note(event)
            is_done = evening.number < view.board.round or view.phase != UNLOADING
            if event.name == "unloaded" and is_done:
                self.evening = evening

    def count(self, event: Message) -> None:
        """Add an event to the florins of its source; remember drives."""
        if event.name in ("moved", "coach-moved"):
            wagon, path = str(event.facts["wagon"]), event.facts.get("path")
            if isinstance(path, list):
                self.drives[wagon] = path
        if event.name in FLOWS:
            fact, source, sign = FLOWS[event.name]
            self.flows[source][number(event, "seat")] += sign * number(event, fact)
        if event.name == "shipped":
            fee = number(event, "fee")
            self.flows["fees"][number(event, "seat")] -= fee
            self.flows["fees"][number(event, "master_seat")] += fee
        elif event.name == "deal-paid":
            self.flows["deals"][number(event, "partner_seat")] += number(event, "amount")


def number(event: Message, fact: str) -> int:
    """Return a fact that is a number."""
    value = event.facts[fact]
    assert isinstance(value, int)
    return value
