"""What each audience may see: the public board, and field by field what lies behind a screen.

| item                               | owner | others and spectators            | archive    |
| ---------------------------------- | ----- | -------------------------------- | ---------- |
| florins                            | all   | nothing until the game is over   | all        |
| influence cards in hand            | kinds | number                           | kinds      |
| pile of influence cards            | size; its kinds only while choosing from it   | kinds      |
| the pile as last seen              | kinds | nothing                          | nothing    |
| blind bid, dial, before the reveal | own   | that there is one                | same       |
| unfinished proposal                | own   | nothing                          | nothing    |
| deal in the making                 | own   | nothing                          | nothing    |
| everything on the board            | everything, always                                       |
"""

from typing import Final

from kontor.engine import zones
from kontor.engine.frames import NO_ANSWER, Frame
from kontor.engine.view import View
from kontor.games.merchants.land import FACE_UP, IN_PILE, NOBODY, Board
from kontor.games.merchants.material import INFLUENCES, INVESTMENTS
from kontor.games.merchants.roads import NOWHERE
from kontor.games.merchants.tablerules import TableRules

HIDDEN: Final = -1


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
        self.pile: int = HIDDEN
        self.pile_seen: int = 0
        self.draft: tuple[int, ...] = ()
        # A deal in the making: the proposal, the promise being worded, deals begun this round.
        self.deal_draft: tuple[int, ...] = ()
        self.deal_words: tuple[int, ...] = ()
        self.deals_begun: int = 0
        self.all_hands: list[int] = []
        self.winners: list[int] = []

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
            "played": goods_named(INFLUENCES, board.played),
            "pile_size": board.pile_size,
            "florins": [None if florins == HIDDEN else florins for florins in self.florins],
            "hand": goods_named(INFLUENCES, self.hand),
            "pile": None if self.pile == HIDDEN else goods_named(INFLUENCES, self.pile),
            "pile_seen": goods_named(INFLUENCES, self.pile_seen),
            "draft": list(self.draft),
        }
        if self.rules.deals:
            shown["deals"] = self.deals()
        if self.all_hands:
            shown["hands"] = [goods_named(INFLUENCES, hand) for hand in self.all_hands]
        return shown

    def wagon(self, wagon: int) -> dict[str, object]:
        """Return one wagon as plain data."""
        board = self.board
        nodes = self.rules.material.roads.nodes
        heading = board.headings[wagon]
        master = board.masters[wagon]
        return {
            "node": nodes[board.wagon_at[wagon]],
            "heading": None if heading == NOWHERE else nodes[heading],
            "master": None if master == NOBODY else master,
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
            "active": None if board.active == NOBODY else board.active,
            "proposals": [list(proposal) for proposal in board.proposals],
            "promises": [list(promise) for promise in board.promises],
            "known": [goods_named(INFLUENCES, cards) for cards in board.known],
            "draft": list(self.deal_draft),
            "words": list(self.deal_words),
            "begun": self.deals_begun,
        }

    def investments(self) -> dict[str, object]:
        """Return where the investment cards are; which of them lie face down follows."""
        places = self.board.investments
        return {
            "face_up": [INVESTMENTS[c] for c, place in enumerate(places) if place == FACE_UP],
            "face_down": sum(1 for place in places if place == IN_PILE),
            "owned": [
                [INVESTMENTS[card] for card, place in enumerate(places) if place == seat]
                for seat in range(self.rules.seats)
            ],
        }


def goods_named(names: list[str], zone: int) -> dict[str, int]:
    """Return the pieces of a zone by name and number."""
    return {names[kind]: zones.count(zone, kind) for kind in zones.kinds(zone)}
