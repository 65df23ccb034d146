"""A position of Die Glücksritter in numbers, as one seat sees it: the inputs of a learned value.

Documents in other hands are only counted, face-down action cards of others are not looked at,
and where coins are hidden their kinds are guessed.
"""

from typing import Final

from kontor.engine import zones
from kontor.engine.inputs import Inputs, lead, rivals
from kontor.games.gluecksritter.bot import heuristic
from kontor.games.gluecksritter.rules.rules import Rules
from kontor.games.gluecksritter.table import codes, steps
from kontor.games.gluecksritter.table.material import MOST_SEATS

RIVALS: Final = 4
PLAYER: Final = 13
KINDS: Final = 15
CASTLE: Final = 9


def measure(state: Rules, seat: int, into: Inputs) -> None:
    """Measure a position for a seat: tempo, castles, purses, documents, visits to come."""
    known = masked(state, seat)
    outlook = [heuristic.prospect(known, other) for other in range(known.seats)]
    frame = known.stack[-1]
    into.group("lead")
    into.add(int(3 * lead(seat, outlook)))
    into.group("tempo")
    into.one_of(known.seats - 3, MOST_SEATS - 2)
    into.one_of(frame.kind, codes.ASK_LIMIT + 1)
    into.flag((frame.asked >> seat) & 1 == 1)
    into.add(8 * ((seat - known.lead) % known.seats))
    into.add(4 * min(known.round, 16))
    into.one_of(known.step - steps.VISIT, codes.SPACES + 2)
    for other in (seat, *rivals(seat, outlook, RIVALS)):
        if other < 0:
            for _ in range(PLAYER):
                into.add(0)
        else:
            measure_player(known, other, into, outlook[other])
    into.group("castle")
    into.one_of(known.pieces(seat), CASTLE)
    into.group("documents")
    for kind in range(KINDS):
        into.add(32 * zones.count(known.hands[seat], kind))
    measure_spaces(known, seat, into)


def masked(state: Rules, seat: int) -> Rules:
    """Return the position without what a seat cannot know."""
    twin = state.clone()
    assert isinstance(twin, Rules)
    hides = state.rules.hides_coins
    for other in range(state.seats):
        if other == seat:
            continue
        if state.step < steps.REVEALED:
            twin.lay(other, 0)
        if hides:
            coins = state.gold_of(other) + state.silver_of(other)
            twin.hold(other, coins // 2, coins - coins // 2)
    return twin


def measure_player(state: Rules, seat: int, into: Inputs, outlook: float) -> None:
    """Measure one player: castle, purse, number of documents, dungeon, visits."""
    into.group("lead")
    into.add(int(outlook))
    into.group("castle")
    into.add(16 * state.pieces(seat))
    into.add(24 * state.standing(seat, codes.WALL))
    into.add(24 * state.standing(seat, codes.TOWER))
    pieces = state.pieces(seat)
    castle = state.rules.material.castle
    into.flag(pieces == castle - 1)
    into.flag(pieces == castle - 2)
    into.flag(pieces >= castle)
    into.group("money")
    into.add(4 * state.ducats(seat))
    into.add(8 * state.gold_of(seat))
    into.add(8 * state.silver_of(seat))
    into.group("documents")
    into.add(24 * zones.size(state.hands[seat]))
    into.group("knight")
    into.flag((state.jailed >> seat) & 1 == 1)
    into.group("visits")
    worth = heuristic.visits_worth(state, seat) if state.cards_laid(seat) else 0.0
    into.add(int(4 * worth))


def measure_spaces(state: Rules, seat: int, into: Inputs) -> None:
    """Measure the income spaces, and per space who visits it as far as known."""
    into.group("income")
    for space in (codes.TAX, codes.CUSTOMS):
        into.add(8 * state.income_gold(space))
        into.add(8 * state.income_silver(space))
    into.group("visits")
    first = max(1, state.step - steps.VISIT)
    for space in range(1, codes.SPACES + 1):
        bit = codes.CARD_BIT[space]
        others = 0
        for other in range(state.seats):
            if other != seat and state.cards_laid(other) & bit:
                others += 1
        due = space >= first
        into.flag(due and state.cards_laid(seat) & bit != 0)
        into.add(24 * others if due else 0)
