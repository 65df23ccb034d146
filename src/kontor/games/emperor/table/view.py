"""What each audience may see (R18): everything lies open but a vote under seal.

Until all votes are in, a vote is seen by its voter and the archive; the others see that it is
cast. Closed totals are hidden, not secret: every gain is announced (R18.5), so a player who counts
along knows them. They are left out of what is shown; a bot may count along.
"""

from typing import Final

from kontor.engine import zones
from kontor.engine.frames import NO_ANSWER, Frame
from kontor.engine.messages import ARCHIVE
from kontor.engine.view import View
from kontor.games.emperor.table import codes, forecast, notation
from kontor.games.emperor.table.agreed import TableRules
from kontor.games.emperor.table.material import (
    CARD_NAMES,
    ELECTORATE_NAMES,
    PHASE_NAMES,
    Material,
)
from kontor.games.emperor.table.names import kind_facts
from kontor.games.emperor.table.position import Position
from kontor.games.emperor.table.public import Board

CAST: Final = 0


class EmperorView(View):
    """Everything one audience knows of a game: a copy of the open board and the open question.

    In `frame` the answers of others under seal are replaced by CAST; `chosen` are the seats, as
    bits, whose answers lie there.
    """

    def __init__(self, seat: int, rules: TableRules, board: Board, frame: Frame | None) -> None:
        super().__init__(seat)
        self.rules: TableRules = rules
        self.board: Board = board
        self.frame: Frame | None = frame

    def is_over(self) -> bool:
        """Tell whether the game has ended."""
        return self.frame is None

    def chosen(self) -> int:
        """Return the seats, as bits, whose sealed answer is known to lie there."""
        if self.frame is None:
            return 0
        return self.frame.asked & ~self.frame.awaited() if self.frame.sealed else 0

    def my_vote(self) -> int | None:
        """Return the own vote under seal, if there is one."""
        frame = self.frame
        if frame is None or not frame.sealed or self.seat < 0:
            return None
        vote = frame.answer_of(self.seat)
        return None if vote == NO_ANSWER else vote

    def shown_points(self) -> list[int | None]:
        """Return the totals this audience is shown (R18.5)."""
        hidden = not self.rules.scores_are_open and not self.is_over() and self.seat != ARCHIVE
        return [
            None if hidden and seat != self.seat else points
            for seat, points in enumerate(self.board.points)
        ]

    def data(self) -> dict[str, object]:
        """Return the view as plain data, fit for JSON."""
        board = self.board
        frame = self.frame
        return {
            "game": "emperor",
            "seat": self.seat,
            "over": self.is_over(),
            "round": board.round,
            "phase": PHASE_NAMES[board.phase],
            "question": None if frame is None else codes.QUESTION_NAMES[frame.kind],
            "asked": 0 if frame is None else frame.asked,
            "about": [] if frame is None else list(frame.about),
            "chosen": self.chosen(),
            "my_vote": self.my_vote(),
            "last": None
            if board.last == codes.NOWHERE
            else notation.word(self.rules.material, board.last),
            "loyal": board.loyal,
            "active": board.active,
            "emperor": board.emperor,
            "throne": shown_tile(self.rules.material, board.emperor, board.throne),
            "rival": board.rival,
            "out": board.out,
            "thalers": board.thalers,
            "chips": board.chips,
            "points": self.shown_points(),
            "aristocrats": board.aristocrats,
            "knights": board.knight_supply,
            "cities": board.city_supply,
            "imperial_beside": board.imperial_beside,
            "stacks": named_cards(board.stacks),
            "rows": [named_cards(row) for row in board.rows],
            "church": None if board.church == codes.NOWHERE else ELECTORATE_NAMES[board.church],
            "ban": None if board.ban == codes.NOWHERE else ELECTORATE_NAMES[board.ban],
            "votes": forecast.all_votes(board),
            "children": [forecast.CHILDREN[forecast.child(board, s)] for s in seats(board)],
            "electorates": {
                name: self.electorate(electorate)
                for electorate, name in enumerate(ELECTORATE_NAMES)
            },
        }

    def electorate(self, electorate: int) -> dict[str, object]:
        """Return everything about one electorate, forecast included."""
        board = self.board
        material = self.rules.material
        tile = board.sitting(electorate)
        result, winner = forecast.outcome(board, electorate)
        eminence = board.eminence
        here = eminence != codes.NOWHERE and eminence // codes.MOST_SEATS == electorate
        return {
            "open": board.is_open(electorate),
            "elector": None
            if tile == codes.NOBODY
            else shown_tile(material, tile // codes.KINDS, tile % codes.KINDS),
            "last_holder": board.last_holders[electorate],
            "privilege_used": bool((board.used >> electorate) & 1),
            "eminence": eminence % codes.MOST_SEATS if here else codes.NOBODY,
            "nobles": [
                shown_tile(material, seat, kind)
                for seat in seats(board)
                for kind in zones.cards(board.nobles[electorate * codes.MOST_SEATS + seat])
            ],
            "knights": zones.cards(board.knights[electorate]),
            "castles": zones.cards(board.castles[electorate]),
            "cities": zones.cards(board.cities[electorate]),
            "imperial_cities": board.imperial[electorate],
            "free": {
                "noble": zones.count(board.noble_room, electorate),
                "castle": zones.count(board.castle_room, electorate),
                "city": zones.count(board.city_room, electorate),
            },
            "influence": forecast.influences(board, electorate),
            "outcome": forecast.OUTCOMES[result],
            "winner": winner,
        }


def look(position: Position, seat: int) -> EmperorView:
    """Return what an audience may see, on the living board: to be read at once or given a copy."""
    frame = position.stack[-1] if position.stack else None
    return EmperorView(seat, position.rules, position.board, seen_frame(frame, seat))


def seen_frame(frame: Frame | None, seat: int) -> Frame | None:
    """Return the open question as an audience sees it: votes of others only as cast (R18.2)."""
    if frame is None or not frame.sealed or seat == ARCHIVE:
        return frame
    answers = tuple(
        answer if other == seat or answer == NO_ANSWER else CAST
        for other, answer in enumerate(frame.answers)
    )
    return Frame(frame.kind, frame.asked, frame.about, True, answers)


def seats(board: Board) -> range:
    """Return all seats."""
    return range(board.rules.seats)


def named_cards(zone: int) -> dict[str, int]:
    """Return cards by name and number."""
    return {CARD_NAMES[card]: zones.count(zone, card) for card in zones.kinds(zone)}


def shown_tile(material: Material, owner: int, kind: int) -> dict[str, object] | None:
    """Return a tile by owner, side and age; nothing where there is none."""
    if kind == codes.NOWHERE:
        return None
    return {"owner": owner, **kind_facts(material, kind)}
