"""The table: the board and what lies behind the screens, with the small deeds all phases share.

Nobody is limited in the cards he holds (R0.4).
"""

from kontor.engine import zones
from kontor.engine.chance import Chance
from kontor.engine.frames import Frame, question_to
from kontor.games.merchants.table import codes
from kontor.games.merchants.table.agreed import TableRules
from kontor.games.merchants.table.material import Material
from kontor.games.merchants.table.position_fields import PositionFields
from kontor.games.merchants.table.public import Board


class Position(PositionFields):
    """A game in progress: the public board and everybody's secrets."""

    def __init__(self, rules: TableRules, board: Board, chance: Chance) -> None:
        super().__init__(rules, board, chance)
        self.material: Material = rules.material

    def ask(self, kind: int, seat: int, about: tuple[int, ...]) -> None:
        """Open a question to one seat."""
        self.stack.append(Frame(kind, 1 << seat, about) if about else question_to(seat, kind))

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
        self.hands[seat] = self.hands[seat] - zones.one(card)
        board.hand_sizes[seat] = board.hand_sizes[seat] - 1
        board.played += zones.one(card)
        if board.known:
            board.forget(seat, zones.common(board.known[seat], zones.one(card)))

    def good_names(self, goods: list[int]) -> list[str]:
        """Name goods for an event."""
        return [self.material.goods[good] for good in goods]


def question(stack: list[Frame]) -> Frame:
    """Return the question of the game itself, below the answers to proposals."""
    place = len(stack) - 1
    while stack[place].kind == codes.ASK_DEAL:
        place -= 1
    return stack[place]
