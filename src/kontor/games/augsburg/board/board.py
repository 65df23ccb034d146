"""The picture of Augsburg 1520: everything its templates draw, computed from one view."""

from typing import Final

from kontor.engine.messages import Message
from kontor.engine.view import View
from kontor.games.augsburg.board.cloth import Cloth
from kontor.games.augsburg.board.history import HONOUR, INCOME, SYMBOL, WAIVED, History
from kontor.games.augsburg.board.pieces import Note, Pile, Privilege, Sheet, Suit
from kontor.games.augsburg.board.street import Street
from kontor.games.augsburg.board.uses import CLOSED, HINTS, LABELS, Group, groups
from kontor.games.augsburg.table import codes, packing, valid
from kontor.games.augsburg.table.packing import JOKER, JOKERS
from kontor.games.augsburg.table.view import AugsburgView
from kontor.games.augsburg.talk.words import places_word

WIDE: Final = (760, (38, 46), 5)
NARROW: Final = (356, (30, 34), 10)
CARD_QUESTIONS: Final = {codes.SELECTION: "show", codes.DISCARDING: "discard", codes.GIVING: "give"}
DECKS: Final = {
    "empty": "board-deck-empty",
    "few": "board-deck-few",
    "plenty": "board-deck-plenty",
}
# More cards than this lie closer together; more than that need two rows.
CROWD: Final = 8
PACK: Final = 12


class Frame:
    """A portrait in the gallery: visited, being visited, or still to come."""

    def __init__(self, view: AugsburgView, history: History, index: int) -> None:
        self.noble: str = view.rules.material.nobles[index]
        self.number: int = index + 1
        visit = history.visits.get(self.noble)
        self.winner: int = visit.winner if visit else -1
        self.bid: int = visit.number if visit else 0
        self.is_unsold: bool = visit is not None and visit.is_unsold
        is_market = view.kind in (
            codes.PURCHASE,
            codes.GIVING,
            codes.FIRST_PLAYER,
            codes.NO_QUESTION,
        )
        is_begun = visit is not None or (not is_market and index <= view.noble)
        self.state: str = "is-next"
        if is_begun:
            self.state = "is-done" if is_market or index != view.noble else "is-now"
        self.is_soon: bool = not is_begun and not is_market and index == view.noble + 1
        self.is_last: bool = index == codes.MAXIMILIAN


class Basket:
    """One part of the offer as an answer: the places chosen, the word that buys them."""

    def __init__(self, view: AugsburgView, places: int) -> None:
        material = view.rules.material
        chosen = [place for place in range(len(view.offer)) if (places >> place) & 1]
        self.word: str = f"buy:{places_word(settled(view.offer, places))}"
        self.pieces: str = " ".join(f"offer:{place + 1}" for place in chosen)
        self.number: int = len(chosen)
        self.price: int = sum(material.price[view.offer[place]] for place in chosen)
        self.left: int = view.money[view.seat] - self.price


