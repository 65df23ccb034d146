"""The table: the board and what lies behind the screens, with the small deeds all phases share.

Nobody is limited in the cards he holds (R0.4).
"""

from typing import Final

from kontor.engine import zones
from kontor.engine.chance import Chance
from kontor.engine.frames import Frame
from kontor.engine.state import State
from kontor.games.merchants.land import Board
from kontor.games.merchants.material import Material
from kontor.games.merchants.tablerules import TableRules

# The kinds of question, in the order of play.
PURCHASE: Final = 0
MASTER_CARDS: Final = 1
BLIND_BID: Final = 2
MASTER_LOAD: Final = 3
QUOTE_ONE: Final = 4
QUOTE_TWO: Final = 5
SHIPPER: Final = 6
OFFERED_FEE: Final = 7
MASTER_ANSWER: Final = 8
LIVE_HAGGLE: Final = 9
AXLES: Final = 10
MOVE: Final = 11
PICK_INFLUENCE: Final = 12
DIALS: Final = 13
POST: Final = 14
SALES: Final = 15
BONUS_CARD: Final = 16
LOT: Final = 17
CHOOSE_CARD: Final = 18
UPKEEP: Final = 19
LOAN: Final = 20
CLIMB: Final = 21
LAST_REPAYMENT: Final = 22
DEAL_ANSWER: Final = 23


class Table(State):
    """A game in progress: the public board and everybody's secrets."""

    def __init__(self, rules: TableRules, board: Board, chance: Chance) -> None:
        super().__init__(rules.seats, chance)
        self.rules: TableRules = rules
        self.material: Material = rules.material
        self.board: Board = board
        self.florins: list[int] = []
        # Influence cards: hands, the pile, and per seat the pile as it was last seen (R5.23).
        self.hands: list[int] = []
        self.pile: int = 0
        self.pile_seen: list[int] = []
        # Unfinished proposals of a live negotiation, known to their maker alone.
        self.drafts: list[tuple[int, ...]] = []
        # Deals in the making (R12), known to their maker alone: the proposal so far, the promise
        # being worded, and how many deals each seat has begun this round. Empty without deals.
        self.deal_drafts: list[tuple[int, ...]] = []
        self.deal_words: list[tuple[int, ...]] = []
        self.deals_begun: list[int] = []

    def ask(self, kind: int, seat: int, about: tuple[int, ...]) -> None:
        """Open a question to one seat."""
        self.stack.append(Frame(kind, 1 << seat, about))

    def ask_all(self, kind: int, about: tuple[int, ...]) -> None:
        """Open a simultaneous secret question to everybody."""
        self.stack.append(Frame(kind, (1 << self.seats) - 1, about, True))

    def owns(self, seat: int, card: int) -> bool:
        """Tell whether a player owns an investment card."""
        return self.board.investments[card] == seat

    def holds(self, seat: int, card: int) -> int:
        """Return how many influence cards of a kind a player holds."""
        return zones.count(self.hands[seat], card)

    def use_card(self, seat: int, card: int) -> None:
        """Take an influence card out of the game after use (R0.5)."""
        board = self.board
        self.hands[seat] -= zones.one(card)
        board.hand_sizes[seat] -= 1
        board.played += zones.one(card)
        if board.known:
            board.forget(seat, zones.common(board.known[seat], zones.one(card)))

    def good_names(self, goods: list[int]) -> list[str]:
        """Name goods for an event."""
        return [self.material.goods[good] for good in goods]
