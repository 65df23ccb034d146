"""What has been earned so far, read from the events: the score sheet and the evaluations."""

from typing import Final

from kontor.engine.messages import Message

MOVEMENTS: Final = ("price-rose", "price-crashed", "price-fell", "price-stayed")
SALES: Final = ("sold", "sold-doubled")
MARKET_DAY: Final = ("market-day", *MOVEMENTS, *SALES, "earned")


class Evaluation:
    """One evaluation: who closed the round with what, how prices moved, who sold what."""

    def __init__(self, opening: Message, seats: int) -> None:
        self.round: int = number(opening, "round")
        self.seat: int = number(opening, "seat")
        self.good: str = str(opening.facts["good"])
        self.movements: list[Message] = []
        self.sales: list[list[Message]] = [[] for _ in range(seats)]
        self.earned: list[int] = [0] * seats
        self.florins: list[int] = [0] * seats


class History:
    """All evaluations of a game, and its final reckoning."""

    def __init__(self, told: list[Message], seats: int) -> None:
        self.evaluations: list[Evaluation] = []
        self.deliveries: list[list[Message]] = [[] for _ in range(seats)]
        for event in told:
            if event.name == "market-day":
                self.evaluations.append(Evaluation(event, seats))
            elif event.name == "delivery-paid":
                self.deliveries[number(event, "seat")].append(event)
            elif self.evaluations:
                note(self.evaluations[-1], event)

    def delivered(self, seat: int) -> int:
        """Return what a seat's deliveries have brought."""
        return sum(number(event, "earned") for event in self.deliveries[seat])


def note(evaluation: Evaluation, event: Message) -> None:
    """Add an event to the evaluation it belongs to."""
    if event.name in MOVEMENTS:
        evaluation.movements.append(event)
    elif event.name in SALES:
        evaluation.sales[number(event, "seat")].append(event)
    elif event.name == "earned":
        seat = number(event, "seat")
        evaluation.earned[seat] = number(event, "earned")
        evaluation.florins[seat] = number(event, "florins")


def number(event: Message, fact: str) -> int:
    """Return a fact that is a number."""
    value = event.facts[fact]
    assert isinstance(value, int)
    return value