class Picture:
    """Everything the templates draw."""

    headings: Final = ("visited",)
    # Lines of the log that belong together: a bidding round is folded.
    log_groups: Final = dict.fromkeys(("offered", "raised", "held", "passed"), "bidding")
    # Events that have part in a scene: their lines of the log carry their facts.
    scenes: Final = (
        *("showed", "equal-values", "won-auction", "consoled"),
        *("stole", "took-compensation", "took-honour"),
        *("bought", "bought-known"),
    )
    labels: Final = LABELS
    hints: Final = HINTS
    closed: Final = CLOSED

    def __init__(self, view: AugsburgView, history: History) -> None:
        material = view.rules.material
        self.view: AugsburgView = view
        self.history: History = history
        self.kind: str = "" if view.kind == codes.NO_QUESTION else codes.QUESTIONS[view.kind]
        self.present: str = self.kind
        self.is_over: bool = view.kind == codes.NO_QUESTION
        self.round: int = view.round
        self.is_last: bool = view.round == view.rules.rounds
        # The number of rounds is known: the header says so, and no banner is needed.
        self.may_end: bool = False
        self.rounds: int = view.rules.rounds
        self.visit: int = view.noble + 1
        self.visits: int = len(material.nobles)
        self.frames: list[Frame] = [
            Frame(view, history, index) for index in range(len(material.nobles))
        ]
        self.cloth: Cloth = Cloth(view, history)
        takers = history.takers()
        self.privileges: list[Privilege] = []
        for name in history.shown or on_table(view):
            visit = takers.get(name)
            taker, noble = (visit.winner, visit.noble) if visit else (-1, "")
            card = material.privileges.index(name)
            self.privileges.append(Privilege(view, card, taker, noble))
        self.uses: int = material.uses
        self.street: Street = Street(view, *WIDE)
        self.alley: Street = Street(view, *NARROW)
        self.piles: list[Pile] = [Pile(view, kind) for kind in range(len(codes.RIGHTS))]
        self.sheets: list[Sheet] = [Sheet(view, seat) for seat in range(view.rules.seats)]
        if view.seat > 0:  # the reader's own sheet comes first
            self.sheets = self.sheets[view.seat :] + self.sheets[: view.seat]
        self.deck: str = DECKS[codes.AMOUNTS[view.deck_amount]]
        self.deck_size: int = view.deck_size
        self.top_price: int = view.top_price
        self.own: Sheet | None = None
        self.limit: int = 0
        self.money: int = 0
        self.most: list[tuple[str, int]] = []
        self.suits: list[Suit] = []
        self.offer: list[Note] = []
        self.baskets: list[Basket] = []
        self.sealed: Basket | None = None
        self.groups: list[Group] = []
        self.places: int = 0
        self.selected: list[Note] = []
        self.picked: set[str] = set()
        self.asks_cards: str = CARD_QUESTIONS.get(view.kind, "")
        if view.seat >= 0:
            self.look_at_own(view)

    def look_at_own(self, view: AugsburgView) -> None:
        """Add what only the reader may know."""
        material = view.rules.material
        self.own = self.sheets[0]
        self.limit = self.own.limit
        self.money = view.money[view.seat]
        is_visit = view.kind in (codes.BIDDING, codes.SELECTION)
        self.most = [
            (noble, valid.max_bid(view.hand, 0, index))
            for index, noble in enumerate(material.nobles)
            if index >= view.noble or not is_visit
        ]
        suits = [
            Suit(view, index, is_visit and view.noble in (index, codes.MAXIMILIAN))
            for index in range(packing.NOBLES)
        ]
        # Jokers alone are no bid (R3.3).
        can_bid = is_visit and valid.max_bid(view.hand, 0, view.noble) > 0
        jokers = Suit(view, JOKERS, can_bid)
        # The jokers stand beside the noble that is visited.
        suits.insert(min(view.noble + 1, packing.NOBLES) if is_visit else packing.NOBLES, jokers)
        self.suits = [suit for suit in suits if suit.notes]
        self.offer = [
            Note(material, card, f"offer-{view.round}-{place}")
            for place, card in enumerate(view.offer)
        ]
        if view.kind == codes.PURCHASE and (view.asked >> view.seat) & 1:
            if not view.is_settled():
                self.baskets = [Basket(view, places) for places in range(1 << len(view.offer))]
            if view.mine >= codes.BUY:
                self.sealed = Basket(view, view.mine - codes.BUY)
        if view.kind == codes.USING and view.winner == view.seat:
            self.groups = groups(view)
        if view.kind == codes.SELECTION and (view.asked >> view.seat) & 1:
            self.places = view.about[0]
            row = next(row for row in self.cloth.rows if row.seat == view.seat)
            self.selected = row.cards
            self.picked = picked(self.suits, row.cards)

    @property
    def hand_size(self) -> int:
        """Count the cards in the reader's hand."""
        return sum(len(suit.notes) for suit in self.suits)

    @property
    def is_crowded(self) -> bool:
        """Tell whether the cards of the hand lie close together."""
        return self.hand_size > CROWD

    @property
    def is_packed(self) -> bool:
        """Tell whether the hand needs two rows."""
        return self.hand_size > PACK

    def scores(self) -> list[tuple[str, int, list[int], str]]:
        """Return the rows of the score sheet: text, round, points by seat, clause."""
        seats = range(self.view.rules.seats)
        past = self.history
        rows = [
            (
                "board-score-income",
                number,
                [past.points(seat, INCOME, number) for seat in seats],
                "R12.4",
            )
            for number in range(1, self.rounds + 1)
        ]
        for text, source, clause in (
            ("board-score-symbols", SYMBOL, "R6.2"),
            ("board-score-waived", WAIVED, "R5.5"),
            ("board-score-honour", HONOUR, "R7.11"),
        ):
            rows.append((text, 0, [past.points(seat, source) for seat in seats], clause))
        return rows

    def buildings(self) -> list[tuple[str, list[int], str]]:
        """Return the buildings that decide a tie: name, prices by seat, clause."""
        seats = range(self.view.rules.seats)
        clauses = {codes.CATHEDRAL: "R14.3", codes.CHURCH: "R14.4"}
        return [
            (codes.RIGHTS[kind], [self.view.tile(seat, kind) for seat in seats], clauses[kind])
            for kind in reversed(codes.BUILDINGS)
        ]


def on_table(view: AugsburgView) -> list[str]:
    """Return the privilege cards that lie open or are in use: all that a view tells of a round."""
    return [
        name
        for card, name in enumerate(view.rules.material.privileges)
        if (view.display >> card) & 1 or (view.winner >= 0 and view.privilege == card)
    ]


def picked(suits: list[Suit], chosen: list[Note]) -> set[str]:
    """Return the keys of the chosen notes in the hand; equal jokers count from the first."""
    wanted = [note.card for note in chosen]
    found: set[str] = set()
    for note in (note for suit in suits for note in suit.notes):
        if note.card in wanted:
            wanted.remove(note.card)
            found.add(note.key)
    return found


def settled(offer: tuple[int, ...], places: int) -> int:
    """Let equal jokers be bought from the first on, whichever of them was tapped."""
    jokers = [
        place for place in range(min(len(offer), codes.OFFER_PLACES)) if offer[place] == JOKER
    ]
    wanted = sum((places >> place) & 1 for place in jokers)
    for place in jokers:
        places &= ~(1 << place)
    for place in jokers[:wanted]:
        places |= 1 << place
    return places


def shown(view: View) -> dict[str, int]:
    """Return the numbers on the page that previews change: the own purse, and all prestige."""
    assert isinstance(view, AugsburgView)
    return {"purse": view.money[view.seat]} | {
        f"prestige-{seat}": points for seat, points in enumerate(view.prestige)
    }


def picture(view: View, told: list[Message]) -> Picture:
    """Return the picture of a view and of what its reader has been told."""
    assert isinstance(view, AugsburgView)
    return Picture(view, History(told, view.rules.seats))
