"""What has happened so far, read from the events: visits, showdowns, and points by their source."""

from typing import Final

from kontor.engine.messages import Message

INCOME: Final = "income"
SYMBOL: Final = "symbol"
WAIVED: Final = "waived"
HONOUR: Final = "honour"


class Visit:
    """One visit of the present round: who won it with how many notes, and took which card."""

    def __init__(self, noble: str) -> None:
        self.noble: str = noble
        self.winner: int = -1
        self.number: int = 0
        self.card: str = ""
        self.is_unsold: bool = False
        self.consoled: dict[int, int] = {}


class Gain:
    """Points that a player has gained, where from and in which round."""

    def __init__(self, seat: int, points: int, source: str, round_number: int) -> None:
        self.seat: int = seat
        self.points: int = points
        self.source: str = source
        self.round: int = round_number


class History:
    """The present round, and all points of the game."""

    def __init__(self, told: list[Message], seats: int) -> None:
        self.seats: int = seats
        self.round: int = 0
        self.shown: list[str] = []
        self.visits: dict[str, Visit] = {}
        self.gains: list[Gain] = []
        self.lost: list[int] = [0] * seats
        self.incomes: list[int] = [0] * seats
        self.noble: str = ""
        self.source: str = SYMBOL
        self.is_over: bool = False
        for event in told:
            self.note(event)

    def note(self, event: Message) -> None:
        """Take in one event."""
        name = event.name
        if name == "displayed":
            self.round = number(event, "round")
            cards = event.facts["cards"]
            assert isinstance(cards, list)
            self.shown = cards
            self.visits = {}
            self.incomes = [0] * self.seats
            self.source = SYMBOL
        elif name == "visited":
            self.noble = str(event.facts["noble"])
            self.visits[self.noble] = Visit(self.noble)
            self.source = SYMBOL
        elif name == "income":
            self.incomes[number(event, "seat")] = number(event, "money")
            self.source = INCOME
        elif name in ("waived", "took-honour"):
            self.source = WAIVED if name == "waived" else HONOUR
        elif name == "final-score":
            self.note_end()
        else:
            self.note_points(event)
            self.note_visit(event)

    def note_points(self, event: Message) -> None:
        """Take in points gained or lost."""
        if event.name == "gained":
            points = number(event, "points")
            self.gains.append(Gain(number(event, "seat"), points, self.source, self.round))
            if self.source != INCOME:
                self.source = SYMBOL
        elif event.name == "points-lost":
            self.lost[number(event, "seat")] += number(event, "points")

    def note_visit(self, event: Message) -> None:
        """Take in what belongs to the present visit."""
        visit = self.visits.get(self.noble)
        if visit is None:
            return
        if event.name == "unsold":
            visit.is_unsold = True
        elif event.name == "won-auction":
            visit.winner = number(event, "seat")
            visit.number = number(event, "number")
        elif event.name == "took-privilege":
            visit.card = str(event.facts["card"])
        elif event.name == "consoled":
            visit.consoled[number(event, "seat")] = number(event, "money")

    def note_end(self) -> None:
        """The last gains of a game are an income that nobody announced (R12.1)."""
        if not self.is_over:
            self.is_over = True
            for gain in self.gains[-self.seats :]:
                gain.source = INCOME

    def takers(self) -> dict[str, Visit]:
        """Return the privilege cards that are gone from the display, with their visits."""
        return {visit.card: visit for visit in self.visits.values() if visit.card}

    def points(self, seat: int, source: str, round_number: int = 0) -> int:
        """Add up a player's points from a source, in one round or in all."""
        return sum(
            gain.points
            for gain in self.gains
            if gain.seat == seat
            and gain.source == source
            and (not round_number or gain.round == round_number)
        )


def number(event: Message, fact: str) -> int:
    """Return a fact that is a number."""
    value = event.facts[fact]
    assert isinstance(value, int)
    return value
