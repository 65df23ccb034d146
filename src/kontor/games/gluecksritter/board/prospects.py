"""What each action card would bring its reader now: alone, with one other, with more.

| space            | companies that are told apart                  |
| ---------------- | ---------------------------------------------- |
| 1 to 3, shops    | alone, two or more: the crowded price (R7.2)   |
| 4, the knight    | alone, two, three or more (R11.1 to R11.6)     |
| 5 and 6, incomes | alone, two, three, each its own share (R12.2)  |
"""

from typing import Final

from kontor.engine import zones
from kontor.games.gluecksritter.table import codes, effects, shops
from kontor.games.gluecksritter.table.position import Position

SHOP_COMPANIES: Final = (1, 2)
COMPANIES: Final = (1, 2, 3)


class Outcome:
    """What comes of a visit in some company, or in at least so much of it."""

    def __init__(self, company: int, or_more: bool) -> None:
        self.company: int = company
        self.or_more: bool = or_more
        self.text: str = ""
        self.price: int = 0
        self.number: int = 0
        self.piece: str = ""
        self.gold: int = 0
        self.silver: int = 0
        # Coins that the limit would take back at once.
        self.returned: int = 0


class Prospect:
    """One of the reader's six action cards."""

    def __init__(self, table: Position, seat: int, space: int, reds: int) -> None:
        self.number: int = space
        self.name: str = table.rules.material.spaces[space].replace("_", "-")
        self.is_jailed: bool = space == codes.KNIGHT and bool((table.jailed >> seat) & 1)
        self.outcomes: list[Outcome] = []
        companies = SHOP_COMPANIES if space in codes.SHOPS else COMPANIES
        for company in companies:
            outcome = Outcome(company, company == companies[-1] and space <= codes.KNIGHT)
            if space in codes.SHOPS:
                visit_shop(table, seat, space, outcome, reds)
            elif space == codes.KNIGHT:
                outcome.text = ("", "ride", "duel", "jail")[company]
            else:
                share(table, seat, space, outcome, reds)
            self.outcomes.append(outcome)


def visit_shop(table: Position, seat: int, space: int, outcome: Outcome, reds: int) -> None:
    """Say what a visitor could buy, and at what price."""
    fixing = table.rules.material.deck.fixing[space]
    is_fixed = any((fixing >> kind) & 1 for kind in zones.kinds(reds))
    crowded = outcome.company > 1 and not is_fixed
    price = shops.price(table, seat, space, crowded)
    ducats = table.ducats(seat)
    if space == codes.JACOB:
        outcome.price = price if crowded else 0
        outcome.text = "free" if not crowded else "document" if ducats >= price else "dear"
        return
    room = shops.most_units(table, seat, space)
    outcome.piece = codes.PIECES[shops.piece_of(space)]
    outcome.number = min(room, ducats // price) if price else room
    outcome.price = price * max(1, outcome.number)
    outcome.text = "full" if room < 1 else "dear" if not outcome.number else "pieces"


def share(table: Position, seat: int, space: int, outcome: Outcome, reds: int) -> None:
    """Say what a visitor of an income space would receive, and lose again to the limit.

    What the reader's own red documents seize beforehand (R15.3) no visitor finds there.
    """
    seized = 0
    for kind in zones.kinds(reds):
        document = table.rules.material.deck.documents[kind]
        if document.effect == effects.SEIZE_SPACE and document.seized_space() == space:
            seized |= document.what
    gold = 0 if seized & effects.GOLD else table.income_gold(space)
    silver = 0 if seized & effects.SILVER else table.income_silver(space)
    outcome.text = "coins"
    outcome.gold = gold // outcome.company
    outcome.silver = silver // outcome.company
    outcome.returned = returned(table, seat, outcome.gold, outcome.silver)


def returned(table: Position, seat: int, gold: int, silver: int) -> int:
    """Return how many coins the limit would take back from a gain (R13.7)."""
    limit = table.rules.material.limit
    lost = 0
    for held, more, waived in (
        (table.gold_of(seat), gold, table.excused_gold(seat)),
        (table.silver_of(seat), silver, table.excused_silver(seat)),
    ):
        if more and held + more >= limit and held + more > waived:
            lost += held + more - table.kept(held + more)
    return lost


def prospects(table: Position, seat: int, reds: int) -> list[Prospect]:
    """Return the prospects of all six cards; none for spectators."""
    if seat < 0:
        return []
    return [Prospect(table, seat, space, reds) for space in range(1, codes.SPACES + 1)]
