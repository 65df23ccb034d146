"""What each audience may see: the public board, and what lies behind a screen as it may be seen."""

from kontor.engine import zones
from kontor.engine.frames import NO_ANSWER, Frame
from kontor.engine.messages import ARCHIVE
from kontor.engine.view import View
from kontor.games.merchants.table import cards, codes, steps
from kontor.games.merchants.table.agreed import TableRules
from kontor.games.merchants.table.position import Position
from kontor.games.merchants.table.public import Board


class MerchantsView(View):
    """Everything one audience knows of a game."""

    def __init__(self, seat: int, rules: TableRules, board: Board) -> None:
        super().__init__(seat)
        self.rules: TableRules = rules
        self.board: Board = board
        self.is_over: bool = False
        self.phase: int = 0
        # The open questions without what lies under seal; who has answered the last (bits).
        self.frames: list[Frame] = []
        self.chosen: int = 0
        self.answer: int = NO_ANSWER
        self.florins: list[int] = []
        self.hand: int = 0
        self.pile: int = codes.HIDDEN
        self.pile_seen: int = 0
        self.draft: tuple[int, ...] = ()
        # A deal in the making: the proposal, the promise being worded, deals begun this round.
        self.deal_draft: tuple[int, ...] = ()
        self.deal_words: tuple[int, ...] = ()
        self.deals_begun: int = 0
        self.all_hands: list[int] = []
        self.winners: list[int] = []

    def holds(self, card: int) -> int:
        """Return how many influence cards of a kind the reader holds."""
        return zones.count(self.hand, card)

    def data(self) -> dict[str, object]:
        """Return the view as plain data, fit for JSON."""
        board = self.board
        material = self.rules.material
        nodes = material.roads.nodes
        seats = range(self.rules.seats)
        frame = self.frames[-1] if self.frames else None
        shown: dict[str, object] = {
            "game": "merchants",
            "seat": self.seat,
            "over": self.is_over,
            "winners": self.winners,
            "round": board.round,
            "phase": self.phase,
            "first_player": board.first_player,
            "asked": frame.asked if frame else 0,
            "question": [frame.kind, list(frame.about)] if frame else None,
            "chosen": self.chosen,
            "answer": None if self.answer == NO_ANSWER else self.answer,
            "arrivals": board.arrivals,
            "last_arrivals": self.rules.last_arrivals,
            "climb_cost": board.climb_cost(),
            "prices": {
                good: {
                    "level": board.prices[index],
                    "buy": board.buy_price(index),
                    "sell": board.sell_price(index),
                }
                for index, good in enumerate(material.goods)
            },
            "supply": goods_named(material.goods, board.supply),
            "bonuses": {city: board.bonus(index) for index, city in enumerate(material.cities)},
            "courier": nodes[board.courier],
            "wagons": [self.wagon(wagon) for wagon in range(material.wagons)],
            "warehouses": [
                {
                    city: goods_named(material.goods, board.warehouse(seat, index))
                    for index, city in enumerate(material.cities)
                }
                for seat in seats
            ],
            "status": board.status,
            "upkeep": [material.upkeep[board.status[seat]] for seat in seats],
            "loans": board.loans,
            "tiles": [
                [
                    value
                    for tile, value in enumerate(material.tiles)
                    if (board.tiles[seat] >> tile) & 1
                ]
                for seat in seats
            ],
            "channels": board.channels,
            "latest": board.latest,
            "investments": self.investments(),
            "hand_sizes": board.hand_sizes,
            "played": goods_named(cards.INFLUENCES, board.played),
            "pile_size": board.pile_size,
            "florins": [None if florins == codes.HIDDEN else florins for florins in self.florins],
            "hand": goods_named(cards.INFLUENCES, self.hand),
            "pile": None if self.pile == codes.HIDDEN else goods_named(cards.INFLUENCES, self.pile),
            "pile_seen": goods_named(cards.INFLUENCES, self.pile_seen),
            "draft": list(self.draft),
        }
        if self.rules.deals:
            shown["deals"] = self.deals()
        if self.all_hands:
            shown["hands"] = [goods_named(cards.INFLUENCES, hand) for hand in self.all_hands]
        return shown

    def wagon(self, wagon: int) -> dict[str, object]:
        """Return one wagon as plain data."""
        board = self.board
        nodes = self.rules.material.roads.nodes
        heading = board.headings[wagon]
        master = board.masters[wagon]
        return {
            "node": nodes[board.wagon_at[wagon]],
            "heading": None if heading == codes.NOWHERE else nodes[heading],
            "master": None if master == codes.NOBODY else master,
            "arrived": bool((board.arrived >> wagon) & 1),
            "blocked": bool((board.blocked >> wagon) & 1),
            "rows": [
                goods_named(self.rules.material.goods, board.row(wagon, seat))
                for seat in range(self.rules.seats)
            ],
        }

    def deals(self) -> dict[str, object]:
        """Return proposals, promises and the own deal in the making as plain data (R12)."""
        board = self.board
        return {
            "active": None if board.active == codes.NOBODY else board.active,
            "proposals": [list(proposal) for proposal in board.proposals],
            "promises": [list(promise) for promise in board.promises],
            "known": [goods_named(cards.INFLUENCES, held) for held in board.known],
            "draft": list(self.deal_draft),
            "words": list(self.deal_words),
            "begun": self.deals_begun,
        }

    def investments(self) -> dict[str, object]:
        """Return where the investment cards are; which of them lie face down follows."""
        places = self.board.investments
        return {
            "face_up": [
                cards.INVESTMENTS[c] for c, place in enumerate(places) if place == codes.FACE_UP
            ],
            "face_down": sum(1 for place in places if place == codes.IN_PILE),
            "owned": [
                [cards.INVESTMENTS[card] for card, place in enumerate(places) if place == seat]
                for seat in range(self.rules.seats)
            ],
        }


