"""The counting cloth: who said which number, who may still act, who showed what."""

from typing import Final

from kontor.games.augsburg.board.history import History
from kontor.games.augsburg.board.pieces import Note
from kontor.games.augsburg.table import codes, packing, valid
from kontor.games.augsburg.table.view import AugsburgView

COLUMNS: Final = 6
# What a row of the cloth says of a player, in a few words.
STATES: Final = {
    "passed": ("board-bid-passed", "is-out"),
    "leads": ("board-bid-leads", "is-lead"),
    "held": ("board-bid-held", "is-in"),
    "asked": ("board-bid-asked", "is-asked"),
    "must": ("board-bid-must", "is-in"),
    "chooses": ("board-bid-chooses", "is-asked"),
    "chosen": ("board-bid-chosen", "is-in"),
    "won": ("board-bid-won", "is-lead"),
    "lost": ("board-bid-lost", "is-in"),
    "buys": ("board-bid-buys", "is-asked"),
    "bought": ("board-bid-bought", "is-in"),
    "gives": ("board-bid-gives", "is-asked"),
    "gave": ("board-bid-gave", "is-in"),
    "idle": ("board-bid-idle", "is-in"),
}


class Row:
    """What a player has said or shown."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.bid: int = 0
        self.state: str = "idle"
        self.cards: list[Note] = []
        self.hidden: int = 0
        self.money: int = 0
        self.points: int = 0

    def say(self) -> tuple[str, str]:
        """Return the text of the row and its class."""
        return STATES[self.state]


# Between the visits: the title of the cloth, what is done there, and what is worth knowing.
MARKETS: Final = {
    codes.FIRST_PLAYER: ("board-opening", "board-first-unit", "board-note-first"),
    codes.PURCHASE: ("board-income", "board-income-unit", "board-note-market"),
    codes.GIVING: ("board-income", "board-giving-unit", "board-note-giving"),
}


class Cloth:
    """The cloth in the present phase: bidding, selection, showdown, purchase."""

    def __init__(self, view: AugsburgView, history: History) -> None:
        material = view.rules.material
        seats = view.rules.seats
        self.kind: str = kind_of(view)
        self.noble: str = material.nobles[view.noble]
        self.bid: int = view.bid
        # At Maximilian's equal values are ranked by noble (R4.8).
        self.ranked: list[str] = material.ranked_nobles if view.noble == codes.MAXIMILIAN else []
        self.second: int = material.second_money
        self.third: int = material.third_money
        self.most: int = view.most_bid() if view.seat >= 0 else 0
        low = max(1, view.bid - 1)
        self.columns: list[int] = list(range(low, low + COLUMNS))
        self.rows: list[Row] = [
            Row(seat % seats) for seat in range(view.opener, view.opener + seats)
        ]
        pending = pending_seats(view) if self.kind == "bidding" else set()
        for row in self.rows:
            row.bid = view.announced[row.seat] if self.kind != "market" else 0
            if self.kind == "bidding":
                row.state = bid_state(view, row.seat, pending)
            elif self.kind == "selection":
                note_selection(view, row)
            elif self.kind == "showdown":
                note_showdown(view, history, row)
            elif self.kind == "market":
                note_market(view, history, row)
        self.title, self.unit, self.note = MARKETS.get(view.kind, ("", "", ""))
        if view.kind == codes.PURCHASE and view.about[0] == codes.OPENING:
            self.title = "board-opening"


def kind_of(view: AugsburgView) -> str:
    """Return what the cloth is used for."""
    if view.kind == codes.NO_QUESTION:
        return "over"
    if view.kind == codes.BIDDING:
        return "bidding"
    if view.kind == codes.SELECTION:
        return "selection"
    return (
        "market" if view.kind in (codes.PURCHASE, codes.GIVING, codes.FIRST_PLAYER) else "showdown"
    )


def pending_seats(view: AugsburgView) -> set[int]:
    """Return who has yet to answer before the bidding ends, if nobody raises."""
    seats = view.rules.seats
    asked = view.asked.bit_length() - 1
    stop = view.leader if view.leader != codes.NOBODY else view.opener
    found = {asked}
    seat = (asked + 1) % seats
    while seat not in (stop, asked):
        if (view.still_in >> seat) & 1:
            found.add(seat)
        seat = (seat + 1) % seats
    return found


def bid_state(view: AugsburgView, seat: int, pending: set[int]) -> str:
    """Say what a player has done in the bidding."""
    if not (view.still_in >> seat) & 1:
        return "passed"
    if (view.asked >> seat) & 1:
        return "asked"
    if seat == view.leader:
        return "leads"
    return "must" if seat in pending else "held"


def note_selection(view: AugsburgView, row: Row) -> None:
    """Show who has chosen; the cards lie face down but for the reader's own."""
    if not (view.asked >> row.seat) & 1:
        row.state = "passed"
        return
    row.state = "chosen" if (view.chosen >> row.seat) & 1 else "chooses"
    if row.seat == view.seat:
        begun = valid.selected(view.mine)
        chosen = view.mine if view.mine >= 0 else begun
        row.cards = shown(view, row.seat, chosen) if chosen > 0 else []
    elif row.state == "chosen":
        row.hidden = view.about[0]


def note_showdown(view: AugsburgView, history: History, row: Row) -> None:
    """Show what was revealed, who won and what the others got."""
    revealed = view.revealed[row.seat] if row.seat < len(view.revealed) else -1
    if revealed < 0:
        row.state = "passed"
        return
    row.cards = shown(view, row.seat, revealed)
    row.state = "won" if row.seat == view.winner else "lost"
    visit = history.visits.get(view.rules.material.nobles[view.noble])
    row.money = visit.consoled.get(row.seat, 0) if visit else 0


def note_market(view: AugsburgView, history: History, row: Row) -> None:
    """Show the income, and who has made up his mind."""
    if view.kind == codes.FIRST_PLAYER:
        row.state = "chooses" if (view.asked >> row.seat) & 1 else "idle"
        return
    if (view.asked >> row.seat) & 1:
        has_chosen = (view.chosen >> row.seat) & 1
        if view.kind == codes.PURCHASE:
            row.state = "bought" if has_chosen else "buys"
        else:
            row.state = "gave" if has_chosen else "gives"
    row.money = history.incomes[row.seat]
    if row.money:
        row.points = history.points(row.seat, "income", history.round)


def shown(view: AugsburgView, seat: int, selection: int) -> list[Note]:
    """Return the cards of a selection, the highest first."""
    material = view.rules.material
    cards = packing.cards(packing.unpack(selection), 0)
    cards.sort(key=lambda card: material.rank[card], reverse=True)
    return [
        Note(material, card, f"shown-{seat}-{place}-{material.cards[card]}")
        for place, card in enumerate(cards)
    ]
