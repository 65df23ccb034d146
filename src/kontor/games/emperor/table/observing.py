"""What a seat knows of In the Shadow of the Emperor, as numbers (see `engine/observation.py`)."""

from typing import Final

from kontor.engine import zones
from kontor.engine.observation import Observation
from kontor.games.emperor.table import codes
from kontor.games.emperor.table.material import CARD_NAMES, ELECTORATE_NAMES, PHASE_NAMES
from kontor.games.emperor.table.names import kind_side
from kontor.games.emperor.table.public import Board
from kontor.games.emperor.table.view import EmperorView

QUESTIONS: Final = list(codes.QUESTION_NAMES)
PHASES: Final = list(PHASE_NAMES)
ELECTORATES: Final = list(ELECTORATE_NAMES)
CARDS: Final = list(CARD_NAMES)
KINDS: Final = [f"{kind_side(kind)} {kind % codes.AGES + 1}" for kind in range(codes.KINDS)]
VOTES: Final = ["for", "against"]
ABOUT: Final = ["first", "second", "third"]
HIDDEN: Final = -1


def observe(view: EmperorView, into: Observation) -> None:
    """Write a view as numbers."""
    board = view.board
    observe_question(view, into)
    observe_round(board, into)
    for electorate in range(codes.ELECTORATES):
        observe_electorate(board, electorate, into)
    into.zone("stacks", board.stacks, CARDS, 4)
    into.by_seat("thalers", board.thalers, view.rules.material.most_thalers)
    into.by_seat("chips", board.chips, view.rules.material.most_thalers)
    shown = [HIDDEN if points is None else points for points in view.shown_points()]
    into.by_seat("points", shown, 32)
    into.by_seat("aristocrats", board.aristocrats, 8)
    into.by_seat("knight_supply", board.knight_supply, 8)
    into.by_seat("city_supply", board.city_supply, 8)
    for seat in into.turned():
        into.zone("rows", board.rows[seat], CARDS, 2)


def observe_question(view: EmperorView, into: Observation) -> None:
    """Write what is asked, of whom and about what; and the own vote under seal."""
    frame = view.frame
    into.flag("over", frame is None)
    into.one_of("question", -1 if frame is None else frame.kind, QUESTIONS)
    into.seat_flags("asked", 0 if frame is None else frame.asked)
    into.row("about", [] if frame is None else list(frame.about), ABOUT, 16)
    into.seat_flags("chosen", view.chosen())
    vote = view.my_vote()
    into.one_of("my_vote", -1 if vote is None else vote - codes.VOTE_FOR, VOTES)


def observe_round(board: Board, into: Observation) -> None:
    """Write the round, who reigns and what has been used."""
    into.number("round", board.round, 5)
    into.one_of("phase", board.phase, PHASES)
    into.number("last", board.last, 1000)
    into.seat_flags("loyal", board.loyal)
    into.one_seat("active", board.active)
    into.one_seat("emperor", board.emperor)
    into.one_of("throne", board.throne, KINDS)
    into.one_seat("rival", board.rival)
    into.seat_flags("out", board.out)
    into.flags("used", board.used, ELECTORATES)
    into.flags("closed", board.closed, ELECTORATES)
    eminence = board.eminence
    is_there = eminence != codes.NOWHERE
    into.one_of("eminence", eminence // codes.MOST_SEATS if is_there else -1, ELECTORATES)
    into.one_seat("eminence_owner", eminence % codes.MOST_SEATS if is_there else -1)
    into.number("imperial_beside", board.imperial_beside, 8)
    into.one_of("church", board.church, ELECTORATES)
    into.one_of("ban", board.ban, ELECTORATES)


def observe_electorate(board: Board, electorate: int, into: Observation) -> None:
    """Write what stands in one electorate and who holds its seat."""
    for seat in into.turned():
        into.zone("nobles", board.nobles[electorate * codes.MOST_SEATS + seat], KINDS, 2)
    into.zone_by_seat("knights", board.knights[electorate], 2)
    into.zone_by_seat("castles", board.castles[electorate], 2)
    into.zone_by_seat("cities", board.cities[electorate], 2)
    into.number("imperial", board.imperial[electorate], 2)
    into.number("noble_room", zones.count(board.noble_room, electorate), 4)
    into.number("castle_room", zones.count(board.castle_room, electorate), 4)
    into.number("city_room", zones.count(board.city_room, electorate), 4)
    elector = board.sitting(electorate)
    is_there = elector != codes.NOBODY
    into.one_seat("elector_owner", elector // codes.KINDS if is_there else -1)
    into.one_of("elector", elector % codes.KINDS if is_there else -1, KINDS)
    into.one_seat("last_holder", board.last_holders[electorate])