class Objections:
    """What keeps a seat from answers and deals: told to it when it tries (R12.6)."""

    def __init__(self, is_settled: bool) -> None:
        self.is_settled: bool = is_settled
        # Answers that would break a promise, each with the promise.
        self.forbidden: list[tuple[int, tuple[int, ...]]] = []
        # What stands in the way of accepting each proposal; whether the own draft cannot be kept.
        self.obstacles: list[int] = []
        self.contradicts: bool = False


def goods_named(names: list[str], zone: int) -> dict[str, int]:
    """Return the pieces of a zone by name and number."""
    return {names[kind]: zones.count(zone, kind) for kind in zones.kinds(zone)}


def look(state: Position, board: Board, seat: int, winners: list[int]) -> MerchantsView:
    """Return the view of an audience on the board or on a copy of it."""
    view = MerchantsView(seat, state.rules, board)
    view.is_over = not state.stack
    view.phase = steps.PHASES[state.board.step]
    for frame in state.stack:
        view.frames.append(Frame(frame.kind, frame.asked, frame.about, frame.sealed))
    frame_now = state.stack[-1] if state.stack else None
    if frame_now is not None and frame_now.sealed:
        view.chosen = frame_now.asked & ~frame_now.awaited()
        view.answer = frame_now.answer_of(seat) if seat >= 0 else NO_ANSWER
    shows_all = seat == ARCHIVE or not state.stack or state.rules.money_is_open
    view.florins = [
        florins if shows_all or owner == seat else codes.HIDDEN
        for owner, florins in enumerate(state.florins)
    ]
    if seat >= 0:
        view.hand = state.hands[seat]
        view.pile_seen = state.pile_seen[seat]
        view.draft = state.drafts[seat]
        if state.rules.deals:
            view.deal_draft = state.deal_drafts[seat]
            view.deal_words = state.deal_words[seat]
            view.deals_begun = state.deals_begun[seat]
        picks = frame_now is not None and frame_now.kind == codes.ASK_INFLUENCE
        if picks and state.rules.choose_influence and (state.stack[-1].asked >> seat) & 1:
            view.pile = state.pile  # R5.23
    if seat == ARCHIVE:
        view.all_hands = state.hands[:]
        view.pile = state.pile
    if not state.stack:
        view.winners = winners
    return view
